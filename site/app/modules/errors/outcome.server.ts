import { data } from 'react-router';
import { config } from '../../config.server';
import { ErrorRecord } from './record';

/** What a visitor gets. Anything else the content service answers (400, 401, 429, …) is our outage, not their fault. */
const SHOWN = new Set([404, 503, 504]);
/** A preview link that is not good, or no longer, is its holder's to know. */
const SHOWN_OF_PREVIEW = new Set([...SHOWN, 403, 410]);

/** Awaits content for a page; a failure becomes the page's status, for the error boundary to draw. */
export async function orFail<Value>(content: Promise<Value>): Promise<Value> {
  try {
    return await content;
  } catch (error) {
    if (!(error instanceof ErrorRecord)) throw error;
    const shown = error.scope === 'Preview' ? SHOWN_OF_PREVIEW : SHOWN;
    throw failure(error, shown.has(error.statusCode) ? error.statusCode : 503);
  }
}

/** A page of this status. What it came from is told outside production only; that it is a preview's, always. */
export function failure(error: ErrorRecord, status: number) {
  const told = error.scope === 'Preview' ? { scope: error.scope } : null;
  return data(config.production ? told : error.toJSON(), { status });
}

export function notFound(): ReturnType<typeof data<null>> {
  return data(null, { status: 404 });
}
