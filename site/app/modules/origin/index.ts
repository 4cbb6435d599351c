export { storedOrigin } from './stored';
