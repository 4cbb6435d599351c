export {
  atMinute,
  clockHour,
  dayIn,
  dayOfMonth,
  isZone,
  longDate,
  monthName,
  SCHOOL_ZONE,
  schoolDay,
  shortDate,
  timeIn,
  timeOfDay,
  weekday,
} from './calendar';
export { DAYS, type Day } from './days';
