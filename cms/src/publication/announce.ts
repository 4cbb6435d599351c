import type { Core } from '@strapi/strapi';

const ALWAYS_LIVE = new Set(['create', 'update', 'delete', 'clone']);
const CHANGES_LIVE = new Set(['publish', 'unpublish', 'delete']);
const GATHER_MS = 50;
const RETRY_MS = [500, 1000, 2000, 4000, 8000];

/** Tells the site that something visitors can see has changed, once it is committed. Saving a draft says nothing. */
export function announcePublications(strapi: Core.Strapi): void {
  const site = process.env.SITE_INTERNAL_URL;
  const token = process.env.CLEAR_TOKEN;
  if (!site || !token) return;
  const announce = announcer(() => clear(`${site}/api/clear`, token), strapi.log);

  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (isLive(context.contentType, context.action, context.params)) {
      await strapi.db.transaction(({ onCommit }) => onCommit(announce));
    }
    return result;
  });
}

type ContentType = { uid: string; options?: { draftAndPublish?: boolean } };

export function isLive({ uid, options }: ContentType, action: string, params: object): boolean {
  if (!uid.startsWith('api::')) return false;
  if (!options?.draftAndPublish) return ALWAYS_LIVE.has(action);
  const publishesAtOnce = 'status' in params && params.status === 'published';
  return CHANGES_LIVE.has(action) || (publishesAtOnce && ALWAYS_LIVE.has(action));
}

type Log = { warn(message: string): void };

/**
 * One announcement for a burst of changes: a bulk action or a seeding is one clear, not hundreds. While the site does
 * not answer, changes wait together for the next try.
 */
export function announcer(send: () => Promise<void>, log: Log, wait = pause): () => void {
  let unsaid = false;
  let running = false;

  async function run(): Promise<void> {
    for (let attempt = 0; unsaid && attempt <= RETRY_MS.length; attempt += 1) {
      await wait(attempt === 0 ? GATHER_MS : (RETRY_MS[attempt - 1] ?? 0));
      unsaid = false;
      try {
        await send();
        attempt = -1;
      } catch (error) {
        unsaid = true;
        if (attempt === RETRY_MS.length)
          log.warn(`The site was not told of a publication: ${reasonOf(error)}`);
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

async function clear(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(3000) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
