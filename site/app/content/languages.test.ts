import { expect, it } from 'vitest';
import { languagesOf } from './languages';

const all = ['fr', 'en'] as const;

it.each([
  [
    'a page with another path in English',
    { path: 'cgv', localizations: [{ locale: 'en', path: 'terms' }] },
    { place: '/', own: 'fr' as const },
    ['/cgv', '/en/terms', true],
  ],
  [
    'the same, read in English',
    { path: 'terms', localizations: [{ locale: 'fr', path: 'cgv' }] },
    { place: '/', own: 'en' as const },
    ['/cgv', '/en/terms', true],
  ],
  [
    'a post in French only',
    { slug: 'x', localizations: [] },
    { place: '/blog/', own: 'fr' as const },
    ['/blog/x', '/en/blog', false],
  ],
  [
    'an article in French only, which its query names',
    { slug: 'x', localizations: [] },
    { place: '/article?slug=', own: 'fr' as const },
    ['/article?slug=x', '/en/article', false],
  ],
  [
    'an answer that says nothing of languages (API-15)',
    { slug: 'x' },
    { place: '/blog/', own: 'fr' as const },
    ['/blog/x', '/en/blog/x', true],
  ],
  [
    'an answer that is not what was expected',
    { slug: 7, localizations: 'no' },
    { place: '/blog/', own: 'fr' as const },
    ['/blog', '/en/blog', false],
  ],
])('%s', (_, found, where, [french, english, isTranslation]) => {
  const languages = languagesOf(found, { ...where, all });
  expect(languages.fr?.to).toBe(french);
  expect(languages.en).toEqual({ to: english, isTranslation });
});
