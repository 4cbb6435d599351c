export { type Asked, addressOf, cleanWords, LONGEST_QUERY, readAsked } from './asked';
export type { SearchDocument } from './document';
export type { Group, Instant, Result } from './results.server';
