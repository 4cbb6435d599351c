import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { VISITOR_REQUEST } from '../visitor-requests/kind';
import { boundCampuses, CAMPUS_KINDS, type CampusKind, isCampusKind, isOwn } from './campus-scope';

export const OWN_CAMPUS = 'api::own-campus';

const WRITES = new Set([
  'create',
  'update',
  'clone',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
]);
const LEAVES_NOTHING = new Set(['unpublish', 'delete']);

/** Of all refusals, Strapi lets people read the reason of a policy’s only. */
const REFUSAL = 'Cette publication n’est pas celle de votre campus, ou pas de lui seul.';

/**
 * Holds campus editors to their campus. What they see is a condition on their permissions; what they change is
 * checked here, where every way of changing content passes.
 */
export function holdToCampus(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const own = boundCampuses(strapi.requestContext.get()?.state.user);
    if (!own || !context.uid.startsWith('api::') || !WRITES.has(context.action)) return next();
    const { uid, action, params } = context;
    // Whoever has admissions beside a campus has them for the whole network: that right says so by itself.
    if (uid === VISITOR_REQUEST) return next();
    if (!isCampusKind(uid)) throw new errors.PolicyError(REFUSAL);
    const documentId = 'documentId' in params ? String(params.documentId) : undefined;
    if (documentId) await refuseOthers(strapi, uid, documentId, own);
    if (action === 'create' && 'data' in params) giveCampus(uid, params.data, own);
    // What the change would make of the entry is only known once made: it is undone when it would leave the campus.
    return strapi.db.transaction(async () => {
      const result = await next();
      const changed = documentIdOf(result) ?? documentId;
      if (changed && !LEAVES_NOTHING.has(action)) await refuseOthers(strapi, uid, changed, own);
      return result;
    });
  });
}

/** Registers what narrows a campus editor's lists. */
export async function registerOwnCampus(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').conditionProvider.register({
    name: 'own-campus',
    displayName: 'De son campus',
    category: 'Campus',
    handler: (user: { permission: { subject: string } }) => {
      const own = boundCampuses(user);
      const { subject } = user.permission;
      if (!own || !isCampusKind(subject)) return false;
      return { [`${CAMPUS_KINDS[subject]}.documentId`]: { $in: own } };
    },
  });
}

async function refuseOthers(
  strapi: Core.Strapi,
  uid: CampusKind,
  documentId: string,
  own: string[],
): Promise<void> {
  const field = CAMPUS_KINDS[uid];
  const versions: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, populate: { [field]: { select: ['documentId'] } } });
  const theirs = versions.every((version) => isOwn(campusesOf(version[field]), own));
  if (!theirs) throw new errors.PolicyError(REFUSAL);
}

function campusesOf(related: unknown): string[] {
  return [related].flat().flatMap((campus) => documentIdOf(campus) ?? []);
}

function documentIdOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  if ('documentId' in entry && typeof entry.documentId === 'string') return entry.documentId;
  return undefined;
}

/** Whoever has one campus need not choose it. */
function giveCampus(uid: CampusKind, data: unknown, own: string[]): void {
  const [campus, other] = own;
  if (typeof data !== 'object' || data === null || !campus || other) return;
  const field = CAMPUS_KINDS[uid];
  if (isUnset((data as Record<string, unknown>)[field])) Object.assign(data, { [field]: campus });
}

function isUnset(relation: unknown): boolean {
  if (relation === undefined || relation === null) return true;
  if (Array.isArray(relation)) return relation.length === 0;
  if (typeof relation !== 'object') return false;
  const { connect = [], set = [] } = relation as { connect?: unknown; set?: unknown };
  return [connect, set].flat().length === 0;
}
