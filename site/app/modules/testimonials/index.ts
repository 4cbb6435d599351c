export {
  alike,
  matchingTestimonials,
  readTestimonialFilters,
  type TestimonialFilters,
  testimonialChoices,
  testimonialQuery,
} from './filters';
export { itinerary, type Leg, type Side, type Stop, sides } from './itinerary';
export { stagesOf } from './stages';
