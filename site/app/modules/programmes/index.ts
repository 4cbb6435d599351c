export { rncp } from './certification';
export { type FinderChoices, finderChoices } from './choices';
export {
  askedToCompare,
  type Compared,
  comparable,
  compared,
  comparisonPath,
  MOST_COMPARED,
} from './comparison';
export { type Filters, type Found, find, readFilters } from './finder';
export { grouped } from './grouped';
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
export { euros, leadingPrices, percent, validFrom } from './money';
export { mainStart, nextIntake, type Start, startsOf } from './starts';
export {
  campusesName,
  countedOn,
  durationName,
  firstSentence,
  levelName,
  nameAmong,
} from './words';
