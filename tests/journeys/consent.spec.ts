import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeFaults, codeSnifferFaults } from '../harness/access/audits.ts';
import { cutText } from '../harness/access/lines.ts';
import { faultyStops } from '../harness/access/stops.ts';
import { smallTargets } from '../harness/access/targets.ts';
import { ask, product } from '../harness/client.ts';
import { type Site, startSite } from '../harness/product.ts';
import { watchShifts } from '../harness/shifts.ts';
import { campus, complaints, laidOut, leave, visit } from '../harness/visitor.ts';

const CAMPAIGN = '/agenda?utm_source=radio&utm_medium=audio';
const RADIO = ['origine-tracking=radio', 'utm_medium=audio', 'utm_source=radio'];

let site: Site;

test.beforeAll(async () => {
  site = await startSite({
    api: `${product('CMS')}/api`,
    settings: { HAS_EN: 'on', HAS_CONSENT: 'on' },
  });
});

test.afterAll(() => site.stop());

const panel = (page: Page) => page.getByRole('region', { name: 'Cookies : à vous de choisir' });
const accept = (page: Page) => panel(page).getByRole('button', { name: 'Tout accepter' });
const refuse = (page: Page) => panel(page).getByRole('button', { name: 'Tout refuser' });
const manage = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Gestion des cookies' });

/** What the browser has, by name. */
async function stored(page: Page): Promise<string[]> {
  const all = await page.context().cookies();
  return all.map(({ name, value }) => `${name}=${value}`).sort();
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not there.');
  return box;
}

test.describe('TRK-4: nothing is kept before an answer', () => {
  test('nor set by the server, whatever is arrived at', async () => {
    const set = async (path: string, cookie: string) => {
      const headers = { referer: 'https://www.google.fr/', cookie };
      return (await ask(`${site.url}${path}`, { headers })).headers['set-cookie'];
    };
    for (const path of ['/', CAMPAIGN, '/jpo?utm_source=radio', '/nulle-part']) {
      for (const cookie of ['', 'consentement=non', 'consentement=peut-etre']) {
        expect(await set(path, cookie)).toBeUndefined();
      }
      expect(await set(path, 'consentement=oui')).toHaveLength(3);
    }
  });

  test('nor by the page; once accepted, where the visitor came from is, though they have moved on', async ({
    page,
  }) => {
    const heard = complaints(page);
    await visit(page, `${site.url}${CAMPAIGN}`);
    await expect(panel(page)).toBeVisible();
    await leave(page, () => campus(page, 'Lyon').click(), `${site.url}/campus/lyon`);
    await expect(panel(page)).toBeVisible();
    expect(await stored(page)).toEqual([]);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});

    await accept(page).click();
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'enregistré' })).toHaveCount(1);
    expect(await stored(page)).toEqual(['consentement=oui', ...RADIO]);
    const choice = (await page.context().cookies()).find(({ name }) => name === 'consentement');
    expect(choice).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
    const inSixMonths = Date.now() / 1000 + 180 * 86_400;
    expect(Math.abs((choice?.expires ?? 0) - inSixMonths)).toBeLessThan(60);

    await page.reload();
    await expect(panel(page)).toBeHidden();
    await page.goto(`${site.url}/?utm_source=affiche`);
    expect(await stored(page)).toContain('utm_source=affiche');
    expect(heard).toEqual([]);
  });

  test('refused, nothing is, then or later; one may change one’s mind, and back', async ({
    page,
  }) => {
    const heard = complaints(page);
    await visit(page, `${site.url}${CAMPAIGN}`);
    await refuse(page).click();
    await expect(panel(page)).toBeHidden();
    expect(await stored(page)).toEqual(['consentement=non']);
    await visit(page, `${site.url}${CAMPAIGN}`);
    await expect(panel(page)).toBeHidden();
    expect(await stored(page)).toEqual(['consentement=non']);

    await manage(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('heading')).toBeFocused();
    await expect(panel(page)).toContainText('vous avez refusé.');
    await expect(panel(page).getByText('vous avez accepté.')).toBeHidden();
    await accept(page).click();
    await expect(manage(page)).toBeFocused();
    expect(await stored(page)).toEqual(['consentement=oui', ...RADIO]);

    await manage(page).click();
    await expect(panel(page)).toContainText('vous avez accepté.');
    await refuse(page).click();
    await expect(panel(page)).toBeHidden();
    expect(await stored(page)).toEqual(['consentement=non']);
    await expect(page).toHaveURL(`${site.url}${CAMPAIGN}`);
    expect(heard).toEqual([]);
  });
});

test('TRK-4: put away, the question takes its room with it at once, and nothing moves later', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'consentement', value: 'non', url: site.url }]);
  await visit(page, site.url);
  const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
  await manage(page).evaluate((link: HTMLElement) => link.click());
  await expect.poll(room).not.toBe('0px');
  const left = await accept(page).evaluate((button: HTMLElement) => {
    button.click();
    return getComputedStyle(document.body).paddingBottom;
  });
  expect(left).toBe('0px');
});

test('by keyboard: the question comes first, and leaves the focus at the top of the page', async ({
  page,
}) => {
  await visit(page, site.url);
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(accept(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(refuse(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const rows = panel(page).getByRole('row');
  await expect(rows).toHaveText([
    /^Cookie/,
    /^origine-tracking.+2\sjours$/,
    /^utm_source.+2\sjours$/,
    /^utm_medium.+2\sjours$/,
    /^consentement.+6\smois$/,
    /^i18n_redirected.+365\sjours$/,
  ]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(skip).toBeFocused();
  expect(await stored(page)).toEqual(['consentement=non']);
});

test('an address leads to the question, for whoever has answered too', async ({ page }) => {
  await visit(page, site.url);
  await refuse(page).click();
  await visit(page, `${site.url}/charte-donnees-personnelles#cookies`);
  await expect(panel(page)).toBeVisible();
  await refuse(page).click();
  await expect(panel(page)).toBeHidden();
});

/** What goes back to the top floats over the edge of a narrow page, with or without the panel. */
const isNotOfToTop = (fault: string) => !fault.includes('view-transition-name:to-top');

const WINDOWS = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
};

for (const [name, viewport] of Object.entries(WINDOWS)) {
  test.describe(`in the window of a ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('accepting and refusing weigh the same, and nothing is covered that must be reached', async ({
      page,
    }) => {
      await visit(page, site.url);
      const [yes, no] = [await boxOf(accept(page)), await boxOf(refuse(page))];
      expect([no.y, no.width, no.height]).toEqual([yes.y, yes.width, yes.height]);
      expect(no.x).toBeGreaterThan(yes.x + yes.width);
      const look = (button: Locator) =>
        button.evaluate((element) => {
          const { color, backgroundColor, font, border } = getComputedStyle(element);
          return [color, backgroundColor, font, border];
        });
      await page.mouse.move(0, 0);
      expect(await look(accept(page))).toEqual(await look(refuse(page)));

      const { y, height } = await boxOf(panel(page));
      const bar = page.getByRole('navigation', { name: 'Vos démarches' }).last();
      const foot = viewport.width <= 900 ? (await boxOf(bar)).y : viewport.height;
      expect(y + height).toBeCloseTo(foot, 0);
      // The end of the page, above the panel.
      await laidOut(page);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const end = await boxOf(
        page.getByRole('contentinfo').getByText('Cassini, école de management'),
      );
      expect(end.y + end.height).toBeLessThan(y);
    });

    test('nothing about it stands in anyone’s way, closed or open', async ({ page }) => {
      await visit(page, `${site.url}/contact`);
      expect(await axeFaults(page)).toEqual([]);
      expect((await faultyStops(page, 'body')).filter(isNotOfToTop)).toEqual([]);
      await panel(page).getByText('En savoir plus').click();
      expect(await axeFaults(page, '#cookies')).toEqual([]);
      expect(await codeSnifferFaults(page)).toEqual([]);
      expect(await cutText(page, '#cookies')).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(sideways).toBe(viewport.width);
      await expect(panel(page).getByRole('table')).toBeVisible();
    });
  });
}

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

  test('it is in the page, and lies over nothing', async ({ page }) => {
    await visit(page, `${site.url}/contact`);
    await expect(panel(page)).toHaveCSS('position', 'static');
    expect(await faultyStops(page, 'body')).toEqual([]);
    await panel(page).getByText('En savoir plus').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('under a finger', () => {
  test.use({ viewport: WINDOWS.phone, hasTouch: true, isMobile: true });

  test('everything in it can be pressed', async ({ page }) => {
    await visit(page, `${site.url}/contact`);
    expect(await smallTargets(page)).toEqual([]);
    await refuse(page).tap();
    await expect(panel(page)).toBeHidden();
  });
});

test('whoever has answered never sees it, not even before the scripts, and nothing moves', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.route('**/*.woff2', (route) => route.abort());
  await visit(page, `${site.url}/contact`);
  await expect(panel(page)).toBeVisible();
  expect(await shifts()).toEqual([]);
  await accept(page).click();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${site.url}/contact`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(await shifts()).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('TRK-4: the answer is a form, which leads back to the page as it was', async ({ page }) => {
    await page.goto(`${site.url}${CAMPAIGN}`);
    expect(await boxOf(panel(page))).toMatchObject({ x: 0, y: 0 });
    expect(await stored(page)).toEqual([]);
    await refuse(page).click();
    await expect(page).toHaveURL(`${site.url}${CAMPAIGN}`);
    await expect(panel(page)).toBeHidden();
    expect(await stored(page)).toEqual(['consentement=non']);

    await page.goto(`${site.url}/campus/lyon`);
    await expect(panel(page)).toBeHidden();
    await page.goto(`${site.url}${CAMPAIGN}`);
    await manage(page).click();
    await expect(panel(page)).toBeVisible();
    await accept(page).click();
    await expect(page).toHaveURL(`${site.url}${CAMPAIGN}`);
    await expect(panel(page)).toBeHidden();
    expect(await stored(page)).toEqual(['consentement=oui', ...RADIO]);
  });

  test('the page is the same for everyone', async () => {
    const body = async (cookie: string) =>
      (await ask(`${site.url}/contact`, { headers: { cookie } })).body;
    expect(await body('consentement=oui; utm_source=radio')).toBe(await body(''));
  });
});

test('nobody answers for a visitor, nor sends them elsewhere', async () => {
  const answer = async (path: string, headers: Record<string, string> = {}, method = 'POST') => {
    const reply = await ask(`${site.url}${path}`, { method, headers });
    return [reply.status, reply.headers.location, reply.headers['set-cookie']?.length];
  };
  const own = { origin: site.url, referer: `${site.url}/agenda?type=salon` };
  expect(await answer('/consentement/oui?retour=/agenda', own)).toEqual([
    303,
    '/agenda?type=salon',
    1,
  ]);
  expect(await answer('/consentement/non?retour=/en/agenda')).toEqual([303, '/en/agenda', 4]);
  const astray = [
    'https://evil.example/',
    '//evil.example/',
    '/.//evil.example/',
    '/\\evil.example',
  ];
  for (const address of astray) {
    const path = `/consentement/non?retour=${encodeURIComponent(address)}`;
    const [status, location] = await answer(path, { referer: address });
    expect(status).toBe(303);
    expect(new URL(String(location), site.url).origin).toBe(site.url);
  }
  expect(await answer('/consentement/oui', { origin: 'https://evil.example' })).toEqual([
    403,
    undefined,
    undefined,
  ]);
  expect(await answer('/consentement/oui', { 'sec-fetch-site': 'cross-site' })).toEqual([
    403,
    undefined,
    undefined,
  ]);
  expect(await answer('/consentement/peut-etre')).toEqual([404, undefined, undefined]);
  expect(await answer('/consentement/oui', {}, 'GET')).toEqual([405, undefined, undefined]);
});

test('where nobody is asked, there is nothing to answer', async () => {
  const plain = product('SITE');
  const statuses = [
    await ask(`${plain}/consentement/oui`, { method: 'POST' }),
    await ask(`${plain}/consentement/oui`),
    await ask(`${plain}/consentement.css`),
  ].map(({ status, headers }) => [status, headers['set-cookie']]);
  expect(statuses).toEqual(Array.from({ length: 3 }, () => [404, undefined]));
});

test('in English', async ({ page }) => {
  await visit(page, `${site.url}/en/agenda`);
  const region = page.getByRole('region', { name: 'Cookies: the choice is yours' });
  await expect(region.getByRole('button')).toHaveText(['Accept all', 'Refuse all']);
  await region.getByText('Find out more').click();
  await expect(region.getByRole('row').nth(-2)).toHaveText(/^consentement.+6\smonths$/);
  await expect(region.getByRole('row').last()).toHaveText(/^i18n_redirected.+365\sdays$/);
  await region.getByRole('button', { name: 'Refuse all' }).click();
  await page.getByRole('link', { name: 'Manage cookies' }).click();
  await expect(region).toContainText('you have refused.');
});
