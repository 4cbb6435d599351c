import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Overseas, a national number is of another country code than Paris's: 0262 12 34 56 is +262 262 12 34 56. */
const OVERSEAS: [RegExp, string][] = [
  [/^0(?=262|263|269|639|692|693)/, '+262'],
  [/^0(?=590|690|691)/, '+590'],
  [/^0(?=594|694)/, '+594'],
  [/^0(?=596|696|697)/, '+596'],
];

/** A number as E.164 writes it, from any way people do; null when there is no such number. */
export function phoneNumber(typed: string): string | null {
  const number = parsePhoneNumberFromString(abroad(typed), 'FR');
  return number?.isValid() && !number.ext ? number.number : null;
}

function abroad(typed: string): string {
  const digits = typed.replaceAll(/[\s.\-/()]/gu, '');
  const [found] = OVERSEAS.filter(([prefix]) => prefix.test(digits));
  return found ? digits.replace(...found) : typed;
}
