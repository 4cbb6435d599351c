export { typeset } from './typeset';
