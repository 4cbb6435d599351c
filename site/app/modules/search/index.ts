export { type Asked, addressOf, cleanWords, LONGEST_QUERY, readAsked } from './asked';
export { type Clock, KINDS, type Kind, type SearchDocument } from './document';
export type { Piece } from './highlight';
