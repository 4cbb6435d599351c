import { expect, type Page, test } from '@playwright/test';
import { ask, product } from '../harness/client.ts';
import { compact, menuOf, top, WIDE } from '../harness/header.ts';
import { watchShifts } from '../harness/shifts.ts';
import { slowly } from '../harness/slow-relay.ts';
import { visit } from '../harness/visitor.ts';

const plain = product('SITE');

test.use({ viewport: WIDE });

test.describe('NAV-5: the compact bar', () => {
  test('replaces the full one on the way down, and gives way on the way up', async ({ page }) => {
    const shifts = await watchShifts(page);
    await visit(page, plain);
    await expect(top(page, 'Campus')).toBeVisible();
    await expect(compact(page)).toBeHidden();
    await page.mouse.wheel(0, 700);
    await expect(compact(page)).toBeVisible();
    await expect(top(page, 'Campus')).toBeHidden();
    await page.mouse.wheel(0, -200);
    await expect(top(page, 'Campus')).toBeVisible();
    await expect(compact(page)).toBeHidden();
    expect(await shifts()).toEqual([]);
  });

  test('hands over what the keyboard was on', async ({ page }) => {
    await visit(page, plain);
    const agenda = page
      .getByRole('banner')
      .getByRole('link', { name: 'Agenda', exact: true })
      .locator('visible=true');
    await agenda.focus();
    await page.mouse.wheel(0, 700);
    await expect(compact(page)).toBeVisible();
    await expect(top(page, 'Campus')).toBeHidden();
    await expect(agenda).toBeFocused();
    await page.mouse.wheel(0, -200);
    await expect(top(page, 'Campus')).toBeVisible();
    await top(page, 'Campus').focus();
    await page.mouse.wheel(0, 700);
    await expect(compact(page)).toBeFocused();
  });

  test('is reached by the keyboard without moving the page', async ({ page }) => {
    await visit(page, plain);
    await page.mouse.wheel(0, 900);
    await expect(compact(page)).toBeVisible();
    await compact(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('[data-of=compact] :focus')).toHaveText('Agenda');
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  test('never covers what Tab reaches', async ({ page }) => {
    await visit(page, plain);
    await page.getByRole('main').getByRole('link').last().focus();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        const bars = [...document.querySelectorAll('[data-of]')].filter((bar) =>
          bar.checkVisibility({ visibilityProperty: true }),
        );
        return bars.some((bar) => box && box.top < bar.getBoundingClientRect().bottom - 1);
      });
      expect(covered).toBe(false);
    }
  });

  test('stays while the sidebar that was opened from it is open', async ({ page }) => {
    await visit(page, plain);
    await page.mouse.wheel(0, 900);
    await compact(page).click();
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await expect(sidebar).toBeVisible();
    // And the page has had the time to act on it.
    await page.evaluate(
      () =>
        new Promise((done) => {
          const heard = () => requestAnimationFrame(() => requestAnimationFrame(done));
          window.addEventListener('scroll', heard, { once: true });
          window.scrollTo(0, 400);
        }),
    );
    await expect(page.locator('header[data-bar]')).toHaveAttribute('data-bar', 'compact');
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect(compact(page)).toBeFocused();
    await page.mouse.wheel(0, -150);
    await expect(page.locator('header[data-bar]')).toHaveAttribute('data-bar', 'full');
    await expect(top(page, 'Campus')).toBeFocused();
  });

  test('does not come while a menu is open', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Alternance').focus();
    await page.keyboard.press('Enter');
    await page.mouse.move(700, 880);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect(top(page, 'Alternance')).toBeVisible();
    await expect(menuOf(page).getByRole('link', { name: 'Déposer une offre' })).toBeVisible();
  });
});

const MOBILE_AGENT =
  'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36';
const AGENTS = [
  ['a desktop’s agent', undefined],
  ['a mobile’s agent', MOBILE_AGENT],
] as const;
const WIDTHS = [320, 640, 768, 899, 900, 901, 1024, 1299, 1300, 1301, 1536];

/** What a window of this width shows at the top of a page. */
function expected(width: number, mobile: boolean): string[] {
  if (mobile || width <= 900) return ['compact'];
  return width <= 1300 ? ['compact', 'actions'] : ['full', 'actions'];
}

async function shown(page: Page): Promise<string[]> {
  const visible = async (name: string, selector: string) =>
    (await page.locator(selector).locator('visible=true').count()) > 0 ? [name] : [];
  return [
    ...(await visible('full', '[data-of=full]')),
    ...(await visible('compact', '[data-of=compact]')),
    ...(await visible('actions', 'header nav[aria-label="Vos démarches"]')),
  ].sort((a, b) => Number(a === 'actions') - Number(b === 'actions'));
}

for (const [device, userAgent] of AGENTS) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`NAV-3: ${device}, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled, ...(userAgent && { userAgent }) });

      for (const width of WIDTHS) {
        test(`at ${width} px the right bar from the first paint, and nothing moves`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 800 });
          const shifts = javaScriptEnabled ? await watchShifts(page) : async () => [];
          await page.goto(plain);
          expect(await shown(page)).toEqual(expected(width, userAgent !== undefined));
          await page.waitForLoadState('networkidle');
          expect(await shown(page)).toEqual(expected(width, userAgent !== undefined));
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(overflow).toBeLessThanOrEqual(width);
          expect(await shifts()).toEqual([]);
        });
      }
    });
  }
}

test('NAV-3: a phone is not sent the bar that only a wide window shows', async () => {
  const bars = async (agent: string) => {
    const { body } = await ask(`${plain}/`, { headers: { 'user-agent': agent } });
    return [...body.matchAll(/data-of="(\w+)"/g)].map(([, bar]) => bar);
  };
  expect(await bars(MOBILE_AGENT)).toEqual(['compact']);
  expect(await bars('Mozilla/5.0 (X11; Linux x86_64)')).toEqual(['full', 'compact']);
});

for (const [device, userAgent] of AGENTS) {
  test.describe(`NAV-3: ${device}, on a network that hands a page over in pieces`, () => {
    test.use({ viewport: { width: 1280, height: 800 }, ...(userAgent && { userAgent }) });

    test('the page is shown with its bars, and they do not move', async ({ page }) => {
      const relay = await slowly(plain);
      const shifts = await watchShifts(page);
      await page.goto(relay.url, { waitUntil: 'networkidle' });
      expect(await shifts()).toEqual([]);
      await relay.stop();
    });
  });
}
