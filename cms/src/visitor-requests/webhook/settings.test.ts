import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWebhook } from './settings.ts';

const url = 'https://crm.example/requests';
const secret = 'sixteen-characters';

test('without an address, requests go nowhere else', () => {
  assert.equal(readWebhook({}), undefined);
  assert.equal(readWebhook({ CRM_WEBHOOK_URL: '', CRM_WEBHOOK_SECRET: secret }), undefined);
});

test('an address and a secret are a webhook', () => {
  const set = { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: secret };
  assert.deepEqual(readWebhook(set), { url, secret });
});

for (const [name, set, told] of [
  ['a file', { CRM_WEBHOOK_URL: 'file:///etc/passwd', CRM_WEBHOOK_SECRET: secret }, /WEBHOOK_URL/],
  ['no address', { CRM_WEBHOOK_URL: 'crm.example', CRM_WEBHOOK_SECRET: secret }, /WEBHOOK_URL/],
  ['no secret', { CRM_WEBHOOK_URL: url }, /WEBHOOK_SECRET/],
  ['a short secret', { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: 'short' }, /WEBHOOK_SECRET/],
] as const) {
  test(`${name} is told before anything starts`, () => {
    assert.throws(() => readWebhook(set), told);
  });
}
