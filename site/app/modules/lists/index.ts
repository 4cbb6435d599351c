export { addressWith, pageAddress } from './addresses';
export { type Choice, choices } from './choices';
export { type Fetched, fetched } from './fetched';
export { FEW, MANY } from './many';
export { type Pages, pageOf, pagesAround, pageTitle, readPageNumber } from './pages';
export { folded, hasWords } from './words';
