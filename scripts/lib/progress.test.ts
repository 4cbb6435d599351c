import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Progress } from './progress.ts';

function screen(isTTY: boolean) {
  let text = '';
  return {
    isTTY,
    columns: 40,
    write: (more: string) => {
      text += more;
    },
    text: () => text,
  };
}

test('without a terminal each step is one line at its start and one at its end, without control characters', async () => {
  const out = screen(false);
  await new Progress(out, {}).step('install', async () => {});
  assert.equal(out.text(), '… install\n✓ install (0 s)\n');
});

test('a failed step is marked, and its error goes on', async () => {
  const out = screen(false);
  const failing = new Progress(out, {}).step('build', () => Promise.reject(new Error('broken')));
  await assert.rejects(failing, /broken/);
  assert.match(out.text(), /✗ build/);
});

test('a silent long step shows a sign of life with the last words of the tool', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const out = screen(false);
  await new Progress(out, {}).step('install', async (note) => {
    note('\u001b[32mfetching\u001b[0m');
    context.mock.timers.tick(15_000);
    context.mock.timers.tick(60_000);
  });
  assert.match(out.text(), /… install, 15 s: fetching\n.*… install, 1 min 15 s: fetching\n/s);
});

test('on a terminal the live line fits its width', async () => {
  const out = screen(true);
  const progress = new Progress(out, { NO_COLOR: '1' });
  await progress.step('a step with a rather long name', async (note) => {
    note('words that do not fit');
    progress.say('said');
  });
  const live = out
    .text()
    .split('\r\x1b[2K')
    .filter((line) => line.startsWith('…'));
  assert.ok(live.length > 0 && live.every((line) => line.length < 40));
  assert.ok(!out.text().includes('\x1b[32m'));
});
