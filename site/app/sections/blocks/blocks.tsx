import { createElement, type FunctionComponent } from 'react';
import type { Block, BlockOf, KeyedBlock } from '../../content/blocks.server';
import { ImageBlock, VideoBlock } from './media-blocks';
import { Accordion, Chapter, Quote, Text, Title } from './text-blocks';

type Kind = Block['kind'];

/** Every kind of block and what draws it: a kind that is read but not drawn does not compile. */
const DRAWN: { [Each in Kind]: FunctionComponent<{ block: BlockOf<Each> }> } = {
  title: Title,
  'rich-text': Text,
  chapter: Chapter,
  quote: Quote,
  accordion: Accordion,
  image: ImageBlock,
  video: VideoBlock,
};

export function Blocks({ blocks }: { blocks: KeyedBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <div className="grid gap-y-10 *:min-w-0">
      {blocks.map((block) => draw(block.kind, block, block.key))}
    </div>
  );
}

function draw<Each extends Kind>(kind: Each, block: BlockOf<Each>, key: string) {
  return createElement(DRAWN[kind], { key, block });
}
