export { Link } from './link';
export { pathIn, usePath } from './path';
