import assert from 'node:assert/strict';
import { test } from 'node:test';
import { announcer, isLive } from './announce.ts';

const draftable = { uid: 'api::event.event', options: { draftAndPublish: true } };
const plain = { uid: 'api::menu-enrichi.menu-enrichi', options: { draftAndPublish: false } };

const cases: [string, boolean, typeof draftable, string, object][] = [
  ['publishing', true, draftable, 'publish', {}],
  ['unpublishing', true, draftable, 'unpublish', {}],
  ['deleting', true, draftable, 'delete', {}],
  ['creating as published', true, draftable, 'create', { status: 'published' }],
  ['saving a draft', false, draftable, 'update', {}],
  ['saving a draft, said so', false, draftable, 'update', { status: 'draft' }],
  ['discarding a draft', false, draftable, 'discardDraft', {}],
  ['reading', false, draftable, 'findMany', { status: 'published' }],
  ['saving what has no drafts', true, plain, 'update', {}],
  [
    'keeping a visitor’s request',
    false,
    { uid: 'api::visitor-request.visitor-request', options: { draftAndPublish: false } },
    'create',
    {},
  ],
  [
    'saving what is not content',
    false,
    { uid: 'plugin::upload.file', options: { draftAndPublish: false } },
    'update',
    {},
  ],
];

for (const [name, live, contentType, action, params] of cases) {
  test(`API-12: ${name} ${live ? 'tells' : 'does not tell'} the site`, () => {
    assert.equal(isLive(contentType, action, params), live);
  });
}

function recorder(outcomes: ('ok' | 'down')[]) {
  const waits: number[] = [];
  const warnings: string[] = [];
  const infos: string[] = [];
  let sent = 0;
  const done = Promise.withResolvers<void>();
  const announce = announcer(
    async () => {
      sent += 1;
      if (outcomes[sent - 1] === 'down') throw new Error('ECONNREFUSED');
    },
    { warn: (message) => warnings.push(message), info: (message) => infos.push(message) },
    async (ms) => {
      waits.push(ms);
      if (waits.length === outcomes.length) setImmediate(done.resolve);
    },
  );
  return { announce, waits, warnings, infos, done: done.promise, sent: () => sent };
}

test('API-12: a burst of changes is one announcement', async () => {
  const { announce, done, sent } = recorder(['ok']);
  for (let change = 0; change < 100; change += 1) announce();
  await done;
  assert.equal(sent(), 1);
});

test('API-12: the announcement is tried again while the site is down, with longer and longer pauses', async () => {
  const { announce, waits, done, sent, warnings } = recorder(['down', 'down', 'ok']);
  announce();
  await done;
  assert.deepEqual(waits, [50, 500, 1000]);
  assert.equal(sent(), 3);
  assert.deepEqual(warnings, []);
});

test('API-12: a site that stays down is waited for, with one warning, and told once it is back', async () => {
  const down = Array.from({ length: 9 }, () => 'down' as const);
  const { announce, waits, done, sent, warnings, infos } = recorder([...down, 'ok']);
  announce();
  announce();
  await done;
  assert.deepEqual(waits.slice(5), [8000, 15_000, 15_000, 15_000, 15_000]);
  assert.equal(sent(), 10);
  assert.deepEqual(warnings, ['The site cannot be told of a publication yet: ECONNREFUSED']);
  assert.deepEqual(infos, ['The site has been told of the publications']);
});
