export { type Choice, choices } from './choices';
export { type Pages, pageOf, pagesAround } from './pages';
export { folded, hasWords } from './words';
