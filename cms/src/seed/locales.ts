import type { Core } from '@strapi/strapi';

type Locale = { id: number; code: string; name: string };

/** Strapi names them in English; a name that someone chose stays. */
const NAMES = [
  { code: 'fr', was: 'French (fr)', name: 'Français' },
  { code: 'en', was: 'English (en)', name: 'Anglais' },
];

/** French is the default locale from the first start (config/plugins.ts); English stands beside it, shown or not by the site. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  const known: Locale[] = await locales.find();
  for (const { code, was, name } of NAMES) {
    const locale = known.find((candidate) => candidate.code === code);
    if (!locale) await locales.create({ code, name });
    else if (locale.name === was) await locales.update({ id: locale.id }, { name });
  }
}
