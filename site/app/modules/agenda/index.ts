export { type Feed, feedAddress, feedName, feedsFor } from './feeds';
export {
  countByType,
  type Filters,
  isFiltered,
  matching,
  NO_FILTERS,
  queryOf,
  readFilters,
} from './filters';
export { inShort } from './in-short';
export { othersLike } from './others';
export { inOrder, monthAndYear, monthChoices, type Rail, railsOf } from './rails';
export { registrationIn } from './registration';
export {
  type Dated,
  daysOf,
  endOf,
  isSeveralDays,
  lastMomentOf,
  monthsOf,
  type Stage,
  stageOf,
  startOf,
  zoneOf,
} from './time';
export { EVENT_TYPES, type EventType, isEventType } from './types';
export { boundsOf, whenOf } from './words';
