export { type Itinerary, itinerary, type Leg, type Side, type Stop, sides } from './itinerary';
export { stagesOf } from './stages';
