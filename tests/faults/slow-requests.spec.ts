import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { exchangeBytes } from '../harness/raw.ts';

const WITHIN_MS = 30_000;
const EVERY_MS = 500;

for (const [what, bytes, drip] of [
  ['head', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'],
  [
    'body',
    'POST /crm/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 90000\r\n\r\n',
    'a',
  ],
  ['body that is not read', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 90000\r\n\r\n', 'a'],
] as const) {
  test(`a ${what} that comes byte by byte does not hold its connection`, async ({ site }) => {
    const began = performance.now();
    const [first] = await exchangeBytes(site.url, bytes, {
      drip: { bytes: drip, everyMs: EVERY_MS },
    });
    expect(first?.status).toBe(what === 'body that is not read' ? 405 : 408);
    expect(performance.now() - began).toBeLessThan(WITHIN_MS);
    expect((await ask(`${site.url}/healthz`)).status).toBe(200);
  });
}
