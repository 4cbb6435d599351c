import type { Filled, FilledBlock } from './blocks/filled';
import { FILLERS, type Needy } from './blocks/fillers.server';
import { outlined, type Unplaced } from './blocks/outline.server';
import { type About, type Sources, sourcesOf } from './blocks/sources.server';
import type { BlockOf, KeyedBlock } from './blocks.server';
import type { Reading } from './page-entry.server';

/** Blocks with what they show. All that they need is asked for at once; one that cannot have it is left out. */
export async function fillBlocks(
  blocks: KeyedBlock[],
  { locale }: Pick<Reading, 'locale'>,
  about: About = {},
): Promise<FilledBlock[]> {
  const from = sourcesOf(locale, about);
  const filled = await Promise.all(blocks.map((block) => fill(block, from)));
  return outlined(
    filled.filter((block) => block !== null),
    locale,
  );
}

/** A page whose blocks have what they show; what else was found with it stays. */
export async function withBlocks<
  Entry extends { body: KeyedBlock[] },
  Found extends { entry: Entry },
>(
  asked: Promise<Found & { entry: Entry }>,
  reading: Pick<Reading, 'locale'>,
  about: About = {},
): Promise<Omit<Found, 'entry'> & { entry: Filled<Entry> }> {
  const { entry, ...found } = await asked;
  return { ...found, entry: { ...entry, body: await fillBlocks(entry.body, reading, about) } };
}

async function fill(block: KeyedBlock, from: Sources): Promise<Unplaced | null> {
  if (!isNeedy(block)) return block;
  const data = await dataOf(block.kind, block, from);
  // The table gives each kind what is its own, which is lost where kinds are one union.
  return data && ({ ...block, ...data } as Unplaced);
}

function isNeedy(block: KeyedBlock): block is Extract<KeyedBlock, { kind: Needy }> {
  return Object.hasOwn(FILLERS, block.kind);
}

function dataOf<Each extends Needy>(kind: Each, block: BlockOf<Each>, from: Sources) {
  return FILLERS[kind](block, from);
}
