import { expect, test } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { newAddress } from '../harness/request-form.ts';
import { startTwoMachines, type TwoMachines } from '../harness/two-machines.ts';

const MOST = 600;

let redis: TwoMachines['redis'];
let machines: TwoMachines['machines'];
let stop: TwoMachines['stop'];

test.beforeEach(async () => {
  ({ redis, machines, stop } = await startTwoMachines());
});

test.afterEach(() => stop());

/** So many calls from one address, to one machine and the other in turn; what they were answered. */
async function call(count: number, from: string): Promise<number[]> {
  const answers: number[] = [];
  while (answers.length < count) {
    const some = Array.from({ length: Math.min(20, count - answers.length) }, (_, index) => {
      const { url } = machines[index % 2 === 0 ? 0 : 1];
      return ask(`${url}/api/campuses/lyon`, { headers: { 'x-forwarded-for': from } });
    });
    answers.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  return answers;
}

const refused = (answers: number[]) => answers.filter((status) => status === 429).length;

test('machines count together how often an address asks, and Redis does not learn who it is', async () => {
  const from = newAddress();
  expect(refused(await call(MOST + 40, from))).toBe(40);
  expect(refused(await call(2, newAddress()))).toBe(0);
  const keys = await redis.ask('KEYS *');
  expect(keys).toContain(':asking:');
  expect(keys).not.toContain(from);
});

for (const [name, lose] of [
  ['is gone', () => redis.kill()],
  ['stands still', () => redis.freeze()],
] as const) {
  test(`while Redis ${name} each counts for itself, and nobody waits for it`, async () => {
    await lose();
    expect(refused(await call(2 * MOST + 40, newAddress()))).toBe(40);
  });
}
