import type { Core } from '@strapi/strapi';
import { SEE_HEALTH } from '../health/report';
import { MISSING_ADDRESS } from '../missing-addresses/kind';
import {
  ERASE_REQUESTS,
  EXPORT_REQUESTS,
  SEE_FIGURES,
  VISITOR_REQUEST,
} from '../visitor-requests/kind';
import { OWN_CAMPUS } from './campus-guard';
import { CAMPUS_KINDS } from './campus-scope';

export type Right = {
  action: string;
  subject?: string | null;
  properties?: object;
  conditions?: string[];
  actionParameters?: object;
};

type Doing = 'create' | 'read' | 'update' | 'delete' | 'publish';

const ALL: Doing[] = ['create', 'read', 'update', 'delete', 'publish'];
const SETTINGS = 'api::website-setting.website-setting';
/** What has rights of its own, or comes with another's. */
const APART: readonly string[] = [MISSING_ADDRESS, SETTINGS, VISITOR_REQUEST];

/** What a campus editor points to: read, so that a choice shows names. */
const POINTED_TO = [
  'api::campus.campus',
  'api::news-category.news-category',
  'api::programme.programme',
];

const LIBRARY = ['read', 'assets.create', 'assets.download', 'assets.copy-link'];

/** All that the school publishes, on every campus; personal data is not part of it. */
export async function editorRights(strapi: Core.Strapi): Promise<Right[]> {
  const kinds = Object.keys(strapi.contentTypes).filter(
    (uid) => uid.startsWith('api::') && !APART.includes(uid),
  );
  return [
    ...(await onContent(strapi, kinds, ALL)),
    ...(await onContent(strapi, [SETTINGS], ['read', 'update'])),
    ...LIBRARY.map((right) => ({ action: `plugin::upload.${right}` })),
    { action: 'plugin::upload.assets.update' },
    { action: SEE_HEALTH },
  ];
}

/** The news, events and offers of one campus, and the pictures they brought themselves. */
export async function campusEditorRights(strapi: Core.Strapi): Promise<Right[]> {
  const own = await onContent(strapi, Object.keys(CAMPUS_KINDS), ALL);
  return [
    ...own.map((right) => ({ ...right, conditions: [OWN_CAMPUS] })),
    ...(await onContent(strapi, POINTED_TO, ['read'])),
    ...LIBRARY.map((right) => ({ action: `plugin::upload.${right}` })),
    { action: 'plugin::upload.assets.update', conditions: ['admin::is-creator'] },
  ];
}

/** What visitors asked for: to be read, counted, marked as handled, and erased when they ask for that. */
export async function admissionsRights(strapi: Core.Strapi): Promise<Right[]> {
  const rights = await onContent(strapi, [VISITOR_REQUEST], ['read', 'update', 'delete']);
  return [
    ...rights.map((right) =>
      right.action.endsWith('.update') ? { ...right, properties: { fields: ['state'] } } : right,
    ),
    ...[SEE_FIGURES, EXPORT_REQUESTS, ERASE_REQUESTS].map((action) => ({ action })),
  ];
}

type ContentRight = { action: string; subject: string; properties: { fields?: string[] } };

async function onContent(strapi: Core.Strapi, kinds: string[], doings: Doing[]): Promise<Right[]> {
  const known: { code: string }[] = await strapi.plugin('i18n').service('locales').find();
  const locales = known.map(({ code }) => code);
  const { isLocalizedContentType } = strapi.plugin('i18n').service('content-types');
  const actions: { actionId: string; subjects: string[] }[] = strapi
    .service('admin::permission')
    .actionProvider.values();
  const wanted = actions
    .filter(({ actionId }) => doings.some((doing) => actionId === explorer(doing)))
    .map((action) => ({
      ...action,
      subjects: action.subjects.filter((subject) => kinds.includes(subject)),
    }));
  const rights: ContentRight[] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(wanted);
  return rights.map(({ action, subject, properties }) => ({
    action,
    subject,
    properties: {
      ...properties,
      ...(isLocalizedContentType(strapi.contentTypes[subject as never]) && { locales }),
    },
  }));
}

function explorer(doing: Doing): string {
  return `plugin::content-manager.explorer.${doing}`;
}
