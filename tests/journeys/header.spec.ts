import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { product } from '../harness/client.ts';
import { NOW, type Site, startSite } from '../harness/product.ts';
import { watchShifts } from '../harness/shifts.ts';
import { complaints, visit } from '../harness/visitor.ts';

const WIDE = { width: 1440, height: 900 };

let plain: string;
let flagged: Site;

test.beforeAll(async () => {
  plain = product('SITE');
  flagged = await startSite({
    api: `${product('CMS')}/api`,
    settings: { HAS_EN: 'on', HAS_PROFILES: 'on', NETWORK_SITE_URL: 'https://reseau.example' },
  });
});

test.afterAll(() => flagged.stop());

test.use({ viewport: WIDE });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const top = (page: Page, name: string) => menuOf(page).getByRole('button', { name, exact: true });
const compact = (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' });

test.describe('NAV-4: the bar of a wide window', () => {
  test('has the logo, the menus and four calls to action', async ({ page }) => {
    await page.goto(plain);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /Cassini/ })).toHaveAttribute('href', '/');
    const entries = menuOf(page).locator('> ul > li > :is(a, button)');
    await expect(entries).toHaveText([
      'Campus',
      'Formations',
      'Alternance',
      'L’école',
      'Actualités',
    ]);
    const actions = header.getByRole('navigation', { name: 'Vos démarches' }).getByRole('link');
    await expect(actions).toHaveText(['Brochure', 'Contact', 'Agenda', 'Candidature']);
    expect(await actions.evaluateAll((links) => links.map((a) => a.getAttribute('href')))).toEqual([
      '/?popin=true&action=brochure',
      '/?popin=true&action=contact',
      '/agenda',
      '/?popin=true&action=registration',
    ]);
  });

  test('CFG-2, CFG-3: without flags, neither profiles nor languages', async ({ page }) => {
    await page.goto(plain);
    await expect(page.getByRole('button', { name: /Je suis étudiant/ })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Langue' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Le réseau' }).first()).toBeVisible();
  });

  test('CFG-2, CFG-3: with them, both; a profile leaves for the network’s site', async ({
    page,
  }) => {
    await visit(page, flagged.url);
    const profile = page.getByRole('banner').getByRole('button', { name: /Je suis étudiant/ });
    await expect(profile).toHaveAttribute('aria-expanded', 'false');
    await profile.click();
    await expect(profile).toHaveAttribute('aria-expanded', 'true');
    const options = page.getByRole('banner').getByRole('link', { name: /^Je suis/ });
    await expect(options).toHaveText([
      'Je suis étudiant',
      'Je suis une entreprise',
      'Je suis professionnel',
    ]);
    expect(await options.evaluateAll((links) => links.map((a) => a.getAttribute('href')))).toEqual([
      '/',
      'https://reseau.example',
      'https://reseau.example',
    ]);
    await page.keyboard.press('Escape');
    await expect(options.first()).toBeHidden();
    await expect(profile).toBeFocused();
    await page
      .getByRole('navigation', { name: 'Langue' })
      .getByRole('link', { name: 'EN' })
      .click();
    await expect(page).toHaveURL(`${flagged.url}/en`);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('Campuses');
  });

  test('the network’s pages open under their button, and close on a choice, a press elsewhere or Tab', async ({
    page,
  }) => {
    await visit(page, plain);
    const network = page.getByRole('banner').getByRole('button', { name: 'Le réseau' });
    const culture = page.getByRole('banner').getByRole('link', { name: 'Art et culture' });
    await network.click();
    await expect(culture).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(culture).toBeHidden();
    await network.focus();
    await page.keyboard.press('Enter');
    await expect(culture).toBeVisible();
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Tab');
    await expect(culture).toBeHidden();
    await network.click();
    await culture.click();
    await expect(page).toHaveURL(`${plain}/art-culture`);
    await expect(culture).toBeHidden();
  });
});

test.describe('NAV-6: a menu', () => {
  const lyon = (page: Page) => menuOf(page).getByRole('link', { name: 'Lyon', exact: true });

  test('opens under the pointer and closes when it leaves', async ({ page }) => {
    const heard = complaints(page);
    await visit(page, plain);
    await expect(lyon(page)).toBeHidden();
    await top(page, 'Campus').hover();
    await expect(lyon(page)).toBeVisible();
    await expect(top(page, 'Campus')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 860);
    await expect(lyon(page)).toBeHidden();
    await expect(top(page, 'Campus')).toHaveAttribute('aria-expanded', 'false');
    expect(heard).toEqual([]);
  });

  test('is kept by a press after the pointer opened it, and closed by the next', async ({
    page,
  }) => {
    await visit(page, plain);
    await top(page, 'Campus').hover();
    await expect(lyon(page)).toBeVisible();
    await top(page, 'Campus').click();
    await expect(lyon(page)).toBeVisible();
    await top(page, 'Campus').click();
    await expect(lyon(page)).toBeHidden();
  });

  test('closes when one of its links is followed', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Campus').hover();
    await lyon(page).click();
    await expect(page).toHaveURL(`${plain}/campus/lyon`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campus de Lyon');
    await expect(top(page, 'Campus')).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on a press outside', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Campus').focus();
    await page.keyboard.press('Enter');
    await expect(lyon(page)).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(lyon(page)).toBeHidden();
  });

  test('by keyboard: Enter opens, Escape closes and gives the focus back', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Campus').focus();
    await page.keyboard.press('Enter');
    await expect(lyon(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menuOf(page).getByRole('link', { name: 'Agen', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(lyon(page)).toBeHidden();
    await expect(top(page, 'Campus')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(lyon(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(lyon(page)).toBeHidden();
  });

  test('by keyboard: Escape also closes what the pointer opened, and leaves the focus alone', async ({
    page,
  }) => {
    await visit(page, plain);
    await page.keyboard.press('Tab');
    await top(page, 'Campus').hover();
    await expect(lyon(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lyon(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  });

  test('by keyboard: Tab out of it closes it', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Alternance').focus();
    await page.keyboard.press('Enter');
    const offer = menuOf(page).getByRole('link', { name: 'Déposer une offre' });
    await expect(offer).toBeVisible();
    await menuOf(page).getByRole('link', { name: 'Tous nos évènements' }).focus();
    await page.keyboard.press('Tab');
    await expect(top(page, 'L’école')).toBeFocused();
    await expect(offer).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(top(page, 'Alternance')).toBeFocused();
  });

  test('by keyboard: arrows go along the bar, down goes in', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Campus').focus();
    await page.keyboard.press('ArrowRight');
    await expect(top(page, 'Formations')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(menuOf(page).getByRole('link', { name: 'Actualités' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(top(page, 'Campus')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(menuOf(page).getByRole('link', { name: 'Agen', exact: true })).toBeFocused();
  });

  test('stays when the pointer goes down to it across another button', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Campus').hover();
    await expect(lyon(page)).toBeVisible();
    const from = await top(page, 'Campus').boundingBox();
    const over = await top(page, 'Formations').boundingBox();
    const goal = await menuOf(page).getByRole('link', { name: 'Lille', exact: true }).boundingBox();
    if (!from || !over || !goal) throw new Error('The bar is not on the page.');
    const bottom = over.y + over.height;
    await page.mouse.move(from.x + from.width - 4, bottom - 30);
    await page.mouse.move(over.x + 10, bottom - 10, { steps: 4 });
    await page.mouse.move(goal.x + 20, goal.y + 10, { steps: 8 });
    await expect(lyon(page)).toBeVisible();
    await expect(top(page, 'Formations')).toHaveAttribute('aria-expanded', 'false');
  });

  test('gives way to the one that the pointer goes on to', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Campus').hover();
    await expect(lyon(page)).toBeVisible();
    await top(page, 'Formations').hover();
    await expect(top(page, 'Formations')).toHaveAttribute('aria-expanded', 'true');
    await expect(lyon(page)).toBeHidden();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('a tap opens it, another closes it, a tap outside too', async ({ page }) => {
      await visit(page, plain);
      await top(page, 'Campus').tap();
      await expect(lyon(page)).toBeVisible();
      await top(page, 'Campus').tap();
      await expect(lyon(page)).toBeHidden();
      await top(page, 'Campus').tap();
      await page.touchscreen.tap(700, 880);
      await expect(lyon(page)).toBeHidden();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('opens under the pointer and to the keyboard’s focus', async ({ page }) => {
      await page.goto(plain);
      await expect(lyon(page)).toBeHidden();
      await top(page, 'Campus').hover();
      await expect(lyon(page)).toBeVisible();
      await top(page, 'Formations').hover();
      await expect(menuOf(page).getByRole('link', { name: 'BTS Communication' })).toBeVisible();
      await expect(menuOf(page).getByRole('link', { name: 'MBA International' })).toBeVisible();
    });
  });
});

test.describe('NAV-7: the three kinds', () => {
  test('campuses in three columns, their page, and the next events', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Campus').hover();
    const panel = page.locator('#menu-0');
    const campuses = panel.locator('a[href^="/campus/"]');
    await expect(panel).toBeVisible();
    await expect(campuses).toHaveCount(26);
    const columns = await campuses.evaluateAll((links) => {
      const lefts = links.map((link) => Math.round(link.getBoundingClientRect().left));
      return [...new Set(lefts)].map((left) => lefts.filter((other) => other === left).length);
    });
    expect(columns).toEqual([11, 11, 4]);
    await expect(panel.getByRole('link', { name: 'Tous nos campus' })).toHaveAttribute(
      'href',
      '/campus',
    );
    const events = panel.getByRole('list', { name: 'Prochains évènements' }).getByRole('listitem');
    await expect(events).toHaveCount(3);
    await expect(events.last().getByRole('time')).toHaveText('samedi 21 novembre 2026');
    await expect(panel.getByRole('link', { name: 'Tous nos évènements' })).toHaveAttribute(
      'href',
      '/agenda',
    );
  });

  test('sections: a press shows the items; closing forgets which', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Formations').hover();
    const panel = page.locator('#menu-1');
    const sections = panel.getByRole('button');
    await expect(sections).toHaveText([
      'BTS',
      'Bachelors',
      'Programme Grande École',
      'Mastères',
      'MBA',
    ]);
    const item = panel.getByRole('link', { name: 'Bachelor Banque et assurance', exact: true });
    await expect(item).toBeHidden();
    await sections.nth(1).click();
    await expect(item).toBeVisible();
    await expect(sections.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await sections.nth(4).click();
    await expect(item).toBeHidden();
    await expect(panel.getByRole('link', { name: 'MBA International' })).toBeVisible();
    await expect(panel.getByRole('list', { name: 'Prochains évènements' })).toBeVisible();
    await page.keyboard.press('Escape');
    await top(page, 'Formations').focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('link', { name: 'MBA International' })).toBeHidden();
  });

  test('links and the events', async ({ page }) => {
    await visit(page, plain);
    await top(page, 'Alternance').hover();
    const panel = page.locator('#menu-2');
    await expect(panel.getByRole('link', { name: 'Simuler sa rémunération' })).toBeVisible();
    await expect(panel.getByRole('list', { name: 'Prochains évènements' })).toBeVisible();
  });

  for (const name of ['Campus', 'Formations', 'Alternance']) {
    test(`axe finds nothing in ${name}`, async ({ page }) => {
      await visit(page, flagged.url);
      await top(page, name).focus();
      await page.keyboard.press('Enter');
      if (name === 'Formations') await page.getByRole('button', { name: 'BTS' }).click();
      const { violations } = await new AxeBuilder({ page }).include('header').analyze();
      expect(violations).toEqual([]);
    });
  }
});

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
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
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

for (const [device, userAgent] of [
  ['a desktop’s agent', undefined],
  ['a mobile’s agent', MOBILE_AGENT],
] as const) {
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
