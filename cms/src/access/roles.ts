import type { Core } from '@strapi/strapi';
import { ADMISSIONS_CODE, campusOfRole, campusRoleCode } from './campus-scope';
import { areSame, heldRights } from './held-rights';
import { admissionsRights, campusEditorRights, editorRights, type Right } from './rights';

const ROLE = 'admin::role';
const CAMPUS = 'api::campus.campus';
const EDITORS_CODE = 'strapi-editor';

type Role = { id: number; code: string; name: string };
type Words = { name: string; description: string };
/** Strapi's own, which it does not describe. */
type Roles = Core.Service;

const ADMINISTRATION: Words = {
  name: 'Administration',
  description: 'Tout : contenu, comptes, rôles et réglages.',
};
const EDITORS: Words = {
  name: 'Rédaction',
  description: 'Tout le contenu, sur tous les campus ; ni les comptes, ni les demandes reçues.',
};
const ADMISSIONS: Words = {
  name: 'Admissions',
  description: 'Les demandes des visiteurs : lire, marquer comme traitées, effacer.',
};
const campusWords = (campus: string): Words => ({
  name: `Campus · ${campus}`,
  description: `Les actualités, l’agenda et les offres d’alternance du campus de ${campus}, et rien d’autre.`,
});

/**
 * The people's roles. Their rights are code, set at every start; roles that an administrator adds beside them are left
 * alone.
 */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  const roles: Roles = strapi.service(ROLE);
  const known: Role[] = await strapi.db.query(ROLE).findMany({});
  const withCode = (code: string) => known.find((role) => role.code === code);
  await rename(roles, withCode('strapi-super-admin'), 'Super Admin', ADMINISTRATION);
  await rename(roles, withCode(EDITORS_CODE), 'Editor', EDITORS);
  await retire(roles, withCode('strapi-author'));
  for (const [code, words, rights] of [
    [EDITORS_CODE, EDITORS, await editorRights(strapi)],
    [ADMISSIONS_CODE, ADMISSIONS, await admissionsRights(strapi)],
  ] as const) {
    const role = withCode(code);
    if (role) await roles.assignPermissions(role.id, rights);
    else await make(strapi, code, words, rights);
  }
  // All or none: a large network has thousands, and each alone would be written to the disk by itself.
  await strapi.db.transaction(async () => {
    await ensureCampusRoles(strapi);
    const rights = await campusEditorRights(strapi);
    const held = await heldRights(strapi);
    const present: Role[] = await strapi.db.query(ROLE).findMany({});
    for (const { id, code } of present) {
      if (campusOfRole(code) && !areSame(held.get(id) ?? [], rights))
        await roles.assignPermissions(id, rights);
    }
  });
}

/** One role per campus, of that campus's name; that of a campus which is gone goes too, once nobody has it. */
async function ensureCampusRoles(strapi: Core.Strapi): Promise<void> {
  const roles: Roles = strapi.service(ROLE);
  const known: Role[] = await strapi.db.query(ROLE).findMany({});
  const byCode = new Map(known.map((role) => [role.code, role]));
  const names = new Set(known.map(({ name }) => name));
  const campuses = await strapi
    .documents(CAMPUS)
    .findMany({ locale: 'fr', fields: ['name', 'slug'] });
  let rights: Right[] | undefined;
  for (const { documentId, name, slug } of campuses) {
    const code = campusRoleCode(documentId);
    const words = campusWords(name ?? documentId);
    const present = byCode.get(code);
    if (present?.name === words.name) continue;
    // Roles have each a name of their own; campuses may share one.
    if (names.has(words.name)) words.name += ` (${slug})`;
    names.add(words.name);
    if (present) await roles.update({ id: present.id }, words);
    else {
      rights ??= await campusEditorRights(strapi);
      await make(strapi, code, words, rights);
    }
  }
  const open = new Set(campuses.map(({ documentId }) => documentId));
  for (const role of known) {
    const campus = campusOfRole(role.code);
    if (campus !== undefined && !open.has(campus)) await retire(roles, role);
  }
}

/** Keeps the roles beside the campuses as these come, change their name and go. */
export function keepCampusRoles(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const { uid, action } = context;
    if (uid === CAMPUS && ['create', 'update', 'clone', 'delete'].includes(action))
      await ensureCampusRoles(strapi);
    return result;
  });
}

async function make(
  strapi: Core.Strapi,
  code: string,
  words: Words,
  rights: Right[],
): Promise<Role> {
  const roles: Roles = strapi.service(ROLE);
  const role = await roles.create({ ...words, code });
  await roles.assignPermissions(role.id, rights);
  return role;
}

async function rename(
  roles: Roles,
  role: Role | undefined,
  from: string,
  words: Words,
): Promise<void> {
  if (role?.name === from) await roles.update({ id: role.id }, words);
}

async function retire(roles: Roles, role: Role | undefined): Promise<void> {
  if (role && (await roles.getUsersCount(role.id)) === 0) await roles.deleteByIds([role.id]);
}
