export { dayOfMonth, longDate, SCHOOL_ZONE, schoolDay, timeOfDay } from './calendar';
