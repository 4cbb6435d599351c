import { z } from 'zod';
import { config } from '../config.server';
import { log } from '../log.server';
import type { VisitorRequest } from '../modules/application';
import { ErrorRecord } from '../modules/errors';
import { Keeper } from '../modules/spool/keeper.server';
import { Refused } from '../modules/spool/refused.server';
import { Spool } from '../modules/spool/spool.server';
import { client } from './service.server';

export { Refused };

const PATH = '/visitor-requests';
/** What the content service says of the request itself, and would say again. */
const OF_THE_REQUEST = new Set([400, 413]);

const keeper = new Keeper({ spool: new Spool(config.spool), deliver, log });

/**
 * POP-12: resolves once the request is kept for good, by the content service or on this machine's disk. Rejects when
 * neither could, and with `Refused` when the service says that it is no request. The same reference is kept once.
 */
export function keepRequest(request: VisitorRequest): Promise<void> {
  return keeper.keep(request);
}

/** For the start of the server: what an earlier process had to leave on the disk. */
export function deliverWaiting(): Promise<void> {
  return keeper.start();
}

/** What this machine's disk holds. */
export function heldRequests(): ReturnType<Keeper['held']> {
  return keeper.held();
}

const referenced = z.looseObject({ reference: z.string() });

async function deliver(content: unknown): Promise<void> {
  const request = referenced.safeParse(content);
  if (!request.success) throw new Refused('it has no reference');
  // An answer that does not name the request acknowledges nothing.
  const acknowledged = z.object({
    data: z.object({ reference: z.literal(request.data.reference) }),
  });
  const body = { data: content };
  try {
    await client.post({ path: PATH, locale: config.locales[0], schema: acknowledged, body });
  } catch (error) {
    throw error instanceof ErrorRecord ? unquoted(error) : error;
  }
}

/** What a service answers may quote what a person wrote, and is logged further on: only its status is said. */
function unquoted(error: ErrorRecord): Error {
  const { scope, source, statusCode } = error;
  const errorText = `the content service answered ${statusCode}`;
  if (isOfTheRequest(error)) return new Refused(errorText);
  return new ErrorRecord({ scope, source, statusCode, errorText });
}

/** The sign-in that comes first may be refused too, for reasons that pass. */
function isOfTheRequest({ statusCode, source }: ErrorRecord): boolean {
  return OF_THE_REQUEST.has(statusCode) && new URL(source).pathname.endsWith(PATH);
}
