import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask } from '../harness/client.ts';
import { ADMIN, type Cms, startCms } from '../harness/product.ts';
import { canary, given } from '../harness/secrets.ts';

const NEWS = 'api::news.news';
const SLUG = 'magasin-ecole-mulhouse';

const SETTINGS = {
  APP_KEYS: canary('keys'),
  API_TOKEN_SALT: canary('salt'),
  ADMIN_JWT_SECRET: canary('admin'),
  TRANSFER_TOKEN_SALT: canary('transfer'),
  JWT_SECRET: canary('jwt'),
  ENCRYPTION_KEY: canary('key').slice(0, 32),
  CONTENT_PASSWORD: canary('password'),
  CLEAR_TOKEN: canary('clear'),
  CRM_WEBHOOK_SECRET: canary('webhook'),
  S3_ACCESS_KEY: canary('store'),
  S3_SECRET_KEY: canary('signature'),
};
/** Nobody listens there: what is said of it is said in the log. */
const NOWHERE = 'http://localhost:9';
const STORE = { S3_BUCKET: 'parvis-media', S3_ENDPOINT: NOWHERE };

test('API-11: no secret of the content service is in its log, nor in what it answers', async () => {
  test.slow();
  const cms = await startCms({ siteUrl: NOWHERE, settings: { ...SETTINGS, ...STORE } });
  const said: string[] = [];
  const send = async (method: string, path: string, headers: object = {}, body?: unknown) => {
    const reply = await ask(`${cms.url}${path}`, {
      method,
      headers: { ...headers },
      ...(body !== undefined && { body }),
    });
    said.push(JSON.stringify(reply.headers), reply.body);
    return reply;
  };
  const account = { username: 'parvis-site', password: SETTINGS.CONTENT_PASSWORD };
  const signedIn = await ask(`${cms.api}/login`, { method: 'POST', body: account });
  const { access_token: token } = signedIn.json() as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const admin = await Admin.signIn(cms.url);
  const wrong = canary('wrong');

  await send('POST', '/api/login', {}, { ...account, password: wrong });
  await send('POST', '/api/login', {}, { username: wrong });
  await send('POST', '/admin/login', {}, { email: ADMIN.email, password: wrong });
  await send('GET', '/api/campuses/lyon', headers);
  await send('GET', '/api/campuses/lyon', { authorization: `Bearer ${wrong}` });
  await send('GET', '/api/events?weather=fine', headers);
  await send('GET', '/api/users', headers);
  await send('POST', '/api/visitor-requests', headers, { data: { email: 7 } });
  await send('GET', '/admin/init');
  expect((await send('GET', '/uploads/nowhere_1f.png')).status).toBeGreaterThanOrEqual(500);

  const preview = await previewOf(cms, admin);
  expect((await send('GET', `/api/previews/${preview}?locale=fr`, headers)).status).toBe(200);
  expect((await send('GET', `/api/previews/${preview}x?locale=fr`, headers)).status).toBe(403);
  await admin.update(NEWS, SLUG, { title: 'Un autre titre' });

  await expect.poll(() => cms.output()).toContain('/api/previews/');
  await expect.poll(() => cms.output()).toContain('POST /api/login');
  await cms.stop();
  const secrets = {
    ...SETTINGS,
    token,
    adminToken: admin.headers.authorization.slice('Bearer '.length),
    adminPassword: ADMIN.password,
    wrong,
  };
  expect(given(cms.output(), { ...secrets, preview })).toEqual([]);
  expect(given(said.join('\n'), secrets)).toEqual([]);
});

async function previewOf(cms: Cms, admin: Admin): Promise<string> {
  const id = await admin.documentId(NEWS, SLUG);
  await admin.draft(NEWS, SLUG, { title: 'Un titre à relire' });
  const query = `documentId=${id}&locale=fr&status=draft`;
  const reply = await admin.send('GET', `/content-manager/preview/url/${NEWS}?${query}`);
  const { data } = reply.json() as { data: { url: string } };
  const token = new URL(data.url).searchParams.get('preview');
  if (!token) throw new Error(`${cms.url} gave no link to a draft`);
  return token;
}
