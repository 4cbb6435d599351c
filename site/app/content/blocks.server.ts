import { z } from 'zod';
import { log } from '../log.server';
import { actions } from './blocks/actions.server';
import { campuses } from './blocks/campuses.server';
import { careers } from './blocks/careers.server';
import { events } from './blocks/events.server';
import { headers } from './blocks/headers.server';
import { media } from './blocks/media.server';
import { news } from './blocks/news.server';
import { people } from './blocks/people.server';
import { programmes } from './blocks/programmes.server';
import { texts } from './blocks/texts.server';
import { list } from './fields';

/** Every block the site can draw: what the content service calls it, and what is read of it. */
const READERS = {
  ...texts,
  ...media,
  ...headers,
  ...actions,
  ...news,
  ...events,
  ...programmes,
  ...campuses,
  ...careers,
  ...people,
};

type Readers = typeof READERS;
export type Block = z.output<Readers[keyof Readers]>;
type ByKind = { [Each in Block as Each['kind']]: Each };
export type BlockOf<Kind extends Block['kind']> = ByKind[Kind];
export type KeyedBlock = Block & { key: string };

/** The names of all blocks, as the content service has them. */
export const BLOCK_NAMES: readonly string[] = Object.keys(READERS);

/** The blocks of a page, in order. One the site does not know, or cannot read, is left out: the others still show. */
export const blocks = list(z.unknown()).transform((all) =>
  all.flatMap((found, index): KeyedBlock[] => {
    const block = read(found);
    return block ? [{ ...block, key: String(index) }] : [];
  }),
);

const named = z.object({ __component: z.string() });

function read(found: unknown): Block | undefined {
  const name = named.safeParse(found).data?.__component ?? '';
  if (!isKnown(name)) {
    log.warn({ block: name }, 'a page has a block the site does not know');
    return undefined;
  }
  const result = READERS[name].safeParse(found);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  log.warn({ block: name, faults }, 'a page has a block that cannot be read');
  return undefined;
}

function isKnown(name: string): name is keyof Readers {
  return Object.hasOwn(READERS, name);
}
