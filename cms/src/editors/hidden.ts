import type { Core } from '@strapi/strapi';

/** The service account is no content: its rights are code, and its password is a setting. */
export function hideFromEditors(strapi: Core.Strapi): void {
  const account = strapi.contentType('plugin::users-permissions.user');
  account.pluginOptions = {
    ...account.pluginOptions,
    'content-manager': { visible: false },
    'content-type-builder': { visible: false },
  };
}
