export { type FinderChoices, finderChoices } from './choices';
export {
  asked,
  type Comparison,
  comparison,
  comparisonPath,
  MOST_COMPARED,
} from './comparison';
export { type Filters, type Found, find, readFilters } from './finder';
export {
  type CampusCounts,
  campusCounts,
  type Landing,
  type LandingType,
  landings,
  type Span,
  spanOf,
  TOP_LEVEL,
} from './levels';
export { mainStart, nextIntake, type Start, startsOf } from './starts';
export { campusesName, durationName, firstSentence, levelName, nameAmong } from './words';
