import { expect, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { complaints, visit } from '../harness/visitor.ts';

test('ERR-6, ERR-1: a page that breaks in the browser is the error page, and the console is silent', async ({
  page,
}) => {
  const heard = complaints(page);
  await visit(page, `${product('SITE')}/blog`);
  // A page that comes without what it is drawn from.
  await page.route('**/blog/*.data', async (route) => {
    const response = await route.fetch();
    const broken = (await response.text()).replaceAll('"body"', '"corps"');
    await route.fulfill({ response, body: broken });
  });
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.getByText('Code erreur 500')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erreur interne au serveur.');
  expect(heard).toEqual([]);
});
