export { chainOf, ErrorRecord, type ErrorRecordJson, isOutage } from './record';
