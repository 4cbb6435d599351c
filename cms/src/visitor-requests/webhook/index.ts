import type { Core } from '@strapi/strapi';
import { now } from '../../clock';
import { VISITOR_REQUEST } from '../kind';
import type { VisitorRequest } from '../reading';
import { courier } from './courier';
import { post } from './post';
import { readWebhook } from './settings';

/** All that the receiver is told: not what became of the request here. */
const FIELDS = [
  'reference',
  'action',
  'programme',
  'campus',
  'firstName',
  'lastName',
  'email',
  'phone',
  'level',
  'message',
  'optIn',
  'origin',
  'receivedAt',
] as const satisfies (keyof VisitorRequest)[];

/**
 * Posts each stored request on to the school's CRM, where it has one. The queue is the table itself: what is in the state
 * `received`, in the order it was stored, however often the service is stopped.
 */
export function passRequestsOn(strapi: Core.Strapi): void {
  const webhook = readWebhook(process.env);
  if (!webhook) return;
  const wake = courier({
    first: () => longestWaiting(strapi),
    send: (request: VisitorRequest) => post(webhook, request, now()),
    settle: (id, state) => settle(strapi, id, state),
    log: strapi.log,
  });
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (context.uid === VISITOR_REQUEST && MAY_WAIT.has(context.action))
      await strapi.db.transaction(({ onCommit }) => onCommit(wake));
    return result;
  });
  wake();
}

/** Someone may also put one back to `received`, to have it sent again. */
const MAY_WAIT = new Set(['create', 'update', 'clone']);

async function longestWaiting(strapi: Core.Strapi) {
  const row: ({ id: number } & VisitorRequest) | null = await strapi.db
    .query(VISITOR_REQUEST)
    .findOne({ select: ['id', ...FIELDS], where: { state: 'received' }, orderBy: { id: 'asc' } });
  if (!row) return undefined;
  const { id, ...request } = row;
  return { id, request };
}

/** What a person has marked as handled meanwhile stays so. */
async function settle(strapi: Core.Strapi, id: number, state: string): Promise<void> {
  await strapi.db
    .query(VISITOR_REQUEST)
    .updateMany({ where: { id, state: 'received' }, data: { state } });
}
