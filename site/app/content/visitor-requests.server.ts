import { z } from 'zod';
import type { VisitorRequest } from '../modules/application';
import { client } from './service.server';

/**
 * POP-12: resolves once the request is kept for good, by the content service or by the spool on this machine's disk;
 * rejects when neither could. The same reference is kept once.
 */
export async function keepRequest(request: VisitorRequest): Promise<void> {
  await client.post({
    path: '/visitor-requests',
    locale: 'fr',
    schema: z.unknown(),
    body: { data: request },
  });
}
