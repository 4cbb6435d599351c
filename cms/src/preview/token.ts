import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview link lets its bearer see: one draft, in one language, for a while. */
export type Preview = { uid: string; documentId: string; locale: string; expiresAt: Date };

export type Reading = { preview: Preview } | { refused: 'forged' | 'expired' };

export function writeToken(
  { uid, documentId, locale, expiresAt }: Preview,
  secret: string,
): string {
  const said = [uid, documentId, locale, String(expiresAt.getTime())].join(' ');
  const text = Buffer.from(said).toString('base64url');
  return `${text}.${signature(text, secret)}`;
}

export function readToken(token: string, secret: string, now: Date): Reading {
  const [text = '', signed = '', ...rest] = token.split('.');
  if (rest.length > 0 || !sameText(signed, signature(text, secret))) return { refused: 'forged' };
  const [uid = '', documentId = '', locale = '', until] = Buffer.from(text, 'base64url')
    .toString()
    .split(' ');
  const expiresAt = new Date(Number(until));
  if (expiresAt <= now) return { refused: 'expired' };
  return { preview: { uid, documentId, locale, expiresAt } };
}

/** The secret signs other things too: what is signed here says what it is for. */
function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview ${text}`).digest('base64url');
}

function sameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
