import { data, UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router';
import { expect, it } from 'vitest';
import { isBroken, isUnanswered, type Results } from './results';

const answered: Results[string] = { type: 'data', result: data(null) };
const failed = (result: unknown): Results[string] => ({ type: 'error', result });
const noNetwork = new TypeError('Failed to fetch');
const cutOff = new Error('Unable to decode turbo-stream response', { cause: noNetwork });
const status = (code: number) => new ErrorResponse(code, '', null);

it.each<[string, Results, boolean, boolean]>([
  ['a page', { root: answered, page: answered }, false, false],
  ['nothing new', {}, false, false],
  ['no answer', { root: failed(noNetwork), page: failed(noNetwork) }, true, true],
  ['half an answer', { root: failed(cutOff), page: failed(cutOff) }, true, true],
  ['a page that is not there', { root: answered, page: failed(status(404)) }, false, false],
  ['an outage', { root: answered, page: failed(status(503)) }, false, true],
  ['an outage of the frame', { root: failed(status(503)) }, false, true],
  ['a proxy’s own page', { root: failed(status(502)), page: failed(status(502)) }, false, true],
  ['a fault of the page', { root: answered, page: failed(new Error('Unexpected')) }, false, true],
  ['a fault of the page’s types', { root: answered, page: failed(noNetwork) }, false, true],
  ['a redirect', { root: failed(redirect('/')), page: failed(redirect('/')) }, false, false],
])('APP-2: %s', (_name, results, unanswered, broken) => {
  expect([isUnanswered(results), isBroken(results)]).toEqual([unanswered, broken]);
});
