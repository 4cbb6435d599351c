import { expect } from '@playwright/test';
import { test } from '../harness/faulty.ts';
import { json } from '../harness/stand-in.ts';
import { campus, complaints, ofThePage, title, visit } from '../harness/visitor.ts';

test('APP-2: an outage met on the way is the error page in its frame, and the bar fails', async ({
  page,
  standIn,
  site,
}) => {
  const heard = complaints(page);
  await page.clock.install();
  await visit(page, site.url);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  standIn.on('/campuses/lyon', json({ error: { status: 500, message: 'Broken' } }, 500));
  await campus(page, 'Lyon').click();
  await expect(page.getByText('Code erreur 503')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/campus/lyon`);
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveCSS('background-color', 'rgb(216, 64, 31)');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(499);
  await expect(bar).toBeVisible();
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(0);
  await expect(title(page)).toBeFocused();
  expect(ofThePage(heard)).toEqual([]);
});

test('APP-2: a page that is not there is an answer: the bar does not fail', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await visit(page, site.url);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
  await expect(page.getByText('Code erreur 404')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
