import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Action } from '../application';
import type { Kept } from './answers.server';

/** Nobody reads the page and fills it in within this. */
export const SOONEST_MS = 2000;
export const LATEST_MS = 24 * 60 * 60 * 1000;

type Verdict = 'good' | 'early' | 'late' | 'forged';

/** Says of a form that this site showed it, for which action and when: whoever sends one back has been there. */
export function issueToken(action: Action, secret: string, now: number): string {
  const issued = now.toString(36);
  return `${issued}.${signature(action, issued, secret)}`;
}

export function judgeToken(
  token: string,
  { action, secret, now }: { action: Action; secret: string; now: number },
): { verdict: Verdict; issued: number } {
  const [issued = '', signed = ''] = token.split('.');
  if (!isSame(signed, signature(action, issued, secret))) return { verdict: 'forged', issued: now };
  const at = Number.parseInt(issued, 36);
  const age = now - at;
  const verdict = age > LATEST_MS ? 'late' : age < SOONEST_MS ? 'early' : 'good';
  return { verdict, issued: at };
}

/**
 * The name of a request: made of what it says and of the day its form was shown. The same one sent again, from the same
 * form or from another, has the same name; one that was corrected first has another, and is not lost.
 */
export function referenceOf(action: Action, kept: Kept, issued: number, secret: string): string {
  const day = new Date(issued).toISOString().slice(0, 10);
  const { course, campus, firstName, lastName, phone, level, message, optIn } = kept;
  const email = kept.email.toLowerCase();
  const said = [day, action, course, campus, firstName, lastName, email, phone, level, message];
  return sealed(`reference ${JSON.stringify([...said, optIn])}`, secret);
}

function signature(action: Action, issued: string, secret: string): string {
  return sealed(`form ${action} ${issued}`, secret);
}

function sealed(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
