import { expect, it } from 'vitest';
import { atomFeed } from './index';

const LIST = 'https://www.cassini.example/blog';
const feed = {
  title: 'Blog | Cassini',
  language: 'fr',
  list: LIST,
  address: `${LIST}/flux.xml`,
  author: 'Cassini',
  now: new Date('2026-11-15T08:00:00Z'),
};
const entry = {
  title: 'La marge & <le> "reste"\u0007',
  address: `${LIST}/la-marge`,
  date: '2026-11-02',
  summary: null,
  author: 'Hélène Guirand',
  category: 'Métiers',
};

it('SEO-3: what is new, the newest first, safe whatever its words', () => {
  const lines = atomFeed({ ...feed, entries: [entry] }).split('\n');
  expect(lines).toContain('<updated>2026-11-02T00:00:00.000Z</updated>');
  expect(lines).toContain(
    `<entry><title>La marge &amp; &lt;le&gt; &quot;reste&quot;</title><id>${LIST}/la-marge</id><link rel="alternate" type="text/html" href="${LIST}/la-marge"/><published>2026-11-02T00:00:00.000Z</published><updated>2026-11-02T00:00:00.000Z</updated><author><name>Hélène Guirand</name></author><category term="Métiers"/></entry>`,
  );
});

it('SEO-3: with nothing new, it is a feed all the same', () => {
  const lines = atomFeed({ ...feed, entries: [] }).split('\n');
  expect(lines).toContain('<updated>2026-11-15T08:00:00.000Z</updated>');
  expect(lines.at(-2)).toBe('</feed>');
});
