import { describe, expect, it } from 'vitest';
import type { Block } from '../../content/blocks.server';
import { archiveYears, isArchive, newsAddress, readingMinutes, readNewsFilters, related } from '.';

const none = { category: '', campus: '' };

describe('RTE-3: the address of a page of news', () => {
  it.each([
    [1, none, '/actualites'],
    [2, none, '/actualites/page/2'],
    [1, { category: 'entreprises', campus: '' }, '/actualites?rubrique=entreprises'],
    [
      3,
      { category: 'entreprises', campus: 'lyon' },
      '/actualites/page/3?rubrique=entreprises&campus=lyon',
    ],
  ])('%d, %j: %s', (number, filters, expected) => {
    expect(newsAddress(number, filters)).toBe(expected);
  });

  it('is read as it is written', () => {
    const { searchParams } = new URL('http://x/actualites?campus=lyon&rubrique=%20entreprises');
    expect(readNewsFilters(searchParams)).toEqual({ category: 'entreprises', campus: 'lyon' });
    expect(readNewsFilters(new URLSearchParams())).toEqual(none);
  });
});

describe('RTE-4: archives', () => {
  const archive = (slug: string, title: string, date: string) => ({ slug, title, date });

  it('are known by their address', () => {
    expect(isArchive('archives-actualites-2018-1')).toBe(true);
    expect(isArchive('archives-de-la-ville')).toBe(false);
  });

  it('are by year, the last first, and named without what all of them say', () => {
    expect(
      archiveYears([
        archive('b', 'Archives actualités\u00a0: juillet à décembre 2018', '2018-12-31T08:00:00Z'),
        archive('c', 'Ce qui s’est passé', '2019-06-30T08:00:00Z'),
        archive('a', 'Archives actualités : janvier à juin 2018', '2018-06-30T08:00:00Z'),
      ]),
    ).toEqual([
      { year: '2019', archives: [{ slug: 'c', name: 'Ce qui s’est passé' }] },
      {
        year: '2018',
        archives: [
          { slug: 'a', name: 'Janvier à juin' },
          { slug: 'b', name: 'Juillet à décembre' },
        ],
      },
    ]);
  });

  it('are of the year it is at the school', () => {
    const [{ year } = { year: '' }] = archiveYears([archive('a', 'x', '2018-12-31T23:30:00Z')]);
    expect(year).toBe('2019');
  });
});

describe('the time a post takes to read', () => {
  const words = (count: number) => 'mot '.repeat(count);

  it.each([
    [0, 1],
    [220, 1],
    [440, 2],
    [2200, 10],
  ])('%d words: %d min', (count, minutes) => {
    const block: Block = {
      kind: 'rich-text',
      text: { html: `<p class="a b">${words(count)}</p>` },
    };
    expect(readingMinutes([block])).toBe(minutes);
  });

  it('counts what is read, whatever holds it', () => {
    const blocks: Block[] = [
      { kind: 'title', text: words(100), level: 2 },
      { kind: 'quote', text: words(100), author: null },
      { kind: 'chapter', title: words(100), text: { html: words(100) } },
      { kind: 'accordion', items: [{ title: words(100), text: { html: words(160) } }], level: 2 },
    ];
    expect(readingMinutes(blocks)).toBe(3);
  });
});

describe('what to read next', () => {
  const post = (slug: string, category: string | null) => ({
    slug,
    category: category === null ? null : { slug: category },
  });
  const posts = [post('a', 'x'), post('b', 'y'), post('c', 'x'), post('d', null)];
  const slugs = (of: ReturnType<typeof post>, most: number) =>
    related(posts, of, most).map(({ slug }) => slug);

  it('is of the same category first, and not what was read', () => {
    expect(slugs(post('c', 'x'), 3)).toEqual(['a', 'b', 'd']);
  });

  it('is anything, after a post that has no category', () => {
    expect(slugs(post('d', null), 9)).toEqual(['a', 'b', 'c']);
  });
});
