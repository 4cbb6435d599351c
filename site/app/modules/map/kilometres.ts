import type { Language } from '../taxonomy';

/** « 9 360 km ». The fonts have no narrow space, so the space between thousands is the one that they have. */
export function inKilometres(km: number, language: Language): string {
  const number = new Intl.NumberFormat(language).format(Math.round(km));
  return `${number.replaceAll('\u202f', '\u00a0')}\u00a0km`;
}
