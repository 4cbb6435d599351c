/** The right to see the page, which is given to roles like any other. */
export const SEE_HEALTH = 'api::publication-health.read';

/** What the page « Santé des publications » is given: every check, the gravest first, with what it found. */
export type Report = { sections: Section[] };

export type Section = Words & { count: number; groups: Group[] };

/** What an editor reads about a check: what it looks for, why that matters, and what is so when it finds nothing. */
export type Words = { id: CheckId; gravity: Gravity; title: string; why: string; clean: string };

export type CheckId =
  | 'offerings'
  | 'redirects'
  | 'endless-events'
  | 'images'
  | 'descriptions'
  | 'expired-offers'
  | 'translations';

/** `broken` stops a visitor, `poor` serves them badly, `untranslated` only concerns a site that is shown in English. */
export type Gravity = 'broken' | 'poor' | 'untranslated';

/** All that was found of one kind. `count` is the whole truth; the findings stop at a number one can read. */
export type Group = { label: string | null; count: number; findings: Finding[] };

export type Finding = {
  name: string;
  detail: string | null;
  locale: string | null;
  /** Where in the admin it is mended. */
  link: string;
};
