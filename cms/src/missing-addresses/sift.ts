import { byFrom, met, pathOf, type Rule } from '../redirects/rules.ts';
import type { Row } from './kind.ts';

/** What the site has: the addresses of its pages, and the rules that lead on. */
export type Site = { pages: readonly string[]; rules: readonly Rule[] };

/** Whether an address is missing still: neither led on since, by whatever way, nor there again. */
export function sieve({ pages, rules }: Site): (address: string) => boolean {
  const there = new Set(pages.map((page) => read(pathOf(page))));
  const isLedOn = led(rules);
  return (address) => !there.has(read(address)) && !isLedOn(address);
}

/** The pages that visitors can be led to in one hop. */
export function targets({ pages, rules }: Site): string[] {
  const isLedOn = led(rules);
  return pages.filter((page) => !isLedOn(page));
}

function led(rules: readonly Rule[]): (address: string) => boolean {
  const redirects = byFrom(rules.map(({ from, to }) => ({ from: read(from), to })));
  return (address) => met(read(address), redirects) !== undefined;
}

/** Rules are written by hand, with or without the code of an accent: the site reads both the same. */
function read(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The rows that have these words in their address, or in where they were asked from. */
export function withWords(rows: readonly Row[], words: string): Row[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return rows.filter(({ address, referrers }) => {
    const text = folded([address, ...referrers.map(({ from }) => from)].join('\n'));
    return wanted.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return read(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
