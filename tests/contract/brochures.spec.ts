import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, product, signIn } from '../harness/client.ts';
import { startCms } from '../harness/product.ts';

const PROGRAMME = 'api::programme.programme';
type Brochure = { name: string; url: string; mime: string; size: number };

async function brochureOf(cms: string, slug: string, locale: string): Promise<Brochure | null> {
  const headers = { authorization: `Bearer ${await signIn(`${cms}/api`)}` };
  const reply = await ask(`${cms}/api/programmes/${slug}?locale=${locale}`, { headers });
  expect(reply.status).toBe(200);
  return (reply.json() as { data: { brochure: Brochure | null } }).data.brochure;
}

test('a programme’s brochure is a file of the media library, in both languages', async () => {
  const cms = product('CMS');
  const brochure = await brochureOf(cms, 'bts-mco', 'fr');
  expect(brochure).toMatchObject({
    name: 'brochure-bts-mco.pdf',
    alternativeText: 'Brochure\u00a0: BTS Management commercial opérationnel',
    ext: '.pdf',
    mime: 'application/pdf',
  });
  expect(await brochureOf(cms, 'bts-mco', 'en')).toMatchObject({
    url: brochure?.url,
    alternativeText: expect.stringMatching(/^Brochure \(in French\): BTS /),
  });

  const answer = await fetch(`${cms}${brochure?.url}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const file = Buffer.from(await answer.arrayBuffer());
  expect(file.toString('latin1', 0, 8)).toBe('%PDF-1.7');
  expect(file.length / 1000).toBeCloseTo(brochure?.size ?? 0, 1);
});

test('a programme may have none', async () => {
  expect(await brochureOf(product('CMS'), 'mba-international', 'fr')).toBeNull();
});

test('publishing a programme again keeps its brochure', async () => {
  const cms = await startCms();
  const read = (locale: string) => brochureOf(cms.url, 'bts-mco', locale);
  const before = [await read('fr'), await read('en')];
  const admin = await Admin.signIn(cms.url);
  expect(await admin.read(PROGRAMME, 'bts-mco')).toMatchObject({ status: 'published' });
  await admin.update(PROGRAMME, 'bts-mco', {
    summary: 'Deux ans pour apprendre à tenir un magasin.',
  });
  expect([await read('fr'), await read('en')]).toEqual(before);
  await cms.stop();
});
