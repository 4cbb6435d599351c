export {
  type Answers,
  CHOOSING,
  type Fault,
  type Faults,
  FIELDS,
  type Field,
  LEVELS,
  NEEDS,
  NO_ANSWERS,
  type Refusal,
  TRAP,
} from './fields';
export { type RequestWords, requestWords, useRequestWords } from './words';
