import { expect, it } from 'vitest';
import { submitted } from './form.server';
import type { Question } from './machine';

const VISIT = { origin: 'https://www.cassini.example', tracking: 'utm_source=salon' };
const COURSES = [{ slug: 'bts', name: 'BTS' }];
const CAMPUSES = [{ slug: 'lyon', name: 'Lyon' }];
const LIST = { courses: COURSES, campuses: CAMPUSES };

const send = (query: string, link: string | null = '/crm/contact') =>
  submitted(new URLSearchParams(query), VISIT, async (question: Question) =>
    question.of === 'link' ? link : LIST[question.of],
  );
const ASKED = 'popin=true&action=contact';

it.each([
  ['opened', ASKED, [null, null, null]],
  ['opened on a choice', `${ASKED}&course=bts&campus=lyon`, ['BTS', 'Lyon', null]],
  ['sent with nothing', `${ASKED}&course=&confirm=true`, [null, null, 'incomplete']],
  [
    'sent with the course, before there was a campus',
    `${ASKED}&course=bts&confirm=true`,
    ['BTS', null, 'campus-next'],
  ],
  [
    'sent without the campus there was',
    `${ASKED}&course=bts&campus=&confirm=true`,
    ['BTS', null, 'incomplete'],
  ],
  [
    'sent with another course’s campus',
    `${ASKED}&course=bts&campus=paris&confirm=true`,
    ['BTS', null, 'incomplete'],
  ],
  ['of an unknown action', 'popin=true&action=x&course=&confirm=true', [null, null, 'incomplete']],
])('POP-10: %s', async (_name, query, expected) => {
  const outcome = await send(query);
  const state = 'popin' in outcome ? outcome.popin : null;
  expect([state?.course?.name ?? null, state?.campus?.name ?? null, state?.error]).toEqual(
    expected,
  );
});

it('POP-10: sent with both, it leads where the browser would go', async () => {
  expect(await send(`${ASKED}&course=bts&campus=lyon&confirm=true`)).toEqual({
    to: 'https://www.cassini.example/crm/contact?campus=lyon&course=bts&utm_source=salon',
  });
});

it.each([null, 'javascript:alert(1)'])('POP-8: with the link %s, it says so', async (link) => {
  const outcome = await send(`${ASKED}&course=bts&campus=lyon&confirm=true`, link);
  expect(outcome).toMatchObject({ popin: { error: 'no-link', link: null } });
});

it('POP-10: of any other address there is none', async () => {
  expect(await send('q=1')).toEqual({ popin: null });
});

it('POP-11: what cannot be had is said to have failed', async () => {
  const outcome = await submitted(new URLSearchParams(ASKED), VISIT, () =>
    Promise.reject(new Error()),
  );
  expect(outcome).toMatchObject({ popin: { calls: { courses: { failed: true } } } });
});
