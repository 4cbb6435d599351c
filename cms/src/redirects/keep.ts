import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addressOf, asRuled, isPage } from './addresses';
import { afterMove, met, refusal, tidy } from './rules';
import { REDIRECT, savedRules } from './saved';
import { schoolRules } from './school';

/** No old address is lost: rules are checked when they are saved, and made when a published page moves. */
export function keepRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid === REDIRECT && (action === 'create' || action === 'update' || action === 'clone')) {
      await check(strapi, action, params);
      return next();
    }
    if (!isPage(uid) || !publishes(action, params) || !('documentId' in params)) return next();
    const documentId = String(params.documentId);
    const before = await addresses(strapi, uid, documentId);
    const result = await next();
    const after = await addresses(strapi, uid, documentId);
    for (const [locale, to] of after) {
      await stay(strapi, to);
      const from = before.get(locale);
      if (from && to !== from) await move(strapi, from, to);
    }
    return result;
  });
}

function publishes(action: string, params: object): boolean {
  if (action === 'publish') return true;
  return action === 'update' && 'status' in params && params.status === 'published';
}

type Save = { documentId?: unknown; data?: unknown };

/** Tidies the rule in place, and refuses it when it cannot stand beside the others. */
async function check(
  strapi: Core.Strapi,
  action: string,
  { documentId, data }: Save,
): Promise<void> {
  if (typeof data !== 'object' || data === null) return;
  const rules = await savedRules(strapi);
  const present = rules.find((rule) => rule.documentId === documentId);
  const { from = present?.from, to = present?.to } = data as { from?: unknown; to?: unknown };
  if (typeof from !== 'string' || typeof to !== 'string') return;
  const rule = tidy({ from, to });
  const others = action === 'update' ? rules.filter((other) => other !== present) : rules;
  const reason = refusal(rule, others, schoolRules(strapi));
  if (reason)
    throw new errors.ValidationError(reason, { errors: [{ path: ['from'], message: reason }] });
  Object.assign(data, rule);
}

async function addresses(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const locale of ['fr', 'en']) {
    const entry = await strapi.documents(uid).findOne({ documentId, locale, status: 'published' });
    const address = entry && addressOf(uid, entry, locale);
    if (address) found.set(locale, asRuled(address));
  }
  return found;
}

/** A page that is published where the school's own rules lead away from is shown there all the same. */
async function stay(strapi: Core.Strapi, address: string): Promise<void> {
  if (!met(address, schoolRules(strapi))) return;
  const rules = await savedRules(strapi);
  if (rules.some(({ from }) => from === address)) return;
  const data = { from: address, to: address, note: 'Page publiée à une ancienne adresse' };
  await strapi.documents(REDIRECT).create({ data });
}

async function move(strapi: Core.Strapi, from: string, to: string): Promise<void> {
  const documents = strapi.documents(REDIRECT);
  const { remove, retarget, add } = afterMove(await savedRules(strapi), from, to);
  for (const documentId of remove) await documents.delete({ documentId });
  for (const { documentId, to: led } of retarget)
    await documents.update({ documentId, data: { to: led } });
  await documents.create({ data: { ...add, note: 'Adresse changée à la publication' } });
}
