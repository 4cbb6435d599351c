import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';

/** That nothing on a page stands in anyone's way, and that it is no wider than the window. */
export async function expectOpenToAll(page: Page, url: string): Promise<void> {
  await page.goto(url);
  expect({ url, violations: await violations(page, 'main') }).toEqual({ url, violations: [] });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({ url, overflow }).toEqual({ url, overflow: 0 });
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const skips = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
  expect({ url, skips }).toEqual({ url, skips: [] });
}
