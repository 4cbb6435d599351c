import assert from 'node:assert/strict';
import test from 'node:test';
import { configuration } from './nginx.ts';

test('nginx answers with the headers of the site, but for those of one answer', () => {
  const written = configuration('/tmp/bench', 4000, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-security-policy': `script-src 'self' "x"`,
    'content-length': '12',
    'set-cookie': 'a=b',
    'x-request-id': '1',
  });
  assert.match(written, /default_type "text\/html; charset=utf-8";/);
  assert.match(written, /add_header content-encoding "br";/);
  assert.match(written, /add_header content-security-policy "script-src 'self' \\"x\\"";/);
  assert.doesNotMatch(written, /content-length|set-cookie|x-request-id/);
  assert.match(written, /listen 127\.0\.0\.1:4000;/);
});
