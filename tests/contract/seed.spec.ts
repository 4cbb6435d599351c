import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import { newPlace, startCms } from '../harness/product.ts';

const CAMPUS = 'api::campus.campus';

type Campus = { slug: string; title: string; focusImage: { url: string } | null };

async function snapshot(api: string): Promise<Campus[]> {
  const headers = { authorization: `Bearer ${await signIn(api)}` };
  const query = 'locale=fr&sort=slug&populate[focusImage]=true&pagination[limit]=100';
  const reply = await ask(`${api}/campuses?${query}`, { headers });
  return (reply.json() as { data: Campus[] }).data;
}

test('a later start keeps what editors changed and deleted, and adds nothing twice', async () => {
  const place = await newPlace();
  try {
    const first = await startCms({ place });
    const admin = await Admin.signIn(first.url);
    await admin.update(CAMPUS, 'lyon', { title: 'Campus de Lyon-Confluence' });
    await admin.remove(CAMPUS, 'agen');
    await admin.removeFile('brochure-bts-mco.pdf');
    await admin.removeFile('planche-campus-brest.avif');
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
    // Twelve brochures and 157 plates.
    expect(files).toHaveLength(169);
    expect(after.find(({ slug }) => slug === 'brest')?.focusImage).toBeNull();
    expect(after.find(({ slug }) => slug === 'lyon')?.title).toBe('Campus de Lyon-Confluence');
  } finally {
    await rm(place.data, { recursive: true, force: true });
  }
});
