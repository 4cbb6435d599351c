import type { Block } from '../../content/blocks.server';

/** Of a text on a screen, by most. */
const WORDS_A_MINUTE = 220;

/** How long a page's words take to read. */
export function readingMinutes(blocks: Block[]): number {
  const words = blocks.flatMap(textsOf).reduce((sum, text) => sum + wordsIn(text), 0);
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'title':
    case 'quote':
      return [block.text];
    case 'rich-text':
      return [block.text.html];
    case 'chapter':
      return [block.title, block.text.html];
    case 'accordion':
      return block.items.flatMap(({ title, text }) => [title, text.html]);
    default:
      return [];
  }
}

function wordsIn(html: string): number {
  return html.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
