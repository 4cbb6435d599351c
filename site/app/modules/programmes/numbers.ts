import { type Dictionary, fill, type Language } from '../taxonomy';

type Labels = Dictionary['courses'];

/** A narrow space between the thousands would be right in French; it is in neither font. */
const MARKS = { fr: { thousands: '\u00a0', point: ',' }, en: { thousands: ',', point: '.' } };

/** « 1 650 ». From its parts, since engines differ on what stands between the thousands. */
export function numberName(value: number, language: Language, decimals = 0): string {
  const { thousands, point } = MARKS[language];
  const [whole = '', rest] = value.toFixed(Number.isInteger(value) ? 0 : decimals).split('.');
  const spaced = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return rest ? `${spaced}${point}${rest}` : spaced;
}

/** « 7 200 € ». */
export function euros(amount: number, courses: Labels, language: Language): string {
  return fill(courses.euros, { amount: numberName(amount, language, 2) });
}

/** « 34,1 % ». */
export function percent(value: number, courses: Labels, language: Language): string {
  return fill(courses.percent, { value: numberName(value, language, 1) });
}
