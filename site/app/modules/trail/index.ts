export { type Section, type Step, stepsOf, type Via, viaProgrammes } from './trail';
