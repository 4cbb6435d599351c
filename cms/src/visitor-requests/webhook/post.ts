import { createHmac } from 'node:crypto';
import type { VisitorRequest } from '../reading';
import type { Webhook } from './settings';

const PATIENCE_MS = 10_000;

/** `t` is the second it was signed in: a receiver can turn away what is signed for another text, or was kept for later. */
export function signature(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}

/** The status of the answer. A redirect is an answer: what is personal goes to the one address that was named. */
export async function post(webhook: Webhook, request: VisitorRequest, at: Date): Promise<number> {
  const body = JSON.stringify(request);
  const response = await fetch(webhook.url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': request.reference,
      'x-parvis-signature': signature(webhook.secret, body, at),
    },
    body,
  });
  await response.body?.cancel();
  return response.status;
}
