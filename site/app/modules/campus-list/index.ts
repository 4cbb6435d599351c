export { choosing, chosen, type Query, readQuery, turning } from './query';
export { type Row, rows } from './rows';
