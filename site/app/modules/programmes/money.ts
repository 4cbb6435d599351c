import type { Programme } from '../../content/programmes.server';
import { type Dictionary, fill, type Language } from '../taxonomy';

type Price = Programme['prices'][number];

/** A narrow space between the thousands would be typographically right, and is in neither font. */
const MARKS = { fr: { thousands: '\u00a0', point: ',' }, en: { thousands: ',', point: '.' } };

/** From the parts, since engines differ on what stands between the thousands. */
function numberName(value: number, decimals: number, language: Language): string {
  const { thousands, point } = MARKS[language];
  const [whole = '', rest] = value.toFixed(Number.isInteger(value) ? 0 : decimals).split('.');
  const spaced = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return rest ? `${spaced}${point}${rest}` : spaced;
}

/** « 7 200 € ». */
export function euros(amount: number, courses: Dictionary['courses'], language: Language): string {
  return fill(courses.euros, { amount: numberName(amount, 2, language) });
}

/** « 34,1 % ». */
export function percent(value: number, courses: Dictionary['courses'], language: Language): string {
  return fill(courses.percent, { value: numberName(value, 1, language) });
}

/** The price a programme is known by, the first an editor gave, and what work-study costs when that is another. */
export function leadingPrices(prices: Price[]): { first: Price | null; workStudy: Price | null } {
  const first = prices[0] ?? null;
  const workStudy = prices.find((price) => price.rhythm === 'periodic' && price !== first) ?? null;
  return { first, workStudy };
}

/** The day since when all of these prices hold. */
export function validFrom(prices: Price[]): string | null {
  const dates = prices.flatMap((price) => price.validFrom ?? []);
  return dates.length === 0 ? null : dates.reduce((a, b) => (a > b ? a : b));
}
