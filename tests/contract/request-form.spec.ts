import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, product } from '../harness/client.ts';
import {
  newAddress,
  newPerson,
  requestsOf,
  sendForm,
  signedToken,
} from '../harness/request-form.ts';

const site = product('SITE');
const BROCHURE = `${site}/crm/brochure`;
const CHOICE = { course: 'bts-mco', campus: 'lyon' };
const DAY = 24 * 60 * 60 * 1000;

let admin: Admin;
test.beforeAll(async () => {
  admin = await Admin.ofTheRun();
});

/** A form that is as it should be, but for what is changed. */
const form = (changed: Record<string, string> = {}) => ({
  ...newPerson(),
  ...CHOICE,
  token: signedToken('brochure'),
  ...changed,
});

test('POP-12: the same request is stored once, however often and by whichever form it is sent; a corrected one is another', async () => {
  const sent = form();
  const twice = await Promise.all([sendForm(BROCHURE, sent), sendForm(BROCHURE, sent)]);
  const again = await sendForm(BROCHURE, { ...sent, token: signedToken('brochure', 5000) });
  for (const { status, headers } of [...twice, again]) {
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/crm/brochure/merci?course=bts-mco&campus=lyon');
  }
  expect(await requestsOf(admin, sent.email)).toHaveLength(1);
  await sendForm(BROCHURE, { ...sent, phone: '07 12 34 56 78' });
  expect(await requestsOf(admin, sent.email)).toHaveLength(2);
});

test('whoever fills in what nobody sees is thanked, and nothing is stored', async () => {
  const sent = form({ website: 'https://spam.example', token: '' });
  const { status, headers } = await sendForm(BROCHURE, sent);
  expect([status, headers.get('location')]).toEqual([
    303,
    '/crm/brochure/merci?course=bts-mco&campus=lyon',
  ]);
  expect(await requestsOf(admin, sent.email)).toEqual([]);
});

test.describe('a form is refused with all that was written in it', () => {
  for (const [name, token, words] of [
    ['sent as soon as it was shown', () => signedToken('brochure', 0), 'trop vite'],
    ['open for more than a day', () => signedToken('brochure', DAY + 60_000), 'plus d’un jour'],
    ['of another action', () => signedToken('contact'), 'pas reconnu'],
    ['signed by someone else', () => signedToken('brochure', 60_000, 'another'), 'pas reconnu'],
    ['without a signature', () => '', 'pas reconnu'],
  ] as const) {
    test(name, async () => {
      const sent = form({ token: token() });
      const answer = await sendForm(BROCHURE, sent);
      const body = await answer.text();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
      expect(body).toContain(words);
      expect(body).toContain(`value="${sent.email}"`);
      expect(await requestsOf(admin, sent.email)).toEqual([]);
    });
  }

  test('too often from one address, and no other', async () => {
    const from = newAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      statuses.push((await sendForm(BROCHURE, form(), from)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([303]));
    const sent = form();
    const refused = await sendForm(BROCHURE, sent, from);
    const body = await refused.text();
    expect([refused.status, body.includes('réessayez dans 10'), body.includes(sent.email)]).toEqual(
      [429, true, true],
    );
    expect(await requestsOf(admin, sent.email)).toEqual([]);
    // What a visitor claims of themselves is before what the proxy says of them.
    expect((await sendForm(BROCHURE, sent, `203.0.113.9, ${from}`)).status).toBe(429);
    expect((await sendForm(BROCHURE, sent)).status).toBe(303);
  });
});

test('a form that is late comes back with a signature that is good', async () => {
  const sent = form({ token: signedToken('brochure', DAY + 60_000) });
  const body = await (await sendForm(BROCHURE, sent)).text();
  const [, token = ''] = body.match(/name="token" value="([^"]+)"/) ?? [];
  expect(token).not.toBe(sent.token);
  const soon = await (await sendForm(BROCHURE, { ...sent, token })).text();
  expect(soon).toContain('trop vite');
});

test('what is no form, or more than one, is not read', async () => {
  const json = await ask(BROCHURE, { method: 'POST', body: form() });
  expect(json.status).toBe(415);
  const huge = await sendForm(BROCHURE, form({ message: 'x'.repeat(200_000) }));
  expect([huge.status, huge.headers.get('connection')]).toEqual([413, 'close']);
});

for (const path of ['/crm/brochure', '/crm/contact', '/crm/registration', '/crm/brochure/merci']) {
  test(`${path} is remembered by no cache and listed by no search engine`, async () => {
    const { status, headers, body } = await ask(`${site}${path}`);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
  });
}

for (const path of ['/crm', '/crm/candidature', '/crm/brochure/autre', '/crm/candidature/merci']) {
  test(`${path} is no page`, async () => {
    expect((await ask(`${site}${path}`)).status).toBe(404);
  });
}

test('what is typed is shown as typed, and never as code', async () => {
  const sent = form({ firstName: '"><script>alert(1)</script>', email: '' });
  const body = await (await sendForm(BROCHURE, sent)).text();
  expect(body).not.toContain('<script>alert(1)');
  const thanks = await ask(`${BROCHURE}/merci?course=%3Cscript%3E&campus=../x`);
  expect([thanks.status, thanks.body.includes('<script>"')]).toEqual([200, false]);
});
