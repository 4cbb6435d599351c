import { describe, expect, it } from 'vitest';
import { type Choice, opened, type Popin, type PopinEvent, pending, popin } from './machine';

const COURSES = [named('bts', 'BTS'), named('mba', 'MBA')];
const CAMPUSES = [named('lyon', 'Lyon'), named('paris', 'Paris')];
const [BTS, MBA] = [named('bts', 'BTS'), named('mba', 'MBA')];
const [LYON, PARIS] = [named('lyon', 'Lyon'), named('paris', 'Paris')];

function named(slug: string, name = ''): Choice {
  return { slug, name };
}

const open = (course: string | null = null, campus: string | null = null, action = 'contact') =>
  opened({ action, course, campus });

/** What is waited for, in short: « courses lyon », « campuses * », « link bts lyon ». */
function waited(state: Popin): string[] {
  return pending(state).map(({ question }) => {
    if (question.of === 'link') return `link ${question.course} ${question.campus}`;
    const about = question.of === 'courses' ? question.campus : question.course;
    return `${question.of} ${about ?? '*'}`;
  });
}

type Step = PopinEvent | ((state: Popin) => PopinEvent);

/** The answer to the question now waited for. */
const answer =
  (of: 'courses' | 'campuses' | 'link', answer: Choice[] | string | null): Step =>
  (state) => ({ type: 'answered', call: state.calls[of]?.number ?? -1, answer });
const fail =
  (of: 'courses' | 'campuses' | 'link'): Step =>
  (state) => ({ type: 'failed', call: state.calls[of]?.number ?? -1 });
const pickCourse = (choice: Choice | null): Step => ({ type: 'pick-course', choice });
const pickCampus = (choice: Choice | null): Step => ({ type: 'pick-campus', choice });
const confirm: Step = { type: 'confirm' };
const retry: Step = { type: 'retry' };

function reached(start: Popin, steps: Step[]): Popin {
  return steps.reduce(
    (state, step) => popin(state, typeof step === 'function' ? step(state) : step),
    start,
  );
}

/** Chosen course, chosen campus, error, what is waited for. */
function inShort(state: Popin) {
  const { course, campus, error } = state;
  return [course, campus, error, waited(state).join(', ')];
}

type Case = [string, Popin, Step[], ReturnType<typeof inShort>];

describe('what it opens on', () => {
  it.each<Case>([
    ['POP-3: elsewhere, neither', open(), [], [null, null, null, 'courses *']],
    [
      'POP-3: on a programme, its course, whose campuses are loaded',
      open('bts'),
      [],
      [named('bts'), null, null, 'courses *, campuses bts'],
    ],
    [
      'POP-3: the course has its name from the list',
      open('bts'),
      [answer('courses', COURSES)],
      [BTS, null, null, 'campuses bts'],
    ],
    [
      'POP-3: on a campus, that one, its name asked for, and the courses it has',
      open(null, 'lyon'),
      [],
      [null, named('lyon'), null, 'courses lyon, campuses *'],
    ],
    [
      'POP-3: the campus has its name from the list',
      open(null, 'lyon'),
      [answer('campuses', CAMPUSES)],
      [null, LYON, null, 'courses lyon'],
    ],
    [
      'of a programme on a campus, both',
      open('bts', 'lyon'),
      [answer('courses', COURSES), answer('campuses', CAMPUSES)],
      [BTS, LYON, null, ''],
    ],
    [
      'POP-11: an unknown course is no choice',
      open('nope'),
      [answer('campuses', []), answer('courses', COURSES)],
      [null, null, null, ''],
    ],
    [
      'POP-11: an unknown course leaves the campus, and its other courses',
      open('nope', 'lyon'),
      [answer('courses', COURSES)],
      [null, named('lyon'), null, 'campuses *'],
    ],
    [
      'POP-11: an unknown campus is no choice, and narrows no list',
      open(null, 'nope'),
      [answer('courses', []), answer('campuses', CAMPUSES)],
      [null, null, null, 'courses *'],
    ],
    [
      'a campus that does not have the course is no choice',
      open('bts', 'paris'),
      [answer('courses', COURSES), answer('campuses', [LYON])],
      [BTS, null, null, 'courses *'],
    ],
    [
      'POP-1: of an unknown action nothing is asked',
      open('bts', 'lyon', '<b>x</b>'),
      [],
      [named('bts'), named('lyon'), null, ''],
    ],
  ])('%s', (_name, start, steps, expected) => {
    expect(inShort(reached(start, steps))).toEqual(expected);
  });
});

const ready = reached(open(), [answer('courses', COURSES)]);
const chosen = reached(ready, [
  pickCourse(BTS),
  answer('campuses', CAMPUSES),
  pickCampus(LYON),
  answer('courses', COURSES),
]);

describe('what is picked', () => {
  it.each<Case>([
    [
      'POP-4: a course reloads the campuses',
      ready,
      [pickCourse(BTS)],
      [BTS, null, null, 'campuses bts'],
    ],
    [
      'POP-4: a campus reloads the courses',
      ready,
      [pickCourse(BTS), answer('campuses', CAMPUSES), pickCampus(LYON)],
      [BTS, LYON, null, 'courses lyon'],
    ],
    [
      'POP-4: another course keeps a campus that it has',
      chosen,
      [pickCourse(MBA), answer('campuses', [LYON])],
      [MBA, LYON, null, ''],
    ],
    [
      'POP-4: another course clears a campus that it has not; every course is listed again',
      chosen,
      [pickCourse(MBA), answer('campuses', [PARIS])],
      [MBA, null, null, 'courses *'],
    ],
    [
      'a course taken back leaves the campus, and all of them to choose among',
      chosen,
      [pickCourse(null)],
      [null, LYON, null, 'campuses *'],
    ],
    [
      'a campus taken back lists every course again',
      chosen,
      [pickCampus(null)],
      [BTS, null, null, 'courses *'],
    ],
    [
      'POP-5: with both taken back, no campus is listed',
      chosen,
      [pickCampus(null), pickCourse(null), answer('courses', COURSES)],
      [null, null, null, ''],
    ],
    [
      'a choice clears what was said of the last',
      reached(ready, [confirm]),
      [pickCourse(BTS)],
      [BTS, null, null, 'campuses bts'],
    ],
  ])('%s', (_name, start, steps, expected) => {
    expect(inShort(reached(start, steps))).toEqual(expected);
  });

  it('POP-5: the campuses are those of the choices there are', () => {
    expect(chosen.campuses).toEqual(CAMPUSES);
    expect(reached(chosen, [pickCourse(MBA)]).campuses).toEqual([]);
    expect(reached(chosen, [pickCampus(null), pickCourse(null)]).campuses).toEqual([]);
  });
});

describe('what is confirmed', () => {
  it.each<Case>([
    ['POP-7: neither', ready, [confirm], [null, null, 'incomplete', '']],
    [
      'POP-7: no campus',
      reached(ready, [pickCourse(BTS), answer('campuses', CAMPUSES)]),
      [confirm],
      [BTS, null, 'incomplete', ''],
    ],
    [
      'POP-7: no course',
      reached(chosen, [pickCourse(null), answer('campuses', CAMPUSES)]),
      [confirm],
      [null, LYON, 'incomplete', ''],
    ],
    ['POP-8: both', chosen, [confirm], [BTS, LYON, null, 'link bts lyon']],
    ['POP-8: no link', chosen, [confirm, answer('link', null)], [BTS, LYON, 'no-link', '']],
    ['POP-8: an empty link', chosen, [confirm, answer('link', '')], [BTS, LYON, 'no-link', '']],
    [
      'confirmed again',
      chosen,
      [confirm, answer('link', null), confirm],
      [BTS, LYON, null, 'link bts lyon'],
    ],
  ])('%s', (_name, start, steps, expected) => {
    expect(inShort(reached(start, steps))).toEqual(expected);
  });

  it('POP-8: the visitor goes where it leads, and may come back', () => {
    const going = reached(chosen, [confirm, answer('link', 'https://crm.example/')]);
    expect(going.link).toBe('https://crm.example/');
    expect(reached(going, [{ type: 'back' }]).link).toBeNull();
  });
});

describe('POP-11: late answers and failures', () => {
  const call = (state: Popin, of: 'courses' | 'campuses' | 'link') => state.calls[of]?.number ?? -1;
  const late = (number: number, items: Choice[] | string | null): Step => ({
    type: 'answered',
    call: number,
    answer: items,
  });

  it('the campuses of the course before last are not those of the last', () => {
    const first = reached(ready, [pickCourse(BTS)]);
    const second = reached(first, [pickCourse(MBA)]);
    const answered = reached(second, [
      answer('campuses', [PARIS]),
      late(call(first, 'campuses'), CAMPUSES),
    ]);
    expect(answered.campuses).toEqual([PARIS]);
    expect(reached(second, [late(call(first, 'campuses'), CAMPUSES)])).toEqual(second);
  });

  it('the courses of a campus that was taken back do not narrow the list', () => {
    const narrowed = reached(chosen, [pickCampus(PARIS)]);
    const whole = reached(narrowed, [pickCampus(null), answer('courses', COURSES)]);
    expect(reached(whole, [late(call(narrowed, 'courses'), [])])).toEqual(whole);
  });

  it('a link to what is no longer chosen is not followed', () => {
    const asked = reached(chosen, [confirm]);
    const other = reached(asked, [pickCourse(MBA)]);
    expect(reached(other, [late(call(asked, 'link'), '/crm/contact')]).link).toBeNull();
  });

  it('a failure that comes late is none', () => {
    const first = reached(ready, [pickCourse(BTS)]);
    const second = reached(first, [pickCourse(MBA)]);
    expect(reached(second, [{ type: 'failed', call: call(first, 'campuses') }])).toEqual(second);
  });

  it.each<Case>([
    ['what failed is no longer waited for', open(), [fail('courses')], [null, null, null, '']],
    ['and is asked for again', open(), [fail('courses'), retry], [null, null, null, 'courses *']],
    [
      'all that failed, and nothing else',
      open('bts'),
      [fail('courses'), fail('campuses'), retry],
      [named('bts'), null, null, 'courses *, campuses bts'],
    ],
    ['nothing failed, nothing is asked', chosen, [retry], [BTS, LYON, null, '']],
    [
      'a link is asked for again by confirming',
      chosen,
      [confirm, fail('link'), confirm],
      [BTS, LYON, null, 'link bts lyon'],
    ],
    [
      'another choice makes up for a failure',
      reached(ready, [pickCourse(BTS), fail('campuses')]),
      [pickCourse(MBA)],
      [MBA, null, null, 'campuses mba'],
    ],
  ])('%s', (_name, start, steps, expected) => {
    expect(inShort(reached(start, steps))).toEqual(expected);
  });

  it('is known for as long as it is not made up for', () => {
    const failed = reached(ready, [pickCourse(BTS), fail('campuses')]);
    expect(failed.calls.campuses?.failed).toBe(true);
    expect(reached(failed, [retry]).calls.campuses?.failed).toBe(false);
  });
});

describe('of too many campuses for a list', () => {
  const some = (...found: Choice[]) => ({ total: 5000, found });
  const answered = (found: ReturnType<typeof some>) => (state: Popin) => ({
    type: 'answered' as const,
    call: state.calls.campuses?.number ?? -1,
    answer: found,
  });

  it('some are listed, and others are looked for by their names', () => {
    const listed = reached(open('bts'), [answered(some(LYON))]);
    expect([listed.campuses, listed.total]).toEqual([[LYON], 5000]);
    const looking = reached(listed, [{ type: 'look-for-campus', words: 'par' }]);
    expect(looking.campuses).toEqual([LYON]);
    expect(looking.calls.campuses?.question).toEqual({
      of: 'campuses',
      action: 'contact',
      course: 'bts',
      words: 'par',
    });
    const found = reached(looking, [answered(some(PARIS)), pickCampus(PARIS)]);
    expect([found.campus, found.campuses]).toEqual([PARIS, [PARIS]]);
  });

  it('the one that is chosen is asked for with them', () => {
    expect(open('bts', 'lyon').calls.campuses?.question).toMatchObject({ campus: 'lyon' });
  });

  it('a whole list is not looked through again', () => {
    const whole = reached(open('bts'), [answer('campuses', CAMPUSES)]);
    expect(reached(whole, [{ type: 'look-for-campus', words: 'par' }])).toBe(whole);
  });
});
