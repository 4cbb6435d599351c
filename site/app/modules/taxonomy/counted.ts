import { grouped } from './grouped';
import { placeOf } from './places';
import { fill, type Language } from './taxonomy';

/** A label by number, with the number as {count}. */
export type Plural = { one: string; other: string };

const RULES: Record<Language, Intl.PluralRules> = {
  fr: new Intl.PluralRules('fr-FR'),
  en: new Intl.PluralRules('en-GB'),
};

/** So many, in the words of the language: 0 and 1.5 are singular in French, and not in English. */
export function counted(
  forms: Plural,
  count: number,
  values: Record<string, string | number> = {},
): string {
  const { language } = placeOf(forms);
  const form = isOne(count, language) ? forms.one : forms.other;
  return fill(form, { count: grouped(count, language), ...values });
}

export function isOne(count: number, language: Language): boolean {
  return RULES[language].select(count) === 'one';
}
