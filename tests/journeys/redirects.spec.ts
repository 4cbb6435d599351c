import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask } from '../harness/client.ts';
import { SOON } from '../harness/pace.ts';
import { type Product, startProduct } from '../harness/product.ts';

const NEWS = 'api::news.news';

test.describe.configure({ mode: 'serial' });

let product: Product;
let admin: Admin;

test.beforeAll(async () => {
  product = await startProduct({ HAS_EN: 'on' });
  admin = await Admin.signIn(product.cms.url);
});

test.afterAll(async () => {
  await product.stop();
});

async function follow(path: string): Promise<[number, unknown]> {
  const { status, headers } = await ask(`${product.site.url}${path}`);
  return [status, headers.location];
}

test('RED-8: the editors’ rules hold, exact or for all that lies below', async () => {
  expect(await follow('/jpo?utm_source=radio')).toEqual([301, '/agenda?utm_source=radio']);
  expect(await follow('/Rendez-Vous/portes-ouvertes/')).toEqual([301, '/agenda/portes-ouvertes']);
  expect(await follow('/salon/lyon/2024')).toEqual([301, '/agenda']);
  expect(await follow('/salon')).toEqual([404, undefined]);
});

test('RED-8: a new rule holds as soon as it is published', async () => {
  expect(await follow('/forum')).toEqual([404, undefined]);
  await admin.create('api::redirect.redirect', { from: '/forum', to: '/agenda' });
  await expect.poll(() => follow('/forum'), SOON).toEqual([301, '/agenda']);
});

test('a published page that moves is found at its old address, in both languages, and again when it moves back', async ({
  page,
}) => {
  const [old, moved] = ['magasin-ecole-mulhouse', 'magasin-ecole'];
  const { url } = product.site;
  await page.goto(`${url}/actualites/${old}`);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await admin.update(NEWS, old, { slug: moved });
  await expect
    .poll(() => follow(`/actualites/${old}?de=affiche`), SOON)
    .toEqual([301, `/actualites/${moved}?de=affiche`]);
  await page.goto(`${url}/actualites/${old}`);
  await expect(page).toHaveURL(`${url}/actualites/${moved}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await admin.update(NEWS, moved, { slug: old });
  await expect
    .poll(() => follow(`/actualites/${moved}`), SOON)
    .toEqual([301, `/actualites/${old}`]);
  // The browser has seen the first move, which must not send it round in circles now.
  await page.goto(`${url}/actualites/${old}`);
  await expect(page).toHaveURL(`${url}/actualites/${old}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

for (const [uid, list, name, old] of [
  ['api::article.article', '/article', 'slug', 'un-nom-de-carte'],
  [
    'api::work-study-offer.work-study-offer',
    '/offres-alternance',
    'offre',
    'conseiller-mutualiste-mutuelle-des-bassins-bordeaux',
  ],
] as const) {
  test(`RED-7: what the query of ${list} names moves in one hop, and moves back`, async ({
    page,
  }) => {
    const { url } = product.site;
    const moved = 'un-autre-nom';
    await page.goto(`${url}${list}?${name}=${old}`);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await admin.create('api::redirect.redirect', {
      from: `/vers${list}`,
      to: `${list}?${name}=${old}`,
    });

    await admin.update(uid, old, { slug: moved });
    await expect
      .poll(() => follow(`${list}?de=affiche&${name}=${old}`), SOON)
      .toEqual([301, `${list}?${name}=${moved}&de=affiche`]);
    const led = [301, `${list}?${name}=${moved}`];
    expect(await follow(`${list}/${old}`)).toEqual(led);
    expect(await follow(`${list}/${moved}`)).toEqual(led);
    expect(await follow(`/vers${list}`)).toEqual(led);
    await page.goto(`${url}${list}?${name}=${old}`);
    await expect(page).toHaveURL(`${url}${list}?${name}=${moved}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await admin.update(uid, moved, { slug: old });
    await expect
      .poll(() => follow(`${list}?${name}=${moved}`), SOON)
      .toEqual([301, `${list}?${name}=${old}`]);
    // The browser has seen the first move, which must not send it round in circles now.
    await page.goto(`${url}${list}?${name}=${old}`);
    await expect(page).toHaveURL(`${url}${list}?${name}=${old}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}
