import { folded } from '../lists';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, as they stand in it. An elision and a hyphen part words: « l’école », « Mont-de-Marsan ». */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The same, as they are compared. */
export function foldedWords(text: string): string[] {
  return wordsOf(text).map(folded);
}

/** A text, cut where its words begin and end: every other piece is a word. */
export function cutAtWords(text: string): { text: string; isWord: boolean }[] {
  const pieces: { text: string; isWord: boolean }[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isWord: false });
    pieces.push({ text: word, isWord: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isWord: false });
  return pieces;
}
