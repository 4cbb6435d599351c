import { z } from 'zod';
import { config } from '../config.server';
import { log } from '../log.server';
import { ErrorRecord } from '../modules/errors';
import { addressKept, type Missing, Reporter, referrerKept } from '../modules/missing';
import { client } from './service.server';

const PATH = '/missing-addresses';
/** What the content service says of what it is told, and would say again. */
const REFUSED = new Set([400, 413]);

const reporter = new Reporter({ send, log });

/** Counts an address that was not found, for editors to see: nothing of who asked for it. */
export function countMissing(pathname: string, referrer: string | null): void {
  const address = addressKept(pathname);
  if (address === undefined) return;
  reporter.count({ address, referrer: referrerKept(referrer, config.siteUrl) });
}

/** For the end of the server: what was counted and not told yet. */
export function reportMissing(): Promise<void> {
  return reporter.finish();
}

async function send(data: Missing[]): Promise<boolean> {
  const schema = z.object({ data: z.object({ stored: z.number() }) });
  try {
    await client.post({ path: PATH, locale: config.locales[0], schema, body: { data } });
    return true;
  } catch (error) {
    if (error instanceof ErrorRecord && isRefused(error)) return false;
    throw error;
  }
}

/** The sign-in that comes first may be refused too, for reasons that pass. */
function isRefused({ statusCode, source }: ErrorRecord): boolean {
  return REFUSED.has(statusCode) && new URL(source).pathname.endsWith(PATH);
}
