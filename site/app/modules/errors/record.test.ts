import { expect, it } from 'vitest';
import { chainOf, ErrorRecord, isOutage } from './index';

const network = new ErrorRecord({
  scope: 'Network',
  source: 'http://cms/api/events',
  statusCode: 503,
  errorText: 'ECONNREFUSED',
});
const page = new ErrorRecord({
  scope: 'Strapi',
  source: 'http://cms/api/events',
  statusCode: 503,
  errorText: 'Service Unavailable',
  details: { attempt: 2 },
  previous: network,
});

it('ERR-5: goes to JSON and back with the chain that led to it', () => {
  const json = JSON.parse(JSON.stringify(page));
  expect(json).toEqual({
    scope: 'Strapi',
    source: 'http://cms/api/events',
    statusCode: 503,
    errorText: 'Service Unavailable',
    details: { attempt: 2 },
    previous: {
      scope: 'Network',
      source: 'http://cms/api/events',
      statusCode: 503,
      errorText: 'ECONNREFUSED',
    },
  });
  const again = ErrorRecord.fromJSON(json);
  expect(again).toBeInstanceOf(ErrorRecord);
  expect(again.previous).toBeInstanceOf(ErrorRecord);
  expect(again.toJSON()).toEqual(page.toJSON());
});

it('ERR-5: is an error whose message says what, how and where', () => {
  expect(page).toBeInstanceOf(Error);
  expect(page.message).toBe('Strapi: 503 Service Unavailable (http://cms/api/events)');
});

it.each([
  [404, false],
  [400, true],
  [401, true],
  [429, true],
  [500, true],
  [503, true],
  [504, true],
])('a %i from the content service is an outage: %s', (statusCode, outage) => {
  expect(
    isOutage(new ErrorRecord({ scope: 'Strapi', source: '', statusCode, errorText: '' })),
  ).toBe(outage);
});

it('RTE-14: what came with a failed page tells of each error of the chain, the last first', () => {
  expect(chainOf(page.toJSON()).map(({ scope }) => scope)).toEqual(['Strapi', 'Network']);
});

it.each([null, undefined, 'text', { scope: 'Preview' }, { scope: 1, source: 2 }])(
  'RTE-14: %j tells of none',
  (told) => expect(chainOf(told)).toEqual([]),
);
