export { asked, type Filters, matching, readFilters } from './filters';
export { similarTo } from './similar';
