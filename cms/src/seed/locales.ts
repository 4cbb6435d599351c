import type { Core } from '@strapi/strapi';

const ENGLISH = { code: 'en', name: 'Anglais' };
const FRENCH_NAME = 'Français';

/** French is the default locale from the first start (config/plugins.ts); English stands beside it, shown or not by the site. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  const known: { id: number; code: string; name: string }[] = await locales.find();
  if (!known.some(({ code }) => code === ENGLISH.code)) await locales.create(ENGLISH);
  const french = known.find(({ name }) => name === 'French (fr)');
  if (french) await locales.update({ id: french.id }, { name: FRENCH_NAME });
}
