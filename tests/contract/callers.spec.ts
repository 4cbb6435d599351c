import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import { type Cms, startCms } from '../harness/product.ts';

const ROLES = '/users-permissions/roles';

type Role = { type: string; id: number; permissions: Record<string, { controllers: Controllers }> };
type Controllers = Record<string, Record<string, { enabled: boolean }>>;

let cms: Cms;
let admin: Admin;
let call: () => Promise<number>;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  cms = await startCms();
  admin = await Admin.signIn(cms.url);
  const headers = { authorization: `Bearer ${await signIn(cms.api)}` };
  call = async () => (await ask(`${cms.api}/banners`, { headers })).status;
  expect(await call()).toBe(200);
});

test.afterAll(() => cms.stop());

async function read<Found>(path: string): Promise<Found> {
  return (await admin.send('GET', path)).json() as Found;
}

test('API-11: what an account may no longer do is refused from its next call on, and allowed again as soon', async () => {
  const { roles } = await read<{ roles: Role[] }>(ROLES);
  const id = roles.find(({ type }) => type === 'site')?.id;
  const { role } = await read<{ role: Role }>(`${ROLES}/${id}`);
  const allow = async (enabled: boolean) => {
    const find = role.permissions['api::banner']?.controllers.banner?.find;
    if (find) find.enabled = enabled;
    expect((await admin.send('PUT', `${ROLES}/${id}`, role)).status).toBe(200);
  };
  await allow(false);
  expect(await call()).toBe(403);
  await allow(true);
  expect(await call()).toBe(200);
});

test('API-11: whoever shows another token than one that was good is nobody', async () => {
  expect(await call()).toBe(200);
  const headers = { authorization: `Bearer ${await signIn(cms.api)}x` };
  expect((await ask(`${cms.api}/banners`, { headers })).status).toBe(401);
  expect((await ask(`${cms.api}/banners`)).status).toBe(401);
});
