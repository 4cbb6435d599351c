import assert from 'node:assert/strict';
import test from 'node:test';
import { readWrk } from './wrk.ts';

const OUTPUT = `Running 2s test @ http://127.0.0.1:4000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.50ms    2.10ms  42.10ms   97.01%
    Req/Sec    24.30k     1.20k   26.00k    75.00%
  48624 requests in 2.01s, 1.49GB read
Requests/sec:  24193.10
Transfer/sec:    759.10MB
`;

test('what wrk tells is read', () => {
  assert.deepEqual(readWrk(OUTPUT, 'http://site'), {
    perSecond: 24193.1,
    count: 48624,
    slowestMs: 42.1,
  });
});

test('a rate of answers that are not pages is no rate', () => {
  const failing = `${OUTPUT}  Non-2xx or 3xx responses: 12\n`;
  assert.throws(() => readWrk(failing, 'http://site/x'), /site\/x: Non-2xx or 3xx responses: 12/);
  const broken = `${OUTPUT}  Socket errors: connect 0, read 3, write 0, timeout 0\n`;
  assert.throws(() => readWrk(broken, 'http://site'), /Socket errors: connect 0, read 3/);
});

test('nothing measured is told with the words of wrk', () => {
  assert.throws(() => readWrk('unable to connect', 'http://site'), /unable to connect/);
});
