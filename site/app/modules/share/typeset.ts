/** The room that a title has, in pixels. */
export type Room = { width: number; height: number };
export type Setting = { size: number; leading: number; lines: string[] };

/** From the largest to the smallest that is read on a telephone, where a card is half as wide. */
const SIZES = [168, 146, 130, 116, 104, 94, 84, 76, 68, 61, 55, 49, 44];

/** Lines lie closer the larger they are. */
function leadingOf(size: number): number {
  return size >= 84 ? 0.96 : size >= 61 ? 1 : size >= 44 ? 1.08 : 1.3;
}

/** How wide a text is, in parts of its size. */
type Measure = (text: string) => number;

/** A text as large as its room allows, in lines of about the same length. Where no size is small enough, it ends at a word. */
export function typeset(title: string, room: Room, measure: Measure, sizes = SIZES): Setting {
  const [whole, parted] = [wordsOf(title, WORD, measure), wordsOf(title, PART, measure)];
  for (const size of sizes) {
    const width = room.width / size;
    const words = whole.every((word) => word.width <= width) ? whole : parted;
    const lines = broken(words, width);
    if (lines.every((line) => line.width <= width) && fits(lines.length, size, room))
      return settle(words, lines.length, size, room);
  }
  return shortened(title, room, measure, sizes.at(-1) ?? 0);
}

function fits(count: number, size: number, { height }: Room): boolean {
  return count * size * leadingOf(size) <= height;
}

type Word = { text: string; width: number; space: number };
type Line = { text: string; width: number };

/** A line ends after a space, never after one that does not break; after a hyphen where a word is longer than a line. */
const WORD = /(?<= )(?=[^ ])/;
const PART = /(?<=[ -])(?=[^ -])/;

function wordsOf(title: string, end: RegExp, measure: Measure): Word[] {
  return title
    .split(end)
    .filter((part) => part !== '')
    .map((part) => {
      const text = part.trimEnd();
      return { text: part, width: measure(text), space: measure(part) - measure(text) };
    });
}

function broken(words: Word[], width: number): Line[] {
  const lines: Line[] = [];
  let end = 0;
  for (const word of words) {
    const last = lines.at(-1);
    if (last && last.width + end + word.width <= width) {
      last.text += word.text;
      last.width += end + word.width;
    } else {
      lines.push({ text: word.text, width: word.width });
    }
    end = word.space;
  }
  return lines;
}

/** The narrowest in as many lines. */
function settle(words: Word[], count: number, size: number, { width }: Room): Setting {
  let [narrow, wide] = [0, width / size];
  for (let step = 0; step < 10; step += 1) {
    const middle = (narrow + wide) / 2;
    const lines = broken(words, middle);
    if (lines.length > count || lines.some((line) => line.width > middle)) narrow = middle;
    else wide = middle;
  }
  const lines = broken(words, wide).map(({ text }) => text.trimEnd());
  return { size, leading: leadingOf(size), lines };
}

/** At the smallest size: a word longer than a line is cut, and so is what no line is left for. */
function shortened(title: string, room: Room, measure: Measure, size: number): Setting {
  const leading = leadingOf(size);
  const width = room.width / size;
  const count = Math.max(1, Math.floor(room.height / (size * leading)));
  const pieces = wordsOf(title, PART, measure).flatMap((word) =>
    word.width <= width ? word : wordsOf(chopped(word.text, width, measure), WORD, measure),
  );
  const all = broken(pieces, width).map(({ text }) => text.trimEnd());
  if (all.length <= count) return { size, leading, lines: all };
  const lines = all.slice(0, count);
  lines.push(ended(lines.pop() ?? '', width, measure));
  return { size, leading, lines };
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

function chopped(word: string, width: number, measure: Measure): string {
  let [pieces, piece] = ['', ''];
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && measure(piece + segment) > width) {
      pieces += `${piece} `;
      piece = '';
    }
    piece += segment;
  }
  return pieces + piece;
}

const MORE = '…';

/** The last line that there is room for, and that there is more. */
function ended(line: string, width: number, measure: Measure): string {
  let kept = line.replace(/[\s,;:.!?…-]+$/u, '');
  while (kept !== '' && measure(kept + MORE) > width)
    kept = kept.includes(' ') ? kept.replace(/[\s,;:.!?…-]+[^ ]*$/u, '') : kept.slice(0, -1);
  return kept + MORE;
}
