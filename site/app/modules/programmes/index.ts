export { rncp } from './certification';
export { type FinderChoices, finderChoices, offeredCampuses } from './choices';
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
  type OnLevels,
  onLevels,
  type Span,
  spanOf,
  TOP_LEVEL,
} from './levels';
export { euros, numberName, percent } from './numbers';
export { countEnrolments, ofProgramme, type WayIn, waysIn } from './offered';
export { leadingPrices, validFrom } from './prices';
export { onAxis, type SalaryAxis, salaryAxis, salaryOf } from './salaries';
export { mainStart, nextIntake, type Start, startsOf } from './starts';
export { type TeachingYear, teachingYears, totalHours } from './teaching';
export {
  countedOn,
  durationName,
  firstSentence,
  nameAmong,
} from './words';
