import type { Core } from '@strapi/strapi';
import { pause, reasonOf } from '../retry.ts';

const ALWAYS_LIVE = new Set(['create', 'update', 'delete', 'clone']);
const CHANGES_LIVE = new Set(['publish', 'unpublish', 'delete']);
/** What is written past the documents says so with this event. */
export const CHANGED_IN_BULK = 'parvis.changed-in-bulk';
const GATHER_MS = 50;
const RETRY_MS = [500, 1000, 2000, 4000, 8000];
const LAST_RETRY_MS = 15_000;

/** Tells the site that something visitors can see has changed, once it is committed. Saving a draft says nothing. */
export function announcePublications(strapi: Core.Strapi): void {
  const site = process.env.SITE_INTERNAL_URL;
  const token = process.env.CLEAR_TOKEN;
  if (!site || !token) return;
  const tell = announcer(() => clear(`${site}/api/clear`, token), strapi.log);
  const announce = () => strapi.db.transaction(({ onCommit }) => onCommit(tell));
  // Something may have been published that a service stopped since could not tell.
  tell();

  strapi.eventHub.on(CHANGED_IN_BULK, async () => tell());
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (isLive(context.contentType, context.action, context.params)) await announce();
    return result;
  });

  // Files are no documents: their words and pictures change behind the pages that show them.
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    afterUpdate: announce,
    afterDelete: announce,
    afterDeleteMany: announce,
  });
}

/** What no page shows. */
const UNSEEN = new Set(['api::visitor-request.visitor-request']);

type ContentType = { uid: string; options?: { draftAndPublish?: boolean } };

export function isLive({ uid, options }: ContentType, action: string, params: object): boolean {
  if (!uid.startsWith('api::') || UNSEEN.has(uid)) return false;
  if (!options?.draftAndPublish) return ALWAYS_LIVE.has(action);
  const publishesAtOnce = 'status' in params && params.status === 'published';
  return CHANGES_LIVE.has(action) || (publishesAtOnce && ALWAYS_LIVE.has(action));
}

type Log = { warn(message: string): void; info(message: string): void };

/**
 * One announcement for a burst of changes: a bulk action or a seeding is one clear, not hundreds. While the site does
 * not answer, changes wait together for the next try, however long that takes.
 */
export function announcer(send: () => Promise<void>, log: Log, wait = pause): () => void {
  let unsaid = false;
  let running = false;

  async function run(): Promise<void> {
    for (let failures = 0; unsaid; ) {
      await wait(failures === 0 ? GATHER_MS : (RETRY_MS[failures - 1] ?? LAST_RETRY_MS));
      unsaid = false;
      try {
        await send();
        if (failures > RETRY_MS.length) log.info('The site has been told of the publications');
        failures = 0;
      } catch (error) {
        unsaid = true;
        failures += 1;
        if (failures === RETRY_MS.length + 1)
          log.warn(`The site cannot be told of a publication yet: ${reasonOf(error)}`);
      }
    }
    running = false;
  }

  return () => {
    unsaid = true;
    if (running) return;
    running = true;
    void run();
  };
}

async function clear(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(3000) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}
