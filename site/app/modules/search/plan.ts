import type { Vocabulary } from './vocabulary';
import { foldedWords } from './words';

/** Words that are all to be found. */
type Phrase = string[];
/** What is asked for, and what else it may be called. */
export type Wish = { phrase: Phrase; alike: Phrase[] };

const MOST_WORDS = 12;

/** What is to be looked for: word by word, or by phrases that have other names. */
export function planOf(query: string, vocabulary: Vocabulary): Wish[] {
  const { ignored, groups } = prepared(vocabulary);
  const all = foldedWords(query).slice(0, MOST_WORDS);
  const telling = all.filter((word) => !ignored.has(word));
  const words = telling.length > 0 ? telling : all;
  const wishes: Wish[] = [];
  for (let at = 0; at < words.length; ) {
    const group = longestAt(words, at, groups);
    const phrase = words.slice(at, at + (group?.length ?? 1));
    wishes.push({ phrase, alike: group?.others ?? [] });
    at += phrase.length;
  }
  return wishes;
}

/** Whether a word means something here, even if no page has it. */
export function isVocabulary(word: string, vocabulary: Vocabulary): boolean {
  const { ignored, groups } = prepared(vocabulary);
  return ignored.has(word) || groups.some(({ phrase }) => phrase.includes(word));
}

type Group = { phrase: Phrase; others: Phrase[] };
type Prepared = { ignored: Set<string>; groups: Group[] };

const made = new WeakMap<Vocabulary, Prepared>();

function prepared(vocabulary: Vocabulary): Prepared {
  const known = made.get(vocabulary);
  if (known) return known;
  const ignored = new Set(vocabulary.ignored.flatMap(foldedWords));
  const telling = (phrase: string) => foldedWords(phrase).filter((word) => !ignored.has(word));
  const groups = vocabulary.alike.flatMap((alike) => {
    const phrases = alike.map(telling);
    return phrases.map((phrase) => ({
      phrase,
      // Whatever has a longer phrase has this one too.
      others: phrases.filter((other) => !phrase.every((word) => other.includes(word))),
    }));
  });
  const result = { ignored, groups };
  made.set(vocabulary, result);
  return result;
}

function longestAt(
  words: string[],
  at: number,
  groups: Group[],
): { length: number; others: Phrase[] } | undefined {
  const [longest] = groups
    .filter(({ phrase }) => phrase.every((word, index) => words[at + index] === word))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  return longest && { length: longest.phrase.length, others: longest.others };
}
