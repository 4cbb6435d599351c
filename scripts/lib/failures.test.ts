import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failure, recognise, toFailure } from './failures.ts';

const network = /registry cannot be reached/;
const disk = /disk is full/;

const npmOutputs: [string, RegExp][] = [
  ['npm error code EAI_AGAIN\nnpm error syscall getaddrinfo\nnpm error errno EAI_AGAIN', network],
  ['npm error code ENOTFOUND\nnpm error network request to registry failed', network],
  [
    'npm error code ECONNREFUSED\nnpm error FetchError: connect ECONNREFUSED 127.0.0.1:4873',
    network,
  ],
  ['npm error code ETIMEDOUT\nnpm error network timeout', network],
  ['npm error errno ENETUNREACH', network],
  ['npm error code ERR_SOCKET_TIMEOUT', network],
  ['npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write', disk],
  ['npm error code EDQUOT', disk],
  ['npm error code ENOSPC\nnpm error network ECONNRESET', disk],
  ["npm error EROFS: read-only file system, mkdir '/app/node_modules'", /disk is read-only/],
  [
    'npm error code EUSAGE\nnpm error The `npm ci` command can only install with an existing package-lock.json or\n',
    /package-lock\.json is missing/,
  ],
  [
    'npm error `npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync.',
    /does not match/,
  ],
  ['npm error code EINTEGRITY', /not the one the lockfile describes/],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', /certificate was refused/],
  ['npm error code ETARGET\nnpm error notarget No matching version found', /lacks a package/],
  [
    'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
    /out of memory/,
  ],
];

for (const [output, sentence] of npmOutputs) {
  test(`an install that says "${output.split('\n')[0]}" has a known cause`, () => {
    assert.match(recognise(output, 'install') ?? '', sentence);
  });
}

test('an unknown output has no known cause', () => {
  assert.equal(recognise('npm error code ELIFECYCLE', 'install'), undefined);
});

test('a build that mentions a refused connection is not a network failure', () => {
  assert.equal(recognise('Error: connect ECONNREFUSED 127.0.0.1:1337', 'build'), undefined);
});

test('a full disk met by our own writing is told as such', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  assert.match(toFailure(error).message, disk);
});

test('a failure keeps its sentence and its lines', () => {
  const failure = new Failure('It broke.', ['line']);
  assert.equal(toFailure(failure), failure);
});
