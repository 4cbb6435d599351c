import { expect, it } from 'vitest';
import { ErrorRecord } from './index';
import { orFail } from './outcome.server';

const failing = (scope: string, statusCode: number) =>
  orFail(
    Promise.reject(new ErrorRecord({ scope, source: '/x', statusCode, errorText: 'no' })),
  ).catch((thrown: unknown) => thrown);

it.each([
  ['Strapi', 404, 404],
  ['Strapi', 504, 504],
  ['Strapi', 403, 503],
  ['Strapi', 410, 503],
  ['Strapi', 500, 503],
  ['Preview', 403, 403],
  ['Preview', 410, 410],
  ['Preview', 404, 404],
  ['Preview', 401, 503],
  ['Preview', 502, 503],
])('a %s that answers %i is a page of status %i', async (scope, answered, shown) => {
  expect(await failing(scope, answered)).toMatchObject({
    init: { status: shown },
    data: { scope },
  });
});

it('ERR-5: what is no failure of the content is not made into one', async () => {
  await expect(orFail(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
});
