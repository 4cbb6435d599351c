export { type Step, stepsOf, type Via, viaProgrammes } from './trail';
