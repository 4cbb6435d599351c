import assert from 'node:assert/strict';
import test from 'node:test';
import { readTimes, share, undisturbed } from './stolen.ts';

const LINE = 'cpu  1000 50 300 9000 20 0 50 200 10 0\ncpu0 500 25 150 4500 10 0 25 100 5 0\n';

test('what the host had is a part of what the processor was wanted for, not of the time that went by', () => {
  const before = readTimes(LINE);
  assert.deepEqual(before, { wanted: 1600, stolen: 200 });
  assert.equal(share(before, { wanted: 2000, stolen: 300 }), 0.25);
  assert.equal(share(before, before), 0);
});

/** Measures one, two, three; the host had these shares meanwhile. */
function measured(...stolen: number[]): Promise<number> {
  let count = 0;
  const take = () => Promise.resolve(++count);
  return undisturbed(take, () => () => stolen[count - 1]);
}

test('what was measured while the host was busy is measured again', async () => {
  assert.equal(await measured(0), 1);
  assert.equal(await measured(0.03, 0), 1);
  assert.equal(await measured(0.2, 0.01), 2);
});

test('the least disturbed of three counts when all were, and where nothing is told the first', async () => {
  assert.equal(await measured(0.2, 0.1, 0.3), 2);
  assert.equal(await measured(), 1);
});

test('what fails is not measured again', async () => {
  let count = 0;
  const fails = undisturbed(() => {
    count += 1;
    return Promise.reject(new Error('No'));
  });
  await assert.rejects(fails, /No/);
  assert.equal(count, 1);
});
