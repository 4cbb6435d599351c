export const ACTIONS = ['brochure', 'contact', 'registration'] as const;
export type Action = (typeof ACTIONS)[number];

export function isAction(text: unknown): text is Action {
  return ACTIONS.some((action) => action === text);
}

type Named = { documentId: string; slug: string; name: string };

type Acts = { closed: boolean; urls: Record<Action, string | null> };

/** One programme on one campus, as far as a visitor can act on it. */
export type Offering = Acts & { course: Named; campus: Named };

/**
 * Whether the action leads somewhere: an offering without an address is left out rather than a dead end, and one that
 * is closed still has a brochure and a contact, but takes no application.
 */
export function canAct({ closed, urls }: Acts, action: Action): boolean {
  return Boolean(urls[action]) && takes(closed, action);
}

/** The actions that an offering takes and has no address for: those that editors are told of. */
export function lackingActions({ closed, urls }: Acts): Action[] {
  return ACTIONS.filter((action) => !urls[action] && takes(closed, action));
}

function takes(closed: boolean, action: Action): boolean {
  return !(closed && action === 'registration');
}

export function coursesByAction(offerings: Offering[]): Record<Action, Named[]> {
  const courses = (action: Action) =>
    distinct(offerings.filter((offering) => canAct(offering, action)).map(({ course }) => course));
  return {
    brochure: courses('brochure'),
    contact: courses('contact'),
    registration: courses('registration'),
  };
}

export function campusesOf(offerings: Offering[], action: Action, courseSlug: string): Named[] {
  const offered = offerings.filter(
    (offering) => offering.course.slug === courseSlug && canAct(offering, action),
  );
  return distinct(offered.map(({ campus }) => campus));
}

export function linksOf(
  offerings: Offering[],
  action: Action,
  courseSlug: string,
  campusSlug: string,
): { url: string }[] {
  return offerings
    .filter(({ course, campus }) => course.slug === courseSlug && campus.slug === campusSlug)
    .filter((offering) => canAct(offering, action))
    .flatMap(({ urls }) => urls[action] ?? [])
    .map((url) => ({ url }));
}

/** All of it at once: by action the courses, with the campuses of each and the address that the three questions come to. */
export function everyLink(offerings: Offering[]) {
  return Object.entries(coursesByAction(offerings)).map(([name, courses]) => {
    const action = name as Action;
    const rows = courses.map((course) => {
      const own = offerings.filter(({ course: { slug } }) => slug === course.slug);
      const campuses = campusesOf(own, action, course.slug).flatMap((campus) => {
        const [link] = linksOf(own, action, course.slug, campus.slug);
        return link ? { campus, url: link.url } : [];
      });
      return { course, campuses };
    });
    return [action, rows] as const;
  });
}

function distinct(items: Named[]): Named[] {
  const bySlug = new Map(items.map((item) => [item.slug, item]));
  return [...bySlug.values()].sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}
