import { ECHO, EVIL, FORM, HOST, type Hostile, lines, post } from './request.ts';

const ASKS = ['/crm-links'];
const ONLY_READ = { allow: 'GET, HEAD' };
const form = (body: string, more: Partial<Parameters<typeof post>[3]> = {}) =>
  post('/crm/contact', body, 422, { calls: ASKS, ...more });
const typed = (type: string, body: string) =>
  post('/crm/contact', body, 415, { fields: [`Content-Type: ${type}`] });
const elsewhere = (...fields: string[]) =>
  post('/crm/contact', 'a=b', 403, { fields: [FORM, ...fields] });

const SENT: Hostile[] = [
  ...['/', '/campus/lyon', '/nope', '/recherche', '/partage.png'].map((path) =>
    post(path, `a=${ECHO}`, [405, ONLY_READ]),
  ),
  post('/api/campuses/lyon', '{}', [405, ONLY_READ]),
  post('/api/login', `{"username":"${ECHO}"}`, [405, ONLY_READ]),
  post('/api/search', '', [405, ONLY_READ]),
  post('/uploads/a.png', 'x', [405, ONLY_READ]),
  post('/consentement/oui', '', 404),
  post('/crm/__proto__', 'a=b', 404),
  typed('application/json', `{"email":"${ECHO}"}`),
  typed('text/plain', 'a=b'),
  typed(
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
  ),
  post('/crm/contact', 'a=b', 415, { fields: [], name: 'a body of no type' }),
  form(''),
  form('a=%zz&%=%&&&===&__proto__=x&constructor=y&a[b]=c'),
  form('\xff\xfe\x00\x01'),
  form(`firstName=<script>${ECHO}</script>&email=a%0d%0aBcc:x@${EVIL}&token=x`, { shows: true }),
  form('course=..%2f..%2fusers&campus=..%2fme&token=..'),
  form(Array.from({ length: 5000 }, (_, index) => `a${index}=b`).join('&')),
  form('a=b', { fields: [FORM, 'Content-Encoding: gzip'] }),
  elsewhere(`Origin: https://${EVIL}`),
  elsewhere('Origin: null'),
  elsewhere(`Origin: ${ECHO}`),
  post('/crm/contact.data', 'a=b', 403, { fields: [FORM, `Origin: https://${EVIL}`] }),
];

/** Nothing of the cache is cleared without the word. */
const clear = (...fields: string[]) => post('/api/clear', '', 401, { fields });

const CLEARS: Hostile[] = [
  clear(),
  clear('Authorization: Bearer'),
  clear(`Authorization: Bearer ${ECHO}`),
  clear(`Authorization: Bearer ${'x'.repeat(9000)}`),
  clear('Authorization: Basic YTpi'),
  clear('Authorization: Bearer only-for-this-test-run-clea'),
  post('/api/clear?token=only-for-this-test-run-clear', '', 401, { fields: [] }),
  post('/api/clear.data', '', 401, { fields: [] }),
];

const FORM_HEAD = ['POST /crm/contact HTTP/1.1', `Host: ${HOST}`, FORM];
const CLOSES = { connection: 'close' };

/** Answered before all of it has come, and not read to its end. */
const HUGE: Hostile[] = [
  lines(
    'ten megabytes',
    [[413, CLOSES]],
    ...FORM_HEAD,
    'Content-Length: 10485760',
    '',
    'a='.repeat(30_000),
  ),
  lines(
    'ten megabytes for a page that takes nothing',
    [[405, CLOSES]],
    'POST / HTTP/1.1',
    `Host: ${HOST}`,
    FORM,
    'Content-Length: 10485760',
    '',
    'a='.repeat(30_000),
  ),
  lines(
    'ten megabytes to clear',
    [[401, CLOSES]],
    'POST /api/clear HTTP/1.1',
    `Host: ${HOST}`,
    'Content-Length: 10485760',
    '',
    'a='.repeat(30_000),
  ),
  lines(
    'a body that never says how long it is',
    [[413, CLOSES]],
    ...FORM_HEAD,
    'Transfer-Encoding: chunked',
    '',
    '1',
    'x',
  ),
  lines(
    'ten megabytes, if they are wanted',
    [100, [413, CLOSES]],
    ...FORM_HEAD,
    'Content-Length: 10485760',
    'Expect: 100-continue',
    '',
    '',
  ),
];

export const BODIES: readonly Hostile[] = [...SENT, ...CLEARS, ...HUGE];
