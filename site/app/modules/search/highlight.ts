import { cutAtWords } from './words';

/** A piece of a text, and whether it is what was looked for. */
export type Piece = { text: string; hit: boolean };
type IsHit = (word: string) => boolean;

/** A text in pieces, for a page to mark: never as HTML. */
export function highlighted(text: string, isHit: IsHit): Piece[] {
  const pieces: Piece[] = [];
  for (const { text: piece, isWord } of cutAtWords(text)) {
    const hit = isWord && isHit(piece);
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += piece;
    else pieces.push({ text: piece, hit });
  }
  return pieces;
}

const LENGTH = 170;
/** How much stands before what was found. */
const LEAD = 60;

/** A line or two of a page: its summary, unless what was looked for stands in the rest of it. */
export function excerpt(summary: string, text: string, isHit: IsHit): string {
  const found = [summary, text]
    .map((said) => ({ said, at: firstHit(said, isHit) }))
    .find(({ at }) => at !== -1);
  return found ? around(found.said, found.at) : around(summary || text, 0);
}

function firstHit(text: string, isHit: IsHit): number {
  let at = 0;
  for (const { text: piece, isWord } of cutAtWords(text)) {
    if (isWord && isHit(piece)) return at;
    at += piece.length;
  }
  return -1;
}

/** Cut between words, with an ellipsis where there was more. */
function around(text: string, at: number): string {
  const line = text.replaceAll(/[\n\r\t]/g, ' ');
  if (line.length <= LENGTH) return line.trim();
  const start = at + LEAD < LENGTH ? 0 : Math.max(0, line.indexOf(' ', at - LEAD));
  const cut = line.slice(start, start + LENGTH);
  const more = start + LENGTH < line.length;
  const whole = more ? cut.slice(0, Math.max(cut.lastIndexOf(' '), LEAD)) : cut;
  return `${start > 0 ? '…\u00a0' : ''}${whole.trim()}${more ? '\u00a0…' : ''}`;
}
