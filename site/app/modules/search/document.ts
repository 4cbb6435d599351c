/** What can be found, in the order a visitor is offered it when nothing else decides. */
export const KINDS = [
  'programmes',
  'campuses',
  'events',
  'offers',
  'news',
  'blog',
  'articles',
  'testimonials',
  'pages',
] as const;

export type Kind = (typeof KINDS)[number];

/** One page of the site, as the search knows it. */
export type SearchDocument = {
  kind: Kind;
  /** In the language of the index. */
  path: string;
  title: string;
  /** What else it goes by: a code, a city, a type. */
  names: string[];
  summary: string;
  /** The rest of what is read there, without markup. */
  text: string;
  /** The names of what it is linked to. */
  related: string[];
  date: string | null;
  /** What is said of it beside its title. */
  context: string[];
  /** Not before this instant. */
  from: string | null;
  /** Not after this day. */
  lastDay: string | null;
};
