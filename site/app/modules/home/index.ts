export { type Employment, employment } from './figures';
export { type Counts, countOf, countProgrammes } from './finder';
export { capitalised, inWords } from './in-words';
