import { z } from 'zod';
import type { SearchDocument } from '../../modules/search';
import { list } from '../fields';
import { plainText } from '../rich-text.server';

/** What the other kinds of document add to. */
export const NOTHING = {
  names: [],
  summary: '',
  text: '',
  related: [],
  date: null,
  context: [],
  from: null,
  lastDay: null,
} satisfies Partial<SearchDocument>;

/** What a block says, whichever block it is: a new one is found without being named here. */
const SAID = new Set(['title', 'text', 'subtitle', 'introduction', 'caption', 'author']);

/** The words of a page's blocks, without markup. */
export const bodyText = list(z.unknown()).transform((blocks) => wordsIn(blocks).join(' · '));

function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) => {
    if (typeof held !== 'string') return wordsIn(held);
    return SAID.has(name) ? [plainText(held)] : [];
  });
}

/** Blocks to the end of what they hold themselves. */
export const WITH_BODY = { 'populate[body][populate]': '*' };

/** An entry that cannot be read is not found; the others are. */
export function readable<Item>(item: z.ZodType<Item>) {
  return item.nullable().catch(null);
}

/** Those of the values that say something. */
export function said(...values: (string | null | undefined | false)[]): string[] {
  return values.filter((value): value is string => Boolean(value));
}
