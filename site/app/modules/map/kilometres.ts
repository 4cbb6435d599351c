import { grouped, type Language } from '../taxonomy';

/** « 9 360 km ». */
export function inKilometres(km: number, language: Language): string {
  return `${grouped(Math.round(km), language)}\u00a0km`;
}
