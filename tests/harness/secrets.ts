import { randomBytes } from 'node:crypto';

/** A value found nowhere but where it was put. */
export const canary = (name: string) => `canary-${name}-${randomBytes(12).toString('hex')}`;

/** Which of the secrets a text gives away, as they are or as they travel. */
export function given(text: string, secrets: Record<string, string>): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => written(secret).some((form) => text.includes(form)))
    .map(([name]) => name);
}

/** Of what is encoded from the middle of something else, only the part that does not depend on where it stood is the same. */
function written(secret: string): string[] {
  const encoded = [0, 1, 2].map((before) =>
    Buffer.from(`${' '.repeat(before)}${secret}`)
      .toString('base64')
      .slice(4, -4),
  );
  return [secret, encodeURIComponent(secret), ...encoded];
}
