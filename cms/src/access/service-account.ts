import type { Core } from '@strapi/strapi';

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';
const USER = 'plugin::users-permissions.user';

/** All that the site may do here. A call that is not in this list answers 403. */
const SITE_RIGHTS: readonly string[] = [
  'api::banner.banner.find',
  'api::blog-category.blog-category.find',
  'api::menu-enrichi.menu-enrichi.find',
  'api::news-category.news-category.find',
  'api::offering.offering.find',
  'api::redirect.redirect.find',
  'api::team-member.team-member.find',
  ...pages('article'),
  ...pages('blog-post'),
  ...pages('campus'),
  ...pages('event'),
  ...pages('news'),
  ...pages('page'),
  ...pages('programme'),
  ...pages('testimonial'),
  ...pages('work-study-offer'),
  'api::crm-link.crm-link.actions',
  'api::crm-link.crm-link.campuses',
  'api::crm-link.crm-link.everything',
  'api::crm-link.crm-link.link',
  'api::missing-address.missing-address.report',
  'api::preview.preview.show',
  'api::site.site.articles',
  'api::site.site.news',
  'api::site.site.settings',
  'api::visitor-request.visitor-request.create',
];

function pages(kind: string): string[] {
  return [`api::${kind}.${kind}.find`, `api::${kind}.${kind}.findOne`];
}

/**
 * Rights are code: every start sets the site's role to exactly the list above, and the roles that Strapi opens by
 * default (sign-up, password mails, …) to nothing.
 */
export async function ensureServiceAccount(strapi: Core.Strapi): Promise<void> {
  await grantExactly(strapi, await roleOf(strapi, 'public'), []);
  await grantExactly(strapi, await roleOf(strapi, 'authenticated'), []);
  const role = await siteRole(strapi);
  await grantExactly(strapi, role, SITE_RIGHTS);
  await setCredentials(strapi, role);
  await closeSignUp(strapi);
  await removeSpareKeys(strapi);
}

async function roleOf(strapi: Core.Strapi, type: string): Promise<number> {
  const role = await strapi.db.query(ROLE).findOne({ where: { type } });
  return role.id;
}

async function siteRole(strapi: Core.Strapi): Promise<number> {
  const existing = await strapi.db.query(ROLE).findOne({ where: { type: 'site' } });
  if (existing) return existing.id;
  const created = await strapi.db.query(ROLE).create({
    data: {
      name: 'Site',
      type: 'site',
      description:
        'Le compte de service du site public : il lit, dépose les demandes des visiteurs et signale les adresses introuvables.',
    },
  });
  return created.id;
}

async function grantExactly(
  strapi: Core.Strapi,
  role: number,
  rights: readonly string[],
): Promise<void> {
  const permissions = strapi.db.query(PERMISSION);
  const held: { id: number; action: string }[] = await permissions.findMany({ where: { role } });
  for (const { id, action } of held) {
    if (!rights.includes(action)) await permissions.delete({ where: { id } });
  }
  for (const action of rights) {
    if (!held.some((permission) => permission.action === action)) {
      await permissions.create({ data: { action, role } });
    }
  }
}

async function setCredentials(strapi: Core.Strapi, role: number): Promise<void> {
  const { CONTENT_USERNAME: username, CONTENT_PASSWORD: password } = process.env;
  const users = strapi.plugin('users-permissions').service('user');
  const existing = await strapi.db.query(USER).findOne({ where: { username } });
  if (!existing) {
    const email = `${username}@service.invalid`;
    await users.add({
      username,
      password,
      email,
      role,
      provider: 'local',
      confirmed: true,
      blocked: false,
    });
  } else if (!(await users.validatePassword(password, existing.password))) {
    await users.edit(existing.id, { password });
  }
}

async function closeSignUp(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const advanced = (await store.get({})) ?? {};
  await store.set({ value: { ...advanced, allow_register: false } });
}

/** Strapi begins with two keys to everything, for whoever might want them. Nobody does. */
async function removeSpareKeys(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query('admin::api-token').deleteMany({
    where: { name: { $in: ['Read Only', 'Full Access'] }, lastUsedAt: null },
  });
}
