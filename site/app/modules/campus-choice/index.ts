export type { CampusChoices, TypedCampus } from './choices';
export { CampusInput } from './input';
