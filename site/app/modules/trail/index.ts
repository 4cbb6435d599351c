export { stepsOf, type Via, viaProgrammes } from './trail';
