export {
  dayIn,
  dayOfMonth,
  isZone,
  longDate,
  monthName,
  SCHOOL_ZONE,
  schoolDay,
  timeOfDay,
  weekday,
} from './calendar';
