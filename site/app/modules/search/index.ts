export { type Asked, addressOf, cleanWords, LONGEST_QUERY, readAsked } from './asked';
export type { Kind, SearchDocument } from './document';
export type { Piece } from './highlight';
export type { Group, Instant, Result } from './results.server';
