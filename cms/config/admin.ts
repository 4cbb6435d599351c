import type { Core, UID } from '@strapi/strapi';
import { previewLink } from '../src/preview/link';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Admin => ({
  auth: { secret: env('ADMIN_JWT_SECRET', '') },
  apiToken: { salt: env('API_TOKEN_SALT', '') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT', '') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY', '') },
  flags: { nps: false, promoteEE: false, docLinks: false },
  preview: preview(env('SITE_URL', '')),
});

/** Drafts can be seen on the site, where the service knows its address. */
function preview(address: string): NonNullable<Core.Config.Admin['preview']> {
  const origin = URL.canParse(address) ? new URL(address).origin : undefined;
  return {
    enabled: origin !== undefined,
    config: {
      allowedOrigins: origin ? [origin] : [],
      handler: (uid, asked) =>
        origin ? previewLink(strapi, origin, uid as UID.ContentType, asked) : undefined,
    },
  };
}

export default config;
