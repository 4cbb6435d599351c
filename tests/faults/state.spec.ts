import { expect, type Page } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { json, LYON, NEWS, NONE, OPEN_DAY } from '../harness/stand-in.ts';
import { coreAnswers } from '../harness/visitor.ts';

type Fetched = { fetched: boolean; items: { slug: string }[] };
type State = {
  root: Record<string, unknown> & { locale: string; events: Fetched };
  fr: { events: Fetched; news: Fetched };
};

/** What the page that is open remembers of what it was given. */
async function stateOf(page: Page): Promise<State> {
  await coreAnswers(page);
  return (await page.evaluate(() => window.__reactRouterDataRouter?.state.loaderData)) as State;
}

test('ENT-3: what every page shares is kept in the areas of the specification', async ({
  standIn,
  site,
  page,
}) => {
  standIn.on('/events', json({ data: [OPEN_DAY] }));
  await page.goto(site.url);
  const { root, fr } = await stateOf(page);
  expect(Object.keys(root).sort()).toEqual([
    'banner',
    'core',
    'datas',
    'events',
    'locale',
    'website',
  ]);
  expect(root.locale).toBe('fr');
  expect(root.events).toMatchObject({ fetched: true, items: [{ slug: OPEN_DAY.slug }] });
  expect(fr.news).toMatchObject({ fetched: true, items: [{ slug: NEWS.slug }] });
});

test('ENT-3: what could not be had is not fetched, what is empty is, and a later load says so', async ({
  standIn,
  site,
  page,
}) => {
  for (const call of ['/events', '/cassini/news']) standIn.on(call, json({}, 500));
  await page.goto(site.url);
  const before = await stateOf(page);
  expect([before.root.events, before.fr.events, before.fr.news]).toEqual(
    Array(3).fill({ fetched: false, items: [] }),
  );
  for (const call of ['/events', '/cassini/news']) standIn.on(call, NONE);
  await expect(async () => {
    await page.reload();
    const after = await stateOf(page);
    expect([after.root.events, after.fr.events, after.fr.news]).toEqual(
      Array(3).fill({ fetched: true, items: [] }),
    );
  }).toPass();
});

test('ENT-3: the events of a campus are asked for once, and kept by its slug', async ({
  standIn,
  site,
}) => {
  for (const slug of ['lyon', 'paris'])
    standIn.on(`/campuses/${slug}`, json({ data: { ...LYON, slug } }));
  // As a page and as a move within the site: neither is kept as the other.
  for (const page of ['/campus/lyon', '/campus/paris', '/campus/lyon.data', '/campus/paris.data'])
    expect((await ask(`${site.url}${page}`)).status).toBe(200);
  const asked = standIn.calls
    .filter(({ path }) => path === '/events')
    .map(({ query }) => query.get('filters[campus][slug][$eq]'));
  expect(asked.filter((slug) => slug !== null).sort()).toEqual(['lyon', 'paris']);
});
