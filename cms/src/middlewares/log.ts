import type { Core } from '@strapi/strapi';

/** The token of a preview is a key to a draft. */
const KEY = /(?<=\/previews\/)[^/?]+/;

/**
 * A line for each call, as Strapi's own middleware writes it, but without what the admin's calls ask for: whoever looks
 * for a visitor's request types a name or an address, and logs are kept by others.
 */
const log: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (context, next) => {
    const start = Date.now();
    await next();
    const { method, path, url, status } = context;
    const isSites = path.startsWith(`${strapi.config.get('api.rest.prefix')}/`);
    strapi.log.http(
      `${method} ${isSites ? url.replace(KEY, '…') : path} (${Date.now() - start} ms) ${status}`,
    );
  };

export default log;
