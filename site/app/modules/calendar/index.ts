export { dayOfMonth, longDate, SCHOOL_ZONE, schoolDay } from './calendar';
