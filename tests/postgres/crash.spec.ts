import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Admin } from '../harness/admin.ts';
import { ask, signIn } from '../harness/client.ts';
import {
  newDatabase,
  type Postgres,
  postgresPrograms,
  startPostgres,
} from '../harness/postgres.ts';
import { type Cms, emptyPlace, type Place, startCms } from '../harness/product.ts';
import { newRequest, storedRequests } from '../harness/visitor-requests.ts';

const CALLERS = 8;
const CRASHES = 3;

let postgres: Postgres;
let place: Place;
let cms: Cms;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  postgres = await startPostgres(postgresPrograms() ?? '', true);
  const { data } = await emptyPlace();
  place = { data, databaseUrl: newDatabase(String(postgres.port)) };
  cms = await startCms({ place, seed: 'none' });
});

test.afterAll(async () => {
  await cms.stop();
  await postgres.stop();
  await rm(place.data, { recursive: true, force: true });
});

test('POP-12: the content service outlives its database, and keeps what it acknowledged, once', async () => {
  test.setTimeout(120_000);
  const headers = { authorization: `Bearer ${await signIn(cms.api)}` };
  const acknowledged: string[] = [];
  let isOver = false;
  const call = async () => {
    while (!isOver) {
      const data = newRequest();
      const post = ask(`${cms.api}/visitor-requests`, { method: 'POST', headers, body: { data } });
      const read = ask(`${cms.api}/campuses`, { headers });
      const [sent] = await Promise.allSettled([post, read]);
      if (sent.status === 'fulfilled' && sent.value.status === 201)
        acknowledged.push(data.reference);
      await pause(20);
    }
  };
  const callers = Array.from({ length: CALLERS }, call);
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + CALLERS);
    await postgres.crash();
    await postgres.restart();
  }
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before + CALLERS);
  isOver = true;
  await Promise.all(callers);
  const stored = (await storedRequests(await Admin.signIn(cms.url))).map(
    ({ reference }) => reference,
  );
  expect(new Set(stored).size).toBe(stored.length);
  expect(acknowledged.filter((reference) => !stored.includes(reference))).toEqual([]);
});
