import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courier, type Outcome, outcomeOf } from './courier.ts';

for (const [status, outcome] of [
  [200, 'delivered'],
  [204, 'delivered'],
  [301, 'later'],
  [400, 'refused'],
  [401, 'later'],
  [404, 'later'],
  [409, 'refused'],
  [413, 'refused'],
  [422, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
] as const) {
  test(`${status}: ${outcome}`, () => assert.equal(outcomeOf(status), outcome));
}

type Answer = number | Error;

/** A queue in memory, and a receiver that answers each request in turn as it is told to. */
function round(requests: string[], answers: Answer[]) {
  const waiting = requests.map((request, index) => ({ id: index + 1, request }));
  const sent: string[] = [];
  const settled: [number, Outcome][] = [];
  const pauses: number[] = [];
  const told: string[] = [];
  const idle = Promise.withResolvers<void>();
  const wake = courier<string>({
    first: async () => {
      if (waiting.length === 0) idle.resolve();
      return waiting[0];
    },
    send: async (request) => {
      sent.push(request);
      const answer = answers.shift() ?? 200;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    settle: async (id, outcome) => {
      settled.push([id, outcome]);
      waiting.shift();
    },
    log: { warn: (message) => told.push(message) },
    wait: async (ms) => void pauses.push(ms),
  });
  return { wake, waiting, sent, settled, pauses, told, idle: idle.promise };
}

test('what the receiver does not take now is tried again, before the others, with growing pauses', async () => {
  const unreached = new TypeError('fetch failed', {
    cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
  });
  const courier = round(['a', 'b'], [500, unreached, 301, 429, 401, 404]);
  courier.wake();
  await courier.idle;
  assert.deepEqual(courier.sent, ['a', 'a', 'a', 'a', 'a', 'a', 'a', 'b']);
  assert.deepEqual(courier.pauses, [1000, 5000, 30_000, 120_000, 600_000, 600_000]);
  assert.deepEqual(courier.settled, [
    [1, 'delivered'],
    [2, 'delivered'],
  ]);
  assert.match(courier.told[1] ?? '', /ECONNREFUSED/);
});

test('what is refused for itself lets the others pass', async () => {
  const courier = round(['a', 'b'], [422]);
  courier.wake();
  await courier.idle;
  assert.deepEqual(courier.settled, [
    [1, 'refused'],
    [2, 'delivered'],
  ]);
  assert.deepEqual(courier.pauses, []);
});

test('however often it is woken, each is sent once', async () => {
  const courier = round(['a', 'b'], []);
  courier.wake();
  courier.wake();
  courier.wake();
  await courier.idle;
  assert.deepEqual(courier.sent, ['a', 'b']);
});

test('what comes while the last look is under way is not left behind', async () => {
  const seen: string[] = [];
  const waiting = ['a'];
  const done = Promise.withResolvers<void>();
  const wake = courier<string>({
    first: async () => {
      const [request] = waiting;
      if (request === undefined && seen.length === 1) {
        // Stored after this look has read the table.
        waiting.push('b');
        wake();
      }
      return request === undefined ? undefined : { id: 1, request };
    },
    send: async (request) => {
      seen.push(request);
      return 200;
    },
    settle: async () => {
      waiting.shift();
      if (seen.length === 2) done.resolve();
    },
    log: { warn: () => undefined },
  });
  wake();
  await done.promise;
  assert.deepEqual(seen, ['a', 'b']);
});
