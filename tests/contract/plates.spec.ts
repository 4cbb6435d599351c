import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, product, signIn } from '../harness/client.ts';
import { rewrite } from '../harness/database.ts';
import { png } from '../harness/picture.ts';
import { newPlace, startCms } from '../harness/product.ts';

const CAMPUS = 'api::campus.campus';

type Picture = {
  name: string;
  url: string;
  mime: string;
  width: number;
  height: number;
  alternativeText: string;
  formats: Record<string, { url: string; mime: string; width: number; sizeInBytes: number }>;
};
type Entry = { slug: string; publishDate?: string | null; focusImage: Picture | null };

async function entries(cms: string, kind: string, locale: string): Promise<Entry[]> {
  const headers = { authorization: `Bearer ${await signIn(`${cms}/api`)}` };
  const query = `locale=${locale}&populate[focusImage]=true&pagination[limit]=100`;
  const reply = await ask(`${cms}/api/${kind}?${query}`, { headers });
  expect(reply.status).toBe(200);
  return (reply.json() as { data: Entry[] }).data;
}

/** Those of the archives, and the two that wait for a day, have no plate. */
function hasPlate({ slug, publishDate }: Entry): boolean {
  return !slug.startsWith('archives-') && publishDate !== null;
}

for (const [kind, inFrench, inEnglish] of [
  ['campuses', 26, 26],
  ['programmes', 14, 14],
  ['events', 60, 60],
  ['news-items', 78, 18],
  ['blog-posts', 24, 3],
  ['articles', 10, 0],
] as const) {
  test(`${kind} have their plates, with words in the language of the call`, async () => {
    const french = (await entries(product('CMS'), kind, 'fr')).filter(hasPlate);
    expect(french).toHaveLength(inFrench);
    for (const { slug, focusImage } of french) {
      expect(focusImage, slug).toMatchObject({
        name: expect.stringMatching(/^planche-[a-z0-9-]+\.avif$/),
        mime: 'image/avif',
        width: expect.any(Number),
        height: expect.any(Number),
        alternativeText: expect.stringMatching(/^Planche gravée\u00a0: .{20}/),
      });
      expect(Object.keys(focusImage?.formats ?? {})).toEqual(['avif_400', 'avif_800', 'webp_800']);
    }
    const english = (await entries(product('CMS'), kind, 'en')).filter(hasPlate);
    expect(english).toHaveLength(inEnglish);
    for (const { slug, focusImage } of english) {
      expect(focusImage?.alternativeText, slug).toMatch(/^Engraved plate: .{20}/);
      const same = french.find((entry) => entry.slug === slug);
      expect(focusImage?.url).toBe(same?.focusImage?.url);
    }
  });
}

test('a plate and what is made of it are files of the library', async () => {
  const cms = product('CMS');
  const lyon = (await entries(cms, 'campuses', 'fr')).find(({ slug }) => slug === 'lyon');
  const picture = lyon?.focusImage;
  expect(picture?.alternativeText).toContain('collines autour de Lyon');
  for (const { url, mime } of [picture, ...Object.values(picture?.formats ?? {})].flatMap(
    (file) => file ?? [],
  )) {
    const answer = await fetch(`${cms}${url}`);
    expect(answer.status, url).toBe(200);
    expect(answer.headers.get('content-type'), url).toBe(mime);
  }
});

test('what an editor sends is made in both types and every width', async () => {
  const cms = await startCms();
  const admin = await Admin.signIn(cms.url);
  const photograph = new File([new Uint8Array(png(2000, 1000))], 'cour.png', { type: 'image/png' });
  const id = await admin.upload(photograph, 'La cour');
  const { formats } = (await admin.send('GET', `/upload/files/${id}`)).json() as Picture;
  const widths = [400, 800, 1200, 1600];
  expect(Object.keys(formats).toSorted()).toEqual(
    ['avif', 'webp']
      .flatMap((type) => widths.map((width) => `${type}_${width}`))
      .concat('thumbnail')
      .toSorted(),
  );
  for (const [key, { url, mime, width, sizeInBytes }] of Object.entries(formats)) {
    const answer = await fetch(`${cms.url}${url}`);
    expect(answer.headers.get('content-type'), key).toBe(mime);
    expect((await answer.arrayBuffer()).byteLength, key).toBe(sizeInBytes);
    if (key !== 'thumbnail') expect(key).toBe(`${mime.slice('image/'.length)}_${width}`);
  }
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"/>';
  const drawn = await admin.upload(new File([drawing], 'plan.svg', { type: 'image/svg+xml' }));
  const kept = (await admin.send('GET', `/upload/files/${drawn}`)).json() as Partial<Picture>;
  expect(kept.formats ?? null).toBeNull();
  await cms.stop();
});

test('a plate is given to an entry without a picture, and never takes the place of one', async () => {
  const place = await newPlace();
  try {
    const first = await startCms({ place });
    const admin = await Admin.signIn(first.url);
    const own = await admin.upload(
      new File([new Uint8Array(png(500, 300))], 'gare.png'),
      'La gare',
    );
    await admin.update(CAMPUS, 'lyon', { focusImage: own });
    await admin.removeFile('planche-campus-lyon.avif');
    await admin.removeFile('planche-campus-brest.avif');
    await first.stop();
    for (const slug of ['lyon', 'brest']) rewrite(place, forget(`plate/planche-campus-${slug}`));

    const second = await startCms({ place });
    const campuses = await entries(second.url, 'campuses', 'fr');
    const nameOf = (slug: string) =>
      campuses.find((campus) => campus.slug === slug)?.focusImage?.name;
    expect(nameOf('lyon')).toBe('gare.png');
    expect(nameOf('brest')).toBe('planche-campus-brest.avif');
    expect(await (await Admin.signIn(second.url)).files()).not.toContain(
      'planche-campus-lyon.avif',
    );
    await second.stop();
  } finally {
    await rm(place.data, { recursive: true, force: true });
  }
});

/** As if no start had ever put it in. */
function forget(key: string): string {
  return `UPDATE strapi_core_store_settings SET value = replace(value, '"${key}",', '') WHERE key LIKE '%seeded%'`;
}
