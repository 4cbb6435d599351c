import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { type Answer, json, raw, silence, WORDS } from '../harness/stand-in.ts';

const PAGE = { path: 'ecole/essai', title: 'Une page', body: [WORDS] };
const CALL = '/cassini/articles/ecole';
const UNKNOWN = 'an unknown layout: the default one is used';

/** How a page comes out, by what stands around it. */
function layoutOf(body: string): string {
  if (!body.includes('<footer')) return 'empty';
  return body.includes('pb-under-bar') ? 'default' : 'dynamic';
}

for (const [name, answer, expected] of [
  ['none', json({ data: [], pageLayout: null }), 'default'],
  ['an empty name', json({ data: [], pageLayout: '' }), 'default'],
  ['default', json({ data: [], pageLayout: 'default' }), 'default'],
  ['dynamic', json({ data: [], pageLayout: 'dynamic' }), 'dynamic'],
  ['empty', json({ data: [], pageLayout: 'empty' }), 'empty'],
  ['a list without an envelope', json([{ slug: 'un' }]), 'default'],
] satisfies [string, Answer, string][]) {
  test(`NAV-2: a page whose section says ${name} is ${expected}`, async ({ standIn, site }) => {
    standIn.on(`/pages/${PAGE.path}`, json({ data: PAGE }));
    standIn.on(CALL, answer);
    const { status, body } = await ask(`${site.url}/${PAGE.path}`);
    expect([status, layoutOf(body)]).toEqual([200, expected]);
    expect(standIn.count(CALL)).toBe(1);
    expect(site.output()).not.toContain(UNKNOWN);
    expect(site.output()).not.toContain(CALL);
  });
}

for (const [name, answer] of [
  ['fails', json({ error: { status: 500, message: 'Broken' } }, 500)],
  ['is not there', json({ error: { status: 404, message: 'Not Found' } }, 404)],
  ['is something else', raw('<html>')],
  ['is a layout that is no name', json({ data: [], pageLayout: 42 })],
  ['does not come', silence],
] satisfies [string, Answer][]) {
  test(`NAV-2: where the articles call ${name}, it is logged and the page still renders`, async ({
    standIn,
    site,
  }) => {
    standIn.on(`/pages/${PAGE.path}`, json({ data: PAGE }));
    standIn.on(CALL, answer);
    const { status, body } = await ask(`${site.url}/${PAGE.path}`);
    expect([status, layoutOf(body)]).toEqual([200, 'default']);
    expect(body).toContain(PAGE.title);
    const line = () =>
      site
        .output()
        .split('\n')
        .find((found) => found.includes('content is missing from a page') && found.includes(CALL));
    await expect.poll(() => JSON.parse(line() ?? '{}')).toMatchObject({ level: 'error' });
  });
}

for (const [name, page, section] of [
  ['its section', PAGE, 'fullscreen'],
  ['the page itself', { ...PAGE, pageLayout: 'fullscreen' }, 'empty'],
] as const) {
  test(`ERR-2: a layout of ${name} that is not known is logged, and default is used`, async ({
    standIn,
    site,
  }) => {
    standIn.on(`/pages/${PAGE.path}`, json({ data: page }));
    standIn.on(CALL, json({ data: [], pageLayout: section }));
    const { status, body } = await ask(`${site.url}/${PAGE.path}`);
    expect([status, layoutOf(body)]).toEqual([200, 'default']);
    const line = () =>
      site
        .output()
        .split('\n')
        .find((found) => found.includes(UNKNOWN));
    await expect
      .poll(() => JSON.parse(line() ?? '{}'))
      .toMatchObject({
        level: 'error',
        layout: 'fullscreen',
        path: PAGE.path,
      });
  });
}

test('NAV-2: a page with a layout of its own does not ask for its section’s', async ({
  standIn,
  site,
}) => {
  const own = { ...PAGE, pageLayout: 'dynamic' };
  standIn.on(`/pages/${PAGE.path}`, json({ data: own }));
  standIn.on(CALL, json({ data: [], pageLayout: 'empty' }));
  expect(layoutOf((await ask(`${site.url}/${PAGE.path}`)).body)).toBe('dynamic');
  expect(standIn.count(CALL)).toBe(0);
});

test('NAV-1: a page that is not there is told in the default layout, whatever its section’s', async ({
  standIn,
  site,
}) => {
  standIn.on(CALL, json({ data: [], pageLayout: 'empty' }));
  const { status, body } = await ask(`${site.url}/ecole/nulle-part`);
  expect([status, layoutOf(body)]).toEqual([404, 'default']);
});
