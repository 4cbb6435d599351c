type Related = { slug: string; type: string | null; campus: { slug: string } | null };

const SHOWN = 4;

/** Other dates for who looks at this one: at its campus first, then of its type elsewhere, in the order they were given. */
export function othersLike<Event extends Related>(event: Related, all: Event[]): Event[] {
  const others = all.filter(({ slug }) => slug !== event.slug);
  const here = others.filter(({ campus }) => campus && campus.slug === event.campus?.slug);
  const alike = others.filter((other) => other.type && other.type === event.type);
  const chosen = new Set([...here, ...alike].slice(0, SHOWN));
  return others.filter((other) => chosen.has(other));
}
