import { expect, test } from '@playwright/test';
import { examples, pageText, unlike } from '../harness/api-page.ts';
import { ask, product, signIn } from '../harness/client.ts';
import { ACCOUNT } from '../harness/product.ts';
import { ALLOWED } from '../harness/site-calls.ts';

const api = `${product('CMS')}/api`;
const all = examples();

/** A secret stands in the page as the name of its setting. */
const filledIn = (body: string) =>
  body
    .replace('$CONTENT_USERNAME', ACCOUNT.username)
    .replace('$CONTENT_PASSWORD', ACCOUNT.password);

for (const { to, method, path, body, status, answer } of all) {
  test(`docs/api.md: ${method} ${path} of the ${to} is answered as it says`, async () => {
    const headers = { authorization: `Bearer ${await signIn(api)}` };
    const reply = await ask(`${to === 'site' ? product('SITE') : api}${path}`, {
      method,
      ...(to === 'service' && { headers }),
      ...(body !== undefined && { body: JSON.parse(filledIn(body)) }),
    });
    // What is stored once is acknowledged once more when the page is tried again.
    expect(status === 201 ? [200, 201] : [status], reply.body).toContain(reply.status);
    if (answer !== undefined) expect(unlike(answer, reply.json())).toBeUndefined();
  });
}

test('API-14: docs/api.md names every call that the site’s account may make', () => {
  const shown = all
    .filter(({ to }) => to === 'service')
    .map(({ method, path }) => `${method} ${path}`);
  expect(shown.length).toBeGreaterThan(15);
  const kinds = new Set(ALLOWED.map((call) => call.split(' ')[1]?.split('/')[2] ?? ''));
  expect(
    [...kinds].filter((kind) => !kind.startsWith(':') && !pageText().includes(`/${kind}`)),
  ).toEqual([]);
});
