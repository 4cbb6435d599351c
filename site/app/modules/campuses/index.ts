export { lapse, minutesAhead } from './clock';
export { daysInWords, hoursInWords, openingInWords } from './hours-in-words';
export { isDrawn, type Neighbour, nearest, neighbours } from './neighbours';
export {
  isWithin,
  type Opening,
  type OpeningHours,
  openingAt,
  type Span,
  spansOf,
} from './opening';
export { type CampusProgramme, type ProgrammeGroup, programmesAt } from './programmes';
