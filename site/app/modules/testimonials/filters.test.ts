import { describe, expect, it } from 'vitest';
import type { TestimonialSummary } from '../../content/testimonials.server';
import { alike, matchingTestimonials, readTestimonialFilters, testimonialChoices } from './index';

const place = (slug: string) => ({ slug, name: slug.toUpperCase() });

function someone(slug: string, programme: string | null, ...way: string[]): TestimonialSummary {
  return {
    slug,
    name: slug,
    situation: null,
    position: null,
    graduated: null,
    quote: 'Oui.',
    portrait: null,
    programme: programme === null ? null : { slug: programme, title: programme },
    campus: way.length === 1 ? place(way[0] ?? '') : null,
    stages: way.length > 1 ? way.map(place) : [],
  };
}

const all = [
  someone('a', 'bts', 'agen', 'lille'),
  someone('b', 'mba', 'lyon'),
  someone('c', 'bts', 'lyon', 'paris'),
  someone('d', null),
];
const slugs = (found: TestimonialSummary[]) => found.map(({ slug }) => slug).join(' ');

describe('testimonials', () => {
  it.each([
    ['', 'a b c d'],
    ['formation=bts', 'a c'],
    ['campus=lyon', 'b c'],
    ['campus=agen&formation=bts', 'a'],
    ['campus=agen&formation=mba', ''],
    ['campus=atlantide', ''],
  ])('asked for by « %s »: %s', (query, expected) => {
    const filters = readTestimonialFilters(new URLSearchParams(query));
    expect(slugs(matchingTestimonials(all, filters))).toBe(expected);
  });

  it('are chosen by the programmes and campuses they tell of', () => {
    const { programmes, campuses } = testimonialChoices(all, { programme: '', campus: '' }, 'fr');
    expect(programmes.map(({ value }) => value)).toEqual(['bts', 'mba']);
    expect(campuses.map(({ name }) => name)).toEqual(['AGEN', 'LILLE', 'LYON', 'PARIS']);
  });

  it.each([
    ['a', 'c b'],
    ['b', 'c a'],
    ['d', 'a b'],
  ])('after %s come %s', (slug, expected) => {
    const one = all.find((each) => each.slug === slug) ?? someone('x', null);
    expect(slugs(alike(all, one, 2))).toBe(expected);
  });
});
