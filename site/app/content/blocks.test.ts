import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BLOCK_NAMES, blocks } from './blocks.server';
import { parse } from './fields';

const read = (...all: unknown[]) => parse(blocks, all, '/news-items/x');
const picture = { url: '/uploads/a_1f.jpg', width: 10, height: 10 };
const lyon = { id: 4, documentId: 'x', slug: 'lyon', name: 'Lyon' };

it.each([
  [
    { __component: 'texts.title', text: 'Titre', level: 3 },
    { kind: 'title', text: 'Titre', level: 3 },
  ],
  [
    { __component: 'texts.title', text: 'Titre', level: null },
    { kind: 'title', level: 2 },
  ],
  [
    { __component: 'texts.rich-text', text: '# Titre' },
    { kind: 'rich-text', text: { html: '<h2>Titre</h2>\n' } },
  ],
  [
    { __component: 'texts.chapter', title: 'Chapitre', text: '# Titre' },
    { kind: 'chapter', title: 'Chapitre', text: { html: '<h3>Titre</h3>\n' } },
  ],
  [
    { __component: 'texts.quote', text: '« J’ai perdu. »', author: null },
    { kind: 'quote', text: 'J’ai perdu.', author: null },
  ],
  [
    { __component: 'texts.accordion', items: [{ title: 'Volet', text: 'x' }] },
    { kind: 'accordion', items: [{ title: 'Volet', text: { html: '<p>x</p>\n' } }] },
  ],
  [
    { __component: 'media.image', image: picture, caption: 'Légende', wide: true },
    { kind: 'image', image: { src: '/uploads/a_1f.jpg' }, caption: 'Légende', wide: true },
  ],
  [
    { __component: 'media.image', image: picture, caption: '', wide: null },
    { kind: 'image', caption: null, wide: false },
  ],
  [
    { __component: 'media.video', title: 'Film', url: 'https://films.example/w/1', poster: null },
    { kind: 'video', film: { by: 'link', url: 'https://films.example/w/1' }, transcript: null },
  ],
  [
    { __component: 'media.video', title: 'Film', url: '/uploads/film_1f.mp4' },
    { kind: 'video', film: { by: 'browser' } },
  ],
  [
    { __component: 'menus.summary', title: '' },
    { kind: 'summary', title: null },
  ],
  [
    { __component: 'forms.call-to-action', action: 'brochure', label: 'La recevoir' },
    { kind: 'call-to-action', action: 'brochure', label: 'La recevoir', title: null },
  ],
  [
    { __component: 'news.cards', limit: 5, category: { slug: 'alternance' }, campus: lyon },
    { kind: 'news-cards', limit: 5, category: 'alternance', campus: 'lyon' },
  ],
  [
    { __component: 'news.cards', limit: 99, category: null },
    { kind: 'news-cards', limit: 3, category: null, campus: null },
  ],
  [
    { __component: 'news.list', title: 'Lu', limit: null },
    { kind: 'news-list', title: 'Lu', limit: 6 },
  ],
  [{ __component: 'news.filter' }, { kind: 'news-filter', title: null }],
  [
    { __component: 'news.main-news', news: { slug: 'rentree', title: 'La rentrée' } },
    { kind: 'main-news', news: 'rentree' },
  ],
  [
    { __component: 'events.list', limit: 2, type: 'job-dating', campus: lyon },
    { kind: 'event-list', limit: 2, type: 'job-dating', campus: 'lyon' },
  ],
  [
    { __component: 'events.list', type: 'kermesse' },
    { kind: 'event-list', limit: 3, type: null, campus: null },
  ],
  [{ __component: 'events.agenda' }, { kind: 'agenda', title: null }],
  [
    { __component: 'programmes.list', landingType: 'kermesse' },
    { kind: 'programme-list', landingType: null },
  ],
  [
    { __component: 'programmes.category', landingType: 'bts', text: 'Deux ans.' },
    { kind: 'programme-category', landingType: 'bts', text: 'Deux ans.' },
  ],
  [{ __component: 'programmes.panorama' }, { kind: 'panorama', title: null, text: null }],
  [
    { __component: 'programmes.teaching-units', programme: { slug: 'bts-mco' } },
    { kind: 'teaching-units', programme: 'bts-mco' },
  ],
  [{ __component: 'programmes.skill-units' }, { kind: 'skill-units', programme: null }],
  [{ __component: 'campuses.list' }, { kind: 'campus-list' }],
  [{ __component: 'campuses.map' }, { kind: 'campus-map' }],
  [
    { __component: 'campuses.contacts', campus: lyon },
    { kind: 'campus-contacts', campus: 'lyon' },
  ],
  [
    { __component: 'careers.careers', programme: { slug: 'bts-mco' } },
    { kind: 'careers', programme: 'bts-mco' },
  ],
  [
    { __component: 'careers.offers', campus: { slug: 7 } },
    { kind: 'offers', limit: 6, campus: null },
  ],
  [
    { __component: 'testimonials.list', programme: null },
    { kind: 'testimonials', limit: 3, programme: null },
  ],
  [
    { __component: 'testimonials.single', testimonial: { slug: 'ines' } },
    { kind: 'testimonial', testimonial: 'ines' },
  ],
  [
    { __component: 'blog.articles', category: { slug: 'metiers' } },
    { kind: 'posts', limit: 3, category: 'metiers' },
  ],
  [
    { __component: 'teams.team', campus: lyon },
    { kind: 'team', campus: 'lyon' },
  ],
])('BLK-3: %j is read', (block, expected) => {
  expect(read(block)).toMatchObject([expected]);
});

it.each(['home', 'campus', 'career', 'news', 'programme'])(
  'BLK-3: a header is read, in the look of a %s',
  (look) => {
    const fields = { title: ' En-tête ', text: null, image: picture };
    expect(read({ __component: `headers.${look}`, ...fields })).toMatchObject([
      { kind: 'header', look, title: 'En-tête', text: null, image: { src: '/uploads/a_1f.jpg' } },
    ]);
  },
);

it.each([
  ['of a kind the site does not know', { __component: 'news.ticker', title: 'x' }],
  ['named like what every object has', { __component: 'constructor' }],
  ['without a name', { text: 'x' }],
  ['that is none', 'texts.title'],
  ['without its text', { __component: 'texts.title' }],
  ['too long', { __component: 'texts.rich-text', text: 'x'.repeat(100_001) }],
  ['without its picture', { __component: 'media.image', image: null }],
  ['with an address that is none', { __component: 'media.video', title: 'x', url: 'javascript:1' }],
  ['without its family', { __component: 'programmes.category', landingType: null }],
  ['that calls to nothing', { __component: 'forms.call-to-action', action: 'danse' }],
])('a block %s is left out, and the others show', (_name, block) => {
  const title = { __component: 'texts.title', text: 'Titre' };
  expect(read(title, block, title).map(({ kind }) => kind)).toEqual(['title', 'title']);
});

it('no blocks are an empty page', () => {
  expect(parse(blocks, null, '/')).toEqual([]);
});

it('BLK-3: every block that an editor may put in a body is one the site can draw', () => {
  const kinds = path.join(import.meta.dirname, '../../../cms/src/api');
  const offered = readdirSync(kinds).flatMap((kind) => bodyOf(path.join(kinds, kind), kind));
  expect(new Set(offered)).toEqual(new Set(BLOCK_NAMES));
});

function bodyOf(folder: string, kind: string): string[] {
  // The menus have a body of their own, and their own reader.
  if (kind === 'menu-enrichi' || !readdirSync(folder).includes('content-types')) return [];
  const file = path.join(folder, 'content-types', kind, 'schema.json');
  return JSON.parse(readFileSync(file, 'utf8')).attributes.body?.components ?? [];
}
