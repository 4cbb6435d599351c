import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import { newPlace, startCms } from '../harness/product.ts';

const CAMPUS = 'api::campus.campus';

async function snapshot(api: string): Promise<{ slug: string; title: string }[]> {
  const headers = { authorization: `Bearer ${await signIn(api)}` };
  const reply = await ask(`${api}/campuses?locale=fr&sort=slug&pagination[limit]=100`, { headers });
  return (reply.json() as { data: { slug: string; title: string }[] }).data;
}

test('a later start keeps what editors changed and deleted, and adds nothing twice', async () => {
  const place = await newPlace();
  try {
    const first = await startCms({ place });
    const admin = await Admin.signIn(first.url);
    await admin.update(CAMPUS, 'lyon', { title: 'Campus de Lyon-Confluence' });
    await admin.remove(CAMPUS, 'agen');
    await admin.removeFile('brochure-bts-mco.pdf');
    const before = await snapshot(first.api);
    const files = await admin.files();
    await first.stop();

    const second = await startCms({ place });
    const after = await snapshot(second.api);
    const filesAfter = await (await Admin.signIn(second.url)).files();
    await second.stop();

    expect(after).toEqual(before);
    expect(after).toHaveLength(25);
    expect(filesAfter).toEqual(files);
    expect(files).toHaveLength(12);
    expect(after.find(({ slug }) => slug === 'lyon')?.title).toBe('Campus de Lyon-Confluence');
  } finally {
    await rm(place.data, { recursive: true, force: true });
  }
});
