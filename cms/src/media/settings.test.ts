import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStore } from './settings.ts';

const keys = { S3_ACCESS_KEY: 'parvis', S3_SECRET_KEY: 'a long random text' };
const signed = { key: 'parvis', secret: 'a long random text' };

test('without a bucket, media are on the disk', () => {
  assert.equal(readStore({}), undefined);
  assert.equal(readStore({ S3_BUCKET: '', ...keys }), undefined);
});

test('a bucket and its keys are a store, at Amazon or where the endpoint says', () => {
  assert.deepEqual(readStore({ S3_BUCKET: 'media', ...keys }), {
    bucket: 'media',
    region: 'us-east-1',
    endpoint: undefined,
    ...signed,
  });
  const elsewhere = { S3_BUCKET: 'media', S3_REGION: 'fr-1', S3_ENDPOINT: 'https://s3.example' };
  assert.deepEqual(readStore({ ...elsewhere, ...keys }), {
    bucket: 'media',
    region: 'fr-1',
    endpoint: 'https://s3.example',
    ...signed,
  });
});

for (const [name, set, told] of [
  ['a bucket that is a path', { S3_BUCKET: 'media/old', ...keys }, /S3_BUCKET/],
  ['a bucket without keys', { S3_BUCKET: 'media' }, /S3_ACCESS_KEY or S3_SECRET_KEY/],
  ['an endpoint without a scheme', { S3_BUCKET: 'media', S3_ENDPOINT: 's3', ...keys }, /ENDPOINT/],
] as const) {
  test(`${name} is told before anything starts`, () => {
    assert.throws(() => readStore(set), told);
  });
}
