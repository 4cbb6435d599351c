import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageMeta } from './index';

const SITE = 'https://www.cassini.example';
const settings = {
  title: 'Cassini, école de management',
  siteName: 'Cassini',
  description: null,
  twitterSite: null,
  socials: [],
  metas: [],
};
const site = {
  locale: 'fr' as const,
  core: { languages: ['fr', 'en'] as const, settings },
  datas: { campuses: [] },
};

it('SEO-3: wherever a page is, its canonical address and its languages are of the site', () => {
  const segment = fc.oneof(
    fc.webSegment(),
    fc.constantFrom('', 'en', '..', '%2f', '@evil.example', 'evil.example', '\\evil.example'),
  );
  const address = fc
    .tuple(fc.array(segment, { maxLength: 4 }), fc.webQueryParameters())
    .map(([parts, query]) => new URL(`${SITE}/${parts.join('/')}?${query}`).href);
  fc.assert(
    fc.property(address, (canonical) => {
      const links = pageMeta(site, { canonical }).filter((tag) => 'href' in tag);
      expect(links.length).toBeGreaterThan(1);
      for (const { href } of links as { href: string }[]) expect(new URL(href).origin).toBe(SITE);
    }),
  );
});
