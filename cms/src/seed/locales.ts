import type { Core } from '@strapi/strapi';

/** French is the default locale from the first start (config/plugins.ts); English stands beside it, shown or not by the site. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  const known: { code: string }[] = await locales.find();
  if (known.some(({ code }) => code === 'en')) return;
  await locales.create({ code: 'en', name: 'English (en)' });
}
