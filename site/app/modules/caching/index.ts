export { POLICIES } from './policies';
