import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signature } from './post.ts';

test('the signature is of the second and the body, by the secret', () => {
  // printf '1794729600.{"a":1}' | openssl dgst -sha256 -hmac secret
  const expected = '2fa64d926cdfe67ec8d5ce283100679cbc8f8f56e436f54841fdfd525d18f254';
  const at = new Date('2026-11-15T08:00:00.999Z');
  assert.equal(signature('secret', '{"a":1}', at), `t=1794729600,v1=${expected}`);
});
