import type { Core } from '@strapi/strapi';

/** The first administrator, once: whoever changes or deletes that account keeps what they did. */
export async function ensureAdministrator(strapi: Core.Strapi): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  if (!email || !password) return;
  const users = strapi.service('admin::user');
  if (await users.exists()) return;
  const role = await strapi.service('admin::role').getSuperAdmin();
  await users.create({
    email,
    password,
    firstname: 'Administration',
    lastname: 'du site',
    isActive: true,
    registrationToken: null,
    preferedLanguage: 'fr',
    roles: [role.id],
  });
}
