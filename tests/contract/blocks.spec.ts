import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, product } from '../harness/client.ts';

type Component = { uid: string; info: { displayName: string; preview?: string } };
type Kind = { uid: string; attributes: Record<string, { components?: string[] }> };

const cms = product('CMS');
const PICTURE = 'data:image/svg+xml,';

test('BLK-3: an editor sees a picture of every block before picking it', async () => {
  const reply = await (await Admin.ofTheRun()).send('GET', '/content-manager/init');
  const { data } = reply.json() as { data: { components: Component[]; contentTypes: Kind[] } };
  const { components, contentTypes } = data;
  const offered = new Set(
    contentTypes.flatMap(({ attributes }) =>
      Object.values(attributes).flatMap((attribute) => attribute.components ?? []),
    ),
  );
  const blocks = components.filter(({ uid }) => offered.has(uid));
  expect(blocks.length).toBe(offered.size);
  expect(blocks.length).toBeGreaterThanOrEqual(34);
  for (const { info } of blocks) {
    expect(info.preview).toContain(PICTURE);
    const svg = decodeURIComponent(info.preview?.slice(PICTURE.length) ?? '');
    expect(svg).toContain(`<title>${info.displayName}</title>`);
  }
});

test('the admin’s content policy lets these pictures through', async () => {
  const { headers } = await ask(`${cms}/admin`);
  expect(headers['content-security-policy']).toMatch(/img-src [^;]*\bdata:/);
});

test('without signing in, there is nothing to see of them', async () => {
  expect((await ask(`${cms}/content-manager/init`)).status).toBe(401);
});
