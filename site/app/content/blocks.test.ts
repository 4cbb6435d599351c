import { expect, it } from 'vitest';
import { blocks } from './blocks.server';
import { parse } from './fields';

const read = (...all: unknown[]) => parse(blocks, all, '/news-items/x');
const picture = { url: '/uploads/a_1f.jpg', width: 10, height: 10 };

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
    { __component: 'media.video', title: 'Film', url: 'https://films.example/w/1', poster: null },
    { kind: 'video', url: 'https://films.example/w/1', plays: false, transcript: null },
  ],
  [
    { __component: 'media.video', title: 'Film', url: '/uploads/film_1f.mp4' },
    { kind: 'video', plays: true },
  ],
])('BLK-3: %j is read', (block, expected) => {
  expect(read(block)).toMatchObject([expected]);
});

it.each([
  ['of a kind the site does not know', { __component: 'news.cards', title: 'x' }],
  ['named like what every object has', { __component: 'constructor' }],
  ['without a name', { text: 'x' }],
  ['that is none', 'texts.title'],
  ['without its text', { __component: 'texts.title' }],
  ['too long', { __component: 'texts.rich-text', text: 'x'.repeat(100_001) }],
  ['without its picture', { __component: 'media.image', image: null }],
  ['with an address that is none', { __component: 'media.video', title: 'x', url: 'javascript:1' }],
])('a block %s is left out, and the others show', (_name, block) => {
  const title = { __component: 'texts.title', text: 'Titre' };
  expect(read(title, block, title).map(({ kind }) => kind)).toEqual(['title', 'title']);
});

it('no blocks are an empty page', () => {
  expect(parse(blocks, null, '/')).toEqual([]);
});
