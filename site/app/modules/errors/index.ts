export { notFound, orFail } from './outcome';
export { ErrorRecord, type ErrorRecordJson, isOutage } from './record';
