export { type Filters, matching, readFilters } from './filters';
