import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { json, LYON, raw } from '../harness/stand-in.ts';

const BARE = { slug: 'bare', title: 'Sans rien' };
const BTS = {
  slug: 'bts',
  title: 'BTS Témoin',
  landingType: 'bts',
  levelIn: 0,
  levelOut: 2,
  rhythm: 'both',
  duration: { value: 2, scale: 'years' },
};
const OFFERING = {
  documentId: 'one',
  programme: { slug: 'bts', title: 'BTS Témoin' },
  campus: LYON,
  rhythm: 'both',
  route: 'parcoursup',
  enrolment: 'open',
  intakes: [{ date: '2027-09-06', seats: 20 }],
};
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...BTS,
    slug: `bts-${index}`,
    title: `BTS ${index}`,
  }));

test('BLK-4: without any programme, the list says so', async ({ standIn, site }) => {
  standIn.on('/programmes', json({ data: [] }));
  standIn.on('/offerings', json({ data: [] }));
  const { status, body } = await ask(`${site.url}/programmes`);
  expect([status, body.includes('Aucune formation associée.')]).toEqual([200, true]);
});

for (const [count, words] of [
  [1, '1\u00a0formation<'],
  [7, '7\u00a0formations<'],
  [500, '500\u00a0formations<'],
] as const) {
  test(`RTE-11: a list of ${count} is whole`, async ({ standIn, site }) => {
    standIn.on('/programmes', json({ data: many(count) }));
    standIn.on('/offerings', json({ data: [] }));
    const { body } = await ask(`${site.url}/programmes`);
    expect(body).toContain(words);
    expect(body.match(/name="compare"/g)).toHaveLength(count);
  });
}

for (const [name, answer] of [
  ['fails', json({}, 500)],
  ['answers something else', raw('<html>')],
] as const) {
  test(`ERR-2: where /programmes ${name}, the list is an outage and not empty`, async ({
    standIn,
    site,
  }) => {
    standIn.on('/programmes', answer);
    const { status, body } = await ask(`${site.url}/programmes`);
    expect([status, body.includes('Aucune formation')]).toEqual([503, false]);
  });

  test(`where /offerings ${name}, programmes are found by all but their campus`, async ({
    standIn,
    site,
  }) => {
    standIn.on('/programmes', json({ data: [BTS, BARE] }));
    standIn.on('/offerings', answer);
    const { status, body } = await ask(`${site.url}/programmes?niveau-entree=0`);
    expect([status, body.includes('BTS Témoin'), body.includes('Sans rien')]).toEqual([
      200,
      true,
      false,
    ]);
    expect(body).not.toContain('name="campus"');
    // That none is at Lyon would be a lie.
    expect((await ask(`${site.url}/programmes?campus=lyon`)).status).toBe(503);
  });
}

test('API-15: a programme with nothing but a title is listed, compared and has its sheet', async ({
  standIn,
  site,
}) => {
  standIn.on('/programmes', json({ data: [BARE, BTS] }));
  standIn.on('/programmes/bare', json({ data: BARE }));
  standIn.on('/offerings', json({ data: [OFFERING] }));
  standIn.on('/testimonials', json({ data: [] }));
  const list = (await ask(`${site.url}/programmes`)).body;
  expect(list.indexOf('BTS Témoin')).toBeLessThan(list.indexOf('Sans rien'));
  expect(list).toContain('Autres formations');
  const compared = (await ask(`${site.url}/programmes?compare=bare`)).body;
  expect(compared).toContain('<th scope="col"');
  const { status, body } = await ask(`${site.url}/programmes/bare`);
  expect(status).toBe(200);
  // No fact, no chapter, no summary: a title and whom to ask.
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  expect(main.match(/<h[12][ >]/g)).toHaveLength(2);
  expect(body).toContain('Pas encore de brochure');
  expect(body).not.toContain('Sommaire');
});

test('what a sheet can do without is left out while it cannot be had', async ({
  standIn,
  site,
}) => {
  const careers = [{ title: 'Vendeur', salaryFrom: 22000, salaryTo: 25000 }];
  standIn.on('/programmes/bts', json({ data: { ...BTS, accessDelay: 'rolling', careers } }));
  for (const call of ['/offerings', '/testimonials', '/campuses']) standIn.on(call, json({}, 500));
  const { status, body } = await ask(`${site.url}/programmes/bts`);
  expect(status).toBe(200);
  expect(body).toContain('22 à 25\u00a0k€');
  for (const id of ['campus', 'temoignages']) expect(body).not.toContain(`id="${id}"`);
});

test('an intake that is past, and an offering of what is gone, are not offered', async ({
  standIn,
  site,
}) => {
  const past = { ...OFFERING, documentId: 'past', intakes: [{ date: '2026-09-07' }] };
  const gone = { ...OFFERING, documentId: 'gone', campus: null };
  standIn.on('/programmes', json({ data: [BTS] }));
  standIn.on('/offerings', json({ data: [past, gone] }));
  const { body } = await ask(`${site.url}/programmes`);
  expect(body).toContain('1\u00a0campus');
  expect(body).not.toContain('Rentrée le');
});

test('titles of 200 characters keep within a narrow window', async ({ standIn, site, page }) => {
  const long = 'Managementcommercialopérationnel'.repeat(7).slice(0, 200);
  const unit = { title: long, hours: 60, semester: 1, description: long };
  const whole = {
    ...BTS,
    title: long,
    summary: long,
    teachingUnits: [unit],
    skillUnits: [{ title: long }],
    careers: [{ title: long, description: long, salaryFrom: 22000, salaryTo: 25000 }],
    prices: [{ label: long, amount: 5400, note: long }],
    certification: { title: long, rncpCode: 'RNCP38362', certifier: long },
    disabilityContact: { name: long, email: `${'a'.repeat(60)}@ecole.example` },
  };
  standIn.on('/programmes', json({ data: [{ ...BTS, title: long, summary: long }] }));
  standIn.on('/programmes/bts', json({ data: whole }));
  standIn.on('/offerings', json({ data: [OFFERING] }));
  standIn.on('/testimonials', json({ data: [] }));
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', '/bts', '?compare=bts']) {
      await page.goto(`${site.url}/programmes${path}`);
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
