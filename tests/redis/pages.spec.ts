import { expect, test } from '@playwright/test';
import { ask } from '../harness/client.ts';
import type { Site } from '../harness/product.ts';
import { json, LYON } from '../harness/stand-in.ts';
import { startTwoMachines, type TwoMachines } from '../harness/two-machines.ts';
import { clear } from '../harness/workers.ts';

let standIn: TwoMachines['standIn'];
let redis: TwoMachines['redis'];
let machines: TwoMachines['machines'];
let join: TwoMachines['join'];
let stop: TwoMachines['stop'];

test.beforeEach(async () => {
  ({ standIn, redis, machines, join, stop } = await startTwoMachines());
});

test.afterEach(() => stop());

const campus = ({ url }: Site) => ask(`${url}/campus/lyon`);

const isOfLyon = (query: URLSearchParams) => [...query.values()].includes('lyon');

/** The name of the generation, the last good page, and the page of so many generations. */
const holds = (generations: number) =>
  expect.poll(() => redis.ask('DBSIZE')).toBe(`:${2 + generations}\r\n`);

test('a page that one machine made is sent by another without a question to the content service', async () => {
  const [maker, borrower] = machines;
  const made = await campus(maker);
  await holds(1);
  standIn.forget();
  const lent = await campus(borrower);
  expect([lent.status, lent.body]).toEqual([200, made.body]);
  expect(lent.headers['content-security-policy']).toBe(made.headers['content-security-policy']);
  expect(standIn.calls).toEqual([]);
});

test('who was lent a page has what is asked for beside it as well, when the content service is gone', async () => {
  const [maker] = machines;
  await campus(maker);
  await holds(1);
  standIn.forget();
  const borrower = await join({ WARM_UP: 'on' });
  await expect.poll(() => standIn.calls.some(({ query }) => isOfLyon(query))).toBe(true);
  await standIn.stop();
  for (const path of ['/campus/lyon', '/api/campuses/lyon', '/api/events?campus=lyon'])
    expect([path, (await ask(`${borrower.url}${path}`)).status]).toEqual([path, 200]);
  await borrower.stop();
});

test('a page of before a clear is not lent after it', async () => {
  const [told, other] = machines;
  await campus(told);
  await holds(1);
  standIn.on('/campuses/lyon', json({ data: { ...LYON, title: 'Campus du Rhône' } }));
  await clear(told);
  // The machine that has never had the page has none of its own to stand in.
  await holds(1);
  await expect.poll(async () => (await campus(told)).body).toContain('Campus du Rhône');
  await holds(2);
  standIn.forget();
  await expect.poll(async () => (await campus(other)).body).toContain('Campus du Rhône');
  expect(standIn.count('/campuses/lyon')).toBe(0);
});

test('who has never had a page sends the last good one of another while it cannot be made, also of before a clear', async () => {
  const [maker, late] = machines;
  const made = await campus(maker);
  await holds(1);
  await clear(maker);
  await standIn.stop();
  for (const site of [late, maker]) {
    const { status, body } = await campus(site);
    expect([status, body]).toEqual([200, made.body]);
  }
  expect((await ask(`${late.url}/campus`)).status).toBe(503);
  standIn.on('/campuses/lyon', json({ data: { ...LYON, title: 'Campus du Rhône' } }));
  await standIn.restart();
  await expect.poll(async () => (await campus(late)).body).toContain('Campus du Rhône');
});
