import fs from 'node:fs';
import { expect, it } from 'vitest';
import { deadline } from './deadline.server';

it('aborts when the time is over, and says why', async () => {
  const signal = deadline(5);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('reads what has come while the process was busy before it looks at the time', async () => {
  const happened: string[] = [];
  const signal = deadline(5);
  signal.addEventListener('abort', () => happened.push('late'));
  fs.stat(import.meta.filename, () => happened.push('answered'));
  const busyUntil = performance.now() + 60;
  while (performance.now() < busyUntil);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(happened).toEqual(['answered', 'late']);
});
