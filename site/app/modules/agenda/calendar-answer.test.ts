import { expect, it } from 'vitest';
import { ErrorRecord } from '../errors';
import { calendarAnswer } from './calendar-answer.server';

const FILE = { file: 'BEGIN:VCALENDAR\r\n', name: 'agenda', attached: false };
const ask = (headers: Record<string, string> = {}) =>
  new Request('http://localhost/agenda.ics', { headers });
const failure = (statusCode: number) => () =>
  Promise.reject(
    new ErrorRecord({ scope: 'Content', source: '/events', statusCode, errorText: 'No' }),
  );

it('a calendar has its type, its name, and a tag to be asked about', async () => {
  const { status, headers } = await calendarAnswer(ask(), 'fr', Promise.resolve(FILE));
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('inline; filename="agenda.ics"');
  expect(headers.get('etag')).toMatch(/^"[\w-]{43}"$/);
});

it('who has it already is not sent it again', async () => {
  const first = await calendarAnswer(ask(), 'fr', Promise.resolve(FILE));
  const tag = first.headers.get('etag') ?? '';
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await calendarAnswer(
      ask({ 'if-none-match': known }),
      'fr',
      Promise.resolve(FILE),
    );
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  const changed = await calendarAnswer(
    ask({ 'if-none-match': tag }),
    'fr',
    Promise.resolve({ ...FILE, file: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' }),
  );
  expect(changed.status).toBe(200);
});

it.each([
  ['nothing', () => Promise.resolve(null), 404, null],
  ['an absence', failure(404), 404, null],
  ['an outage', failure(500), 503, '30'],
  ['a refusal', failure(401), 503, '30'],
  ['silence', failure(504), 504, '30'],
] as const)('ERR-2: of %s there is no calendar', async (_, making, status, retry) => {
  const answer = await calendarAnswer(ask(), 'fr', making());
  expect(answer.status).toBe(status);
  expect(answer.headers.get('retry-after')).toBe(retry);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('what nobody foresaw is not hidden', async () => {
  await expect(calendarAnswer(ask(), 'fr', Promise.reject(new Error('a bug')))).rejects.toThrow(
    'a bug',
  );
});
