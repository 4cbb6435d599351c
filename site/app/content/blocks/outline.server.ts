import type { Locale } from '../../config-schema.server';
import type { BlockOf } from '../blocks.server';
import { shiftHeadings } from '../rich-text.server';
import type { Chapter, DataOf, FilledBlock, Kind } from './filled';
import { headingOf } from './headings.server';
import { levelAfter, nameHeadings, namer } from './outline';

/** A block that has its data, and no place yet in the page. */
export type Unplaced = {
  [Each in Kind]: BlockOf<Each> &
    (Each extends 'summary' ? unknown : DataOf<Each>) & { key: string };
}[Kind];

/** Puts the headings of a page in order, whatever its editor chose, and names those that an address may end in. */
export function outlined(blocks: Unplaced[], locale: Locale): FilledBlock[] {
  const name = namer();
  const placed = leveled(blocks, locale).map((block) => place(block, locale, name));
  const chapters = chaptersOf(placed);
  return placed.map((block) => (block.kind === 'summary' ? { ...block, chapters } : block));
}

/** What a summary of these blocks lists. */
export function chaptersOf(blocks: FilledBlock[]): Chapter[] {
  return blocks.flatMap((block) =>
    block.kind === 'rich-text' ? block.parts : block.part ? [block.part] : [],
  );
}

function leveled(blocks: Unplaced[], locale: Locale): Unplaced[] {
  // The page's title, then the heading of the part that a block stands in.
  let part = 1;
  let isTitled = false;
  return blocks.map((block) => {
    switch (block.kind) {
      case 'title': {
        const level = levelAfter(part, block.level);
        part = level;
        isTitled = true;
        return { ...block, level };
      }
      case 'rich-text': {
        const html = shiftHeadings(block.text.html, isTitled ? part + 1 : 2);
        if (html.includes('<h2>')) part = 2;
        return { ...block, text: { html } };
      }
      case 'accordion': {
        const level = part === 1 ? 2 : part === 2 ? 3 : 4;
        const items = block.items.map(({ title, text }) => ({
          title,
          text: { html: shiftHeadings(text.html, level + 1) },
        }));
        return { ...block, level, items };
      }
      case 'video': {
        const { transcript } = block;
        if (!transcript) return block;
        return { ...block, transcript: { html: shiftHeadings(transcript.html, part + 1) } };
      }
      default:
        if (headingOf(block, locale) !== null) {
          part = 2;
          isTitled = false;
        }
        return block;
    }
  });
}

function place(block: Unplaced, locale: Locale, name: (title: string) => Chapter): FilledBlock {
  if (block.kind === 'rich-text') {
    const { html, parts } = nameHeadings(block.text.html, name);
    return { ...block, text: { html }, part: null, parts };
  }
  const heading = headingOf(block, locale);
  const part = heading === null ? null : name(heading);
  // Kinds that are always headed are those to which headingOf always gives one.
  return { ...block, part, ...(block.kind === 'summary' && { chapters: [] }) } as FilledBlock;
}
