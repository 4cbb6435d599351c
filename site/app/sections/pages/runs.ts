import type { FilledBlock } from '../../content/blocks/filled';

const WIDE = ['panorama', 'call-to-action', 'header'] as const;
export type WideBlock = Extract<FilledBlock, { kind: (typeof WIDE)[number] }>;

/** Blocks that are read one under the other, or one that stands from edge to edge. */
export type Run = { wide: WideBlock } | { wide: null; blocks: FilledBlock[] };

export function runsOf(blocks: FilledBlock[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (isWide(block)) runs.push({ wide: block });
    else if (last?.wide === null) last.blocks.push(block);
    else runs.push({ wide: null, blocks: [block] });
  }
  return runs;
}

function isWide(block: FilledBlock): block is WideBlock {
  return WIDE.some((kind) => kind === block.kind);
}
