import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { type Product, startProduct } from '../harness/product.ts';
import { scriptsAnswer } from '../harness/visitor.ts';

const MENUS = 'api::menu-enrichi.menu-enrichi';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(() => product.stop());

test.use({ viewport: { width: 1440, height: 900 } });

/** What an editor saves as the navigation bar. */
async function save(body: object[]): Promise<void> {
  const admin = await Admin.signIn(product.cms.url);
  const [bar] = await admin.list(MENUS, 'filters[type][$eq]=navbarproto');
  const path = `/content-manager/collection-types/${MENUS}/${bar?.documentId}?locale=fr`;
  const reply = await admin.send('PUT', path, { type: 'navbarproto', body });
  expect(reply.status, reply.body).toBe(200);
}

test('NAV-7, NAV-15: of forty campuses an editor puts in the menu, 33 show in three columns; the rest are a link away', async ({
  page,
}) => {
  const items = Array.from({ length: 40 }, (_, index) => ({
    label: `Ville ${index + 1}`,
    url: `/campus/ville-${index + 1}`,
  }));
  await save([
    { __component: 'core.menu', label: 'Nos villes', slug: 'campus', url: '/campus', items },
    { __component: 'core.menu', label: 'Vide', slug: 'vide' },
    { __component: 'core.menu-item', label: 'Agenda', slug: 'agenda', url: '/agenda' },
  ]);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(async () => {
    await page.goto(product.site.url);
    await expect(menu).toContainText('Nos villes', { timeout: 500 });
  }).toPass();
  await scriptsAnswer(page);
  // What leads nowhere and opens nothing is not shown.
  await expect(menu.locator('> ul > li > :is(a, button)')).toHaveText(['Nos villes', 'Agenda']);
  await menu.getByRole('button', { name: 'Nos villes' }).hover();
  const campuses = menu.getByRole('link', { name: /^Ville \d+$/ });
  await expect(campuses).toHaveCount(33);
  const lefts = await campuses.evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().left)),
  );
  const columns = [...new Set(lefts)];
  expect(columns.map((left) => lefts.filter((other) => other === left).length)).toEqual([
    11, 11, 11,
  ]);
  await expect(menu.getByRole('link', { name: 'Tous nos campus' })).toHaveAttribute(
    'href',
    '/campus',
  );
});
