import { expect, type Page, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { visit } from '../harness/visitor.ts';

const site = product('SITE');

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1440, height: 900 } });

/** What was asked for, of everything of that kind that is seen. */
function seen(page: Page, selector: string, property: string): Promise<string[]> {
  return page
    .locator(selector)
    .locator('visible=true')
    .evaluateAll(
      (all, name) => [...new Set(all.map((one) => getComputedStyle(one).getPropertyValue(name)))],
      property,
    );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the reader's own colours, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const path of ['/agenda?type=conference', '/recherche?q=lyon&dans=formations', '/blog']) {
      test(`${path}: what is current is told from the rest`, async ({ page }) => {
        await visit(page, `${site}${path}`);
        expect(await seen(page, 'a[aria-current]', 'text-decoration-line')).toEqual(['underline']);
      });
    }

    test('a menu that is open, a button, the logo and the map are seen', async ({ page }) => {
      await visit(page, `${site}/campus?ville=lyon`);
      await page.getByRole('banner').getByRole('button', { name: 'Campus', exact: true }).click();
      expect(await seen(page, 'button[aria-expanded=true]', 'text-decoration-line')).toEqual([
        'underline',
      ]);
      expect(await seen(page, 'main .button', 'border-top-style')).toEqual(['solid']);
      expect(await seen(page, '.map-box', 'background-color')).toEqual(['rgb(251, 248, 241)']);
      const text = colorScheme === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)';
      expect(await seen(page, 'footer svg[viewBox="0 0 64 64"] path', 'stroke')).toEqual([text]);
    });
  });
}
