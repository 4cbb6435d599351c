import { expect, type Locator, test } from '@playwright/test';
import { violations } from '../harness/access/axe.ts';
import { Admin } from '../harness/admin.ts';
import { ask, product } from '../harness/client.ts';
import { NOW } from '../harness/product.ts';
import { watchShifts } from '../harness/shifts.ts';
import { complaints, visit } from '../harness/visitor.ts';

const site = product('SITE');

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

test('the home has the campuses’ next events in its HTML', async () => {
  const { body, headers } = await ask(`${site}/`);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const text of [
    'Découvrir nos campus',
    'Campus de Lyon',
    'samedi 21 novembre 2026',
    'Tous nos évènements',
  ]) {
    expect(body).toContain(text);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const width of [360, 1440]) {
      test(`BLK-1, RTE-1: at ${width} px, three events, their dates and registrations, and the agenda`, async ({
        page,
      }) => {
        const heard = complaints(page);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(site);
        const block = page.getByRole('region', { name: 'Découvrir nos campus' });
        const events = block.getByRole('listitem');
        await expect(events).toHaveCount(3);
        const open = events.filter({ hasText: 'Lyon' });
        await expect(open.getByRole('heading').getByRole('link')).toHaveAttribute(
          'href',
          /^\/agenda\/[a-z0-9-]+$/,
        );
        await expect(open.getByRole('time')).toHaveText('samedi 21 novembre 2026');
        await expect(open.getByRole('link', { name: 'Inscription →' })).toHaveAttribute(
          'href',
          '/?popin=true&action=contact',
        );
        await expect(block.getByRole('link', { name: 'Tous nos évènements' })).toHaveAttribute(
          'href',
          '/agenda',
        );
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
        expect(heard).toEqual([]);
      });
    }

    test('RTE-1: the home counts its campuses, its graduates and its contracts', async ({
      page,
    }) => {
      const heard = complaints(page);
      await page.goto(site);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Vingt-six points de\u00a0départ.',
      );
      await expect(page.getByText('24 stations en métropole, 57 côtés.')).toBeVisible();
      const figures = page.getByRole('region', { name: 'L’école en quatre mesures' });
      await expect(figures.getByRole('term')).toHaveText([
        'des diplômés en emploi six mois après la sortie',
        'campus',
        'formations',
        'entreprises qui recrutent',
      ]);
      await expect(figures.getByRole('definition')).toHaveText([
        '87 %',
        /^Promotion 2025\s: 739\sdiplômés de 9\sformations/,
        '26',
        'De Lille à Toulon, et 2 plus loin.',
        '14',
        'Dont 12 en alternance.',
        '57',
        'Pour 57 contrats d’alternance.',
      ]);
      const offers = page.getByRole('region', { name: '57 contrats d’alternance à prendre' });
      await expect(offers.getByRole('listitem')).toHaveCount(2);
      await expect(offers.getByRole('time').first()).toHaveText(
        'Début le vendredi 25 décembre 2026',
      );
      await offers.getByRole('link', { name: 'Toutes les offres' }).click();
      await expect(page).toHaveURL(`${site}/offres-alternance`);
      expect(heard).toEqual([]);
    });

    test('RTE-11: from the home to the programmes of a type on a campus', async ({ page }) => {
      await page.goto(site);
      const finder = page.getByRole('search', { name: 'Trouver une formation' });
      await finder.getByLabel('Je vise').selectOption('un bachelor (bac + 3)');
      await finder.getByLabel('près de').selectOption('Lyon');
      const name = javaScriptEnabled ? 'Voir 2 formations' : 'Voir les formations';
      await finder.getByRole('button', { name }).click();
      await expect(page).toHaveURL(`${site}/programmes?type=bachelor&campus=lyon`);
    });

    test('NAV-15: the menu and the footer come from the content service', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(site);
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      await expect(menu.locator('> ul > li > :is(a, button)')).toHaveText([
        'Campus',
        'Formations',
        'Alternance',
        'L’école',
        'Actualités',
      ]);
      const footer = page.getByRole('navigation', { name: 'Pied de page' });
      await expect(footer.getByRole('link', { name: 'Nos engagements' })).toHaveAttribute(
        'href',
        '/ecole/nos-engagements',
      );
    });

    test('NAV-8: the menu opens on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(site);
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      await expect(menu.getByRole('link', { name: 'Actualités' })).toHaveAttribute(
        'href',
        '/actualites',
      );
    });

    test('RTE-20, ERR-1: an unknown address is a 404 page with ways out', async ({ page }) => {
      const response = await page.goto(`${site}/nulle-part/du-tout`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        "Oops cette page n'existe pas (ou plus)",
      );
      await expect(page.getByText('Code erreur 404')).toBeVisible();
      const links = page.getByRole('navigation', { name: 'Pages à visiter' }).getByRole('link');
      await expect(links).toHaveText([/Accueil/, /Formations/, /Campus/, /Agenda/, /Actualités/]);
      await links.first().click();
      await expect(page).toHaveURL(`${site}/`);
    });
  });
}

test('by keyboard: the first Tab skips to the content, with a visible focus', async ({ page }) => {
  await page.goto(site);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('RTE-11: where there is nothing of a type, the home leads elsewhere', async ({ page }) => {
  await page.goto(site);
  const finder = page.getByRole('search', { name: 'Trouver une formation' });
  await finder.getByLabel('Je vise').selectOption({ value: 'mba' });
  await finder.getByLabel('près de').selectOption('Gap');
  await finder.getByRole('button', { name: 'Rien à cet endroit : voir ailleurs' }).click();
  await expect(page).toHaveURL(`${site}/programmes?type=mba`);
});

for (const width of [360, 1440]) {
  test(`the home at ${width} px: one axis from the map on, nothing moves, nothing in the way`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await visit(page, site);
    expect(await shifts()).toEqual([]);
    const block = page.getByRole('region', { name: 'Découvrir nos campus' });
    const meridian = await centre(page.locator('.frame > .bg-brass').last());
    const points = block.locator('li > [aria-hidden=true].rounded-full');
    await expect(points).toHaveCount(3);
    for (const point of await points.all())
      expect(Math.abs((await centre(point)) - meridian)).toBeLessThan(1.5);
    expect(await violations(page, 'main')).toEqual([]);
  });
}

async function centre(what: Locator): Promise<number> {
  const box = await what.boundingBox();
  return box ? box.x + box.width / 2 : Number.NaN;
}

test('CFG-2: with English off, there is no language switch', async ({ page }) => {
  await page.goto(site);
  await expect(page.getByRole('navigation', { name: 'Langue' })).toHaveCount(0);
});

test('RED-2: with English off, /en is the French home; /entreprise is not English', async () => {
  for (const path of ['/en', '/en/campus/lyon']) {
    const reply = await ask(`${site}${path}`);
    expect([reply.status, reply.headers.location]).toEqual([301, '/']);
  }
  expect((await ask(`${site}/entreprise`)).status).toBe(200);
});

test('API-12: a publication shows on the site; a draft does not', async ({ page }) => {
  const admin = await Admin.ofTheRun();
  const title = async () => {
    const { body } = await ask(`${site}/campus/mulhouse`);
    return /<h1[^>]*>([^<]*)</.exec(body)?.[1];
  };
  expect(await title()).toBe('Campus de Mulhouse');
  await admin.draft('api::campus.campus', 'mulhouse', { title: 'Campus en brouillon' });
  await admin.update('api::campus.campus', 'mulhouse', {
    title: 'Campus de Mulhouse et des Vosges',
  });
  await expect.poll(title).toBe('Campus de Mulhouse et des Vosges');
  await admin.draft('api::campus.campus', 'mulhouse', { title: 'Campus en brouillon' });
  await page.goto(`${site}/campus/mulhouse`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Campus de Mulhouse et des Vosges',
  );
});
