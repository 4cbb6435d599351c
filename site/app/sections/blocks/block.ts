import type { Block } from '../../content/blocks.server';

export type Kind = Block['kind'];
type ByKind = { [Each in Block as Each['kind']]: Each };
export type BlockOf<Each extends Kind> = ByKind[Each];
