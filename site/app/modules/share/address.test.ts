import { expect, it } from 'vitest';
import { askedCard, cardAddress, pageOf } from './index';

const SITE = 'https://www.cassini.example';

it.each([
  ['/', '/partage.png?v=1a'],
  ['/en', '/partage/en.png?v=1a'],
  ['/campus', '/partage/campus.png?v=1a'],
  ['/campus/lyon', '/partage/campus/lyon.png?v=1a'],
  ['/en/campus/lyon', '/partage/en/campus/lyon.png?v=1a'],
  ['/entreprise', '/partage/entreprise.png?v=1a'],
  ['/article?slug=un-nom', '/partage/article.png?slug=un-nom&v=1a'],
])('the picture of %s is at %s, and leads back to it', (path, address) => {
  const page = pageOf(new URL(path, SITE));
  expect(cardAddress(page, '1a')).toBe(address);
  const asked = askedCard(new URL(address, SITE));
  expect(asked?.version).toBe('1a');
  expect([asked?.page.language, asked?.page.path, String(asked?.page.query)]).toEqual([
    page.language,
    page.path,
    String(page.query),
  ]);
});

it.each(['/partage', '/partage/campus', '/partage/campus.jpg', '/ailleurs.png'])(
  '%s is the picture of no page',
  (address) => expect(askedCard(new URL(address, SITE))).toBeNull(),
);
