export { chainOf, ErrorRecord, isOutage } from './record';
