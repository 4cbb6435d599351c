import { expect, it } from 'vitest';
import { blocks } from '../blocks.server';
import { parse } from '../fields';
import type { FilledBlock } from './filled';
import { namer } from './outline';
import { chaptersOf, outlined } from './outline.server';

/** Blocks that need nothing but themselves. */
const outline = (...all: object[]): FilledBlock[] =>
  outlined(
    parse(blocks, all, '/pages/x').flatMap((block) =>
      block.kind === 'title' ||
      block.kind === 'rich-text' ||
      block.kind === 'chapter' ||
      block.kind === 'accordion' ||
      block.kind === 'video' ||
      block.kind === 'call-to-action' ||
      block.kind === 'summary'
        ? [block]
        : [],
    ),
    'fr',
  );

const title = (text: string, level: number) => ({ __component: 'texts.title', text, level });
const prose = (text: string) => ({ __component: 'texts.rich-text', text });
const chapter = (title: string, text = 'x') => ({ __component: 'texts.chapter', title, text });
const accordion = { __component: 'texts.accordion', items: [{ title: 'Volet', text: '# Y' }] };

it.each([
  ['Trouver son entreprise', 'trouver-son-entreprise'],
  ['Rémunération', 'remuneration'],
  ['« Combien ? » : l’œuvre', 'combien-l-oeuvre'],
  ['!?', 'partie'],
  ['Contenu', 'partie-contenu'],
])('%j is named %s', (heading, id) => {
  expect(namer()(heading)).toEqual({ id, title: heading });
});

it('two headings of the same words have two names', () => {
  const found = outline(chapter('Prix'), chapter('Prix'), prose('# Prix'));
  expect(chaptersOf(found).map(({ id }) => id)).toEqual(['prix', 'prix-2', 'prix-3']);
});

/** The levels of all headings, in the order they are read. */
const levels = (found: FilledBlock[]): number[] =>
  found.flatMap((block) => {
    const inside = (html: string) =>
      [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    switch (block.kind) {
      case 'title':
        return [block.level];
      case 'rich-text':
        return inside(block.text.html);
      case 'chapter':
        return [2, ...inside(block.text.html)];
      case 'accordion':
        return block.items.flatMap(({ text }) => [block.level, ...inside(text.html)]);
      case 'video':
        return inside(block.transcript?.html ?? '');
      default:
        return block.part ? [2] : [];
    }
  });

const film = {
  __component: 'media.video',
  title: 'x',
  url: '/uploads/x_1.mp4',
  transcript: '# Voix',
};

it.each([
  ['a title that skips one', [title('A', 2), title('B', 4)], [2, 3]],
  ['a first title that is low', [title('A', 4), title('B', 4)], [2, 3]],
  ['titles on their way down', [title('A', 2), title('B', 3), title('C', 4)], [2, 3, 4]],
  ['a title after a chapter', [chapter('A'), title('B', 4)], [2, 3]],
  ['prose alone', [prose('# A\n## B')], [2, 3]],
  ['prose under a title', [title('A', 2), prose('# B')], [2, 3]],
  ['prose after a chapter', [chapter('A', '# B'), prose('# C')], [2, 3, 2]],
  ['an accordion alone', [accordion], [2, 3]],
  ['an accordion under a title', [title('A', 2), accordion], [2, 3, 4]],
  ['an accordion under a low title', [title('A', 2), title('B', 3), accordion], [2, 3, 4, 5]],
  ['a transcript under a chapter', [chapter('A'), film], [2, 3]],
  ['a transcript alone', [film], [2]],
])('the headings of %s are in order', (_name, all, expected) => {
  expect(levels(outline(...all))).toEqual(expected);
});

it('a summary lists the parts of the page, those of a prose too, and no lower heading', () => {
  const [summary] = outline(
    { __component: 'menus.summary' },
    prose('# Avant & **après**\n\n## Détail'),
    title('Titre', 2),
    title('Sous-titre', 3),
    chapter('Chapitre', '# Dedans'),
    { __component: 'forms.call-to-action', action: 'brochure' },
  );
  expect(summary).toMatchObject({
    chapters: [
      { id: 'avant-apres', title: 'Avant & après' },
      { id: 'titre', title: 'Titre' },
      { id: 'chapitre', title: 'Chapitre' },
      { id: 'recevoir-la-brochure', title: 'Recevoir la brochure' },
    ],
  });
});

it('what a summary lists is what an address finds', () => {
  const [text] = outline(prose('# Avant\n\ntexte'));
  expect(text).toMatchObject({
    text: { html: expect.stringContaining('<h2 id="avant">Avant</h2>') },
  });
});
