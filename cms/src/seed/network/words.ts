import type { Random } from './random.ts';

/** The word that stands for each name. */
export type Words = Readonly<Record<string, string>>;

/** One word of each list: an entry that speaks of a sawmill in its title does so to its end. */
export function drawWords(lists: Record<string, string[]>, random: Random): Words {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, random.pick(list)]));
}

/** Fills the {slots} of a French text with the words of their names, and makes it correct again around them. */
export function fill(template: string, words: Words): string {
  const filled = template.replace(
    /(\bde |(?<!\p{L})à )?\{(\p{L}+)\}/giu,
    (_, preposition: string | undefined, name: string) => {
      const word = words[name];
      if (word === undefined) throw new Error(`No list of words is called ${name}`);
      return contracted(preposition?.toLowerCase() ?? '', word);
    },
  );
  return filled.replace(/(?:^|[.!?] )\p{Ll}/gu, (start) => start.toUpperCase());
}

function contracted(preposition: string, word: string): string {
  if (preposition === 'de ') {
    if (word.startsWith('le ')) return `du ${word.slice(3)}`;
    // An h is taken for an aspirate one, as in the towns in Haute-.
    if (/^[aeiouyàâéèêîôûœ]/i.test(word)) return `d’${word}`;
  }
  if (preposition === 'à ' && word.startsWith('le ')) return `au ${word.slice(3)}`;
  return `${preposition}${word}`;
}

/** Gives each text an address of its own: lower-case letters, digits and hyphens, numbered from the second on. */
export function addresses(taken: Iterable<string>): (text: string) => string {
  const known = new Set(taken);
  const counts = new Map<string, number>();
  return (text) => {
    const base = slugOf(text);
    for (let count = (counts.get(base) ?? 0) + 1; ; count += 1) {
      const slug = count === 1 ? base : `${base}-${count}`;
      if (known.has(slug)) continue;
      known.add(slug);
      counts.set(base, count);
      return slug;
    }
  };
}

function slugOf(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
