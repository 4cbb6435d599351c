export { type Choice, choices, type Filters, matching, readFilters } from './filters';
