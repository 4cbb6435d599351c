import type { FilledBlock } from '../../content/blocks/filled';
import { wordsOf } from './graph/words';

/** What engines show of a description. */
const MOST = 160;
/** Sentences that come to less than this say too little alone. */
const LEAST = 90;

/** One line that engines show whole: its first sentences, or as many words as there is room for. */
export function inBrief(text: string): string {
  const line = text.replaceAll(/[^\S\u00a0\u202f]+/g, ' ').trim();
  if (line.length <= MOST) return line;
  const sentences = line.slice(0, MOST + 1).match(/^.*[.!?…](?=\s)/)?.[0] ?? '';
  if (sentences.length >= LEAST) return sentences;
  const words = line.slice(0, MOST).replace(/[\s,;:.«(–-]+\S*$/, '');
  return `${words}…`;
}

/** What a page that has no summary begins with. */
export function firstWords(body: FilledBlock[]): string | null {
  for (const block of body) {
    const words = openingOf(block);
    if (words) return words;
  }
  return null;
}

function openingOf(block: FilledBlock): string | null {
  if (block.kind === 'header') return block.text;
  const isText = block.kind === 'rich-text' || block.kind === 'chapter';
  return isText ? wordsOf(block.text.html) : null;
}
