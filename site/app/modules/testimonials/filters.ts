import type { TestimonialSummary } from '../../content/testimonials.server';
import { derived } from '../derived';
import { choices } from '../lists';
import { stagesOf } from './stages';

/** What a visitor asks of the list of testimonials: nothing is an empty text. */
export type TestimonialFilters = { programme: string; campus: string };

export function readTestimonialFilters(query: URLSearchParams): TestimonialFilters {
  const read = (name: string) => query.get(name)?.trim() ?? '';
  return { programme: read('formation'), campus: read('campus') };
}

/** As the list's address says it. */
export function testimonialQuery({ programme, campus }: TestimonialFilters) {
  return { formation: programme, campus };
}

/** Those who followed this programme and passed through this campus. */
export function matchingTestimonials<Each extends TestimonialSummary>(
  testimonials: Each[],
  { programme, campus }: TestimonialFilters,
): Each[] {
  return testimonials.filter(
    (testimonial) =>
      (!programme || testimonial.programme?.slug === programme) &&
      (!campus || placesOf(testimonial).some(({ slug }) => slug === campus)),
  );
}

/** What there is to choose: the programmes and campuses that someone tells of. Of campuses there may be too many for a list. */
export function testimonialChoices(
  all: TestimonialSummary[],
  asked: TestimonialFilters,
  language: string,
) {
  const { programmes, campuses } = told(all, language);
  return { programmes: choices(programmes, asked.programme, language), campuses };
}

const told = derived((all: TestimonialSummary[], language: string) => ({
  programmes: choices(
    all.map(({ programme: each }) => each && { value: each.slug, name: each.title }),
    '',
    language,
  ),
  campuses: choices(
    all.flatMap(placesOf).map(({ slug, name }) => ({ value: slug, name })),
    '',
    language,
  ),
}));

/** Every campus a testimonial is about. */
function placesOf(testimonial: TestimonialSummary) {
  const { campus } = testimonial;
  return [...stagesOf(testimonial), ...(campus ? [campus] : [])];
}

/** Whom to hear next: first those of the same programme or of a campus in common, in the order they come. */
export function alike(all: TestimonialSummary[], one: TestimonialSummary, most: number) {
  const places = new Set(placesOf(one).map(({ slug }) => slug));
  const others = all.filter(({ slug }) => slug !== one.slug);
  const isAlike = (other: TestimonialSummary) =>
    (one.programme !== null && other.programme?.slug === one.programme.slug) ||
    placesOf(other).some(({ slug }) => places.has(slug));
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, most);
}
