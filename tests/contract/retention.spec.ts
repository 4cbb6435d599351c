import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { newPlace, startCms } from '../harness/product.ts';

const REQUEST = 'api::visitor-request.visitor-request';

test('POP-12: a visitor’s request is erased once it is three years old', async () => {
  const place = await newPlace();
  const references = async (admin: Admin) => {
    const reply = await admin.send('GET', `/content-manager/collection-types/${REQUEST}`);
    const { results } = reply.json() as { results: { reference: string }[] };
    return results.map(({ reference }) => reference).toSorted();
  };
  const first = await startCms({ place });
  const asked = { action: 'contact', email: 'parent@famille.example' };
  const before = await Admin.signIn(first.url);
  for (const [reference, receivedAt] of [
    ['trop-ancienne', '2023-11-15T07:59:00.000Z'],
    ['presque', '2023-11-15T08:01:00.000Z'],
    ['hier', '2026-11-14T10:00:00.000Z'],
  ]) {
    await before.create(REQUEST, { ...asked, reference, receivedAt });
  }
  expect(await references(before)).toEqual(['hier', 'presque', 'trop-ancienne']);
  await first.stop();
  const second = await startCms({ place });
  try {
    expect(await references(await Admin.signIn(second.url))).toEqual(['hier', 'presque']);
  } finally {
    await second.stop();
    await rm(place.data, { recursive: true, force: true });
  }
});
