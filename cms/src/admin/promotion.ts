import type { RBACMiddleware } from '@strapi/strapi/admin';

/**
 * Strapi keeps its only switch for these in each browser. Its banner is named after the installation's id, which it
 * does not know yet on the first paint, and which is `false` here.
 */
const SEEN: Record<string, unknown> = {
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:undefined': true,
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false': true,
  STRAPI_GUIDED_TOUR: { enabled: false },
};

export function hideBanners(storage: Pick<Storage, 'setItem'>): void {
  for (const [key, state] of Object.entries(SEEN)) storage.setItem(key, JSON.stringify(state));
}

/** What has no switch at all: the newsletter, on the page of an invitation, and the price list, in the settings. */
const STYLE = `
  div:has(> div > div > label > a[href^='https://strapi.io/terms']) { display: none; }
  a[href^='https://strapi.io/pricing'] { display: none; }
`;

export function hideAdverts(page: Document): void {
  const style = page.createElement('style');
  style.textContent = STYLE;
  page.head.append(style);
}

/** The link to Strapi's shop shows to whoever has this right, and the first administrator has every right. */
export const hideMarketplace: RBACMiddleware = () => (next) => (permissions) =>
  next(permissions.filter(({ action }) => action !== 'admin::marketplace.read'));
