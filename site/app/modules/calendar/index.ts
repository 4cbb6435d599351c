export {
  atMinute,
  clockHour,
  dayIn,
  dayOf,
  dayOfMonth,
  isZone,
  longDate,
  monthName,
  offsetIn,
  SCHOOL_ZONE,
  schoolDay,
  shortDate,
  timeIn,
  timeOfDay,
  weekday,
} from './calendar';
export { DAYS, type Day } from './days';
