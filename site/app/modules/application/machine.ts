import { isAction } from './actions';
import type { Asked } from './address';

/** A course or a campus. Its name is empty as long as its slug alone is known. */
export type Choice = { slug: string; name: string };

export type Question =
  /** The courses of an action; those of a campus alone, when one is chosen. */
  | { of: 'courses'; action: string; campus: string | null }
  /** The campuses of a course; all of them, when none is chosen. Of too many, those of these words, and the one that is chosen. */
  | {
      of: 'campuses';
      action: string;
      course: string | null;
      campus?: string;
      words?: string;
    }
  | { of: 'link'; action: string; course: string; campus: string };

/** Of too many for a list, some, and how many there are. */
export type Some = { total: number; found: Choice[] };

export type Answer = Choice[] | Some | string | null;

/** A question that waits for its answer, or got none. An answer to any other call is late. */
export type Call = { number: number; question: Question; failed: boolean };

type PopinError = 'incomplete' | 'no-link' | 'campus-next' | 'no-campus';

/** ENT-3: the state area named popin. */
export type Popin = {
  action: string;
  course: Choice | null;
  campus: Choice | null;
  error: PopinError | null;
  courses: Choice[];
  campuses: Choice[];
  /** How many campuses there are, when the list has but some of them. */
  total: number | null;
  calls: Record<Question['of'], Call | null>;
  /** How many calls there were. */
  asked: number;
  /** Where the visitor is on the way to. */
  link: string | null;
};

export type PopinEvent =
  | { type: 'pick-course' | 'pick-campus'; choice: Choice | null }
  | { type: 'look-for-campus'; words: string }
  | { type: 'confirm' | 'retry' | 'back' }
  | { type: 'answered'; call: number; answer: Answer }
  | { type: 'failed'; call: number };

const NO_CALL = { courses: null, campuses: null, link: null };

/** POP-3, POP-6: it opens with what the page or the link chose, and nothing of the last time. */
export function opened({ action, course, campus }: Asked): Popin {
  const popin: Popin = {
    action,
    course: unnamed(course),
    campus: unnamed(campus),
    error: null,
    courses: [],
    campuses: [],
    total: null,
    calls: NO_CALL,
    asked: 0,
    link: null,
  };
  // What is chosen together stays so if the campus is one of the course's: its list says it.
  return askCampuses(askCourses(popin, course ? null : campus));
}

/** What waits for an answer. */
export function pending({ calls }: Popin): Call[] {
  return Object.values(calls).flatMap((call) => (call && !call.failed ? [call] : []));
}

export function popin(state: Popin, event: PopinEvent): Popin {
  switch (event.type) {
    case 'pick-course':
      return askCampuses(chosen(state, { course: event.choice }));
    case 'pick-campus':
      return pickCampus(state, event.choice);
    case 'look-for-campus':
      return lookForCampus(state, event.words);
    case 'confirm':
      return confirm(state);
    case 'retry':
      return Object.values(state.calls)
        .filter((call) => call?.failed)
        .reduce((next, call) => (call ? ask(next, call.question) : next), state);
    case 'back':
      return { ...state, link: null };
    case 'answered':
      return answered(state, event);
    case 'failed': {
      const call = pending(state).find(({ number }) => number === event.call);
      return call ? withCall(state, call.question.of, { ...call, failed: true }) : state;
    }
  }
}

/** What was said of other choices, and where they led, is no longer so. */
function chosen(state: Popin, choice: Partial<Pick<Popin, 'course' | 'campus'>>): Popin {
  return { ...withCall(state, 'link', null), ...choice, error: null, link: null };
}

/** POP-4. Once there is neither, there is nothing to list campuses for: POP-5. */
function pickCampus(state: Popin, campus: Choice | null): Popin {
  const next = askCourses(chosen(state, { campus }), campus?.slug ?? null);
  return next.course || campus ? next : askCampuses(next);
}

/** POP-7, POP-8. */
function confirm(state: Popin): Popin {
  const { action, course, campus } = state;
  if (!course || !campus) return { ...state, error: 'incomplete' };
  const next: Popin = { ...state, error: null, link: null };
  return ask(next, { of: 'link', action, course: course.slug, campus: campus.slug });
}

function answered(state: Popin, { call, answer }: { call: number; answer: Answer }): Popin {
  const question = pending(state).find(({ number }) => number === call)?.question;
  if (!question) return state;
  const next = withCall(state, question.of, null);
  if (question.of === 'link') return withLink(next, typeof answer === 'string' ? answer : null);
  const { found, total } = listed(answer);
  return question.of === 'courses' ? withCourses(next, found) : withCampuses(next, found, total);
}

function listed(answer: Answer): { found: Choice[]; total: number | null } {
  if (Array.isArray(answer)) return { found: answer, total: null };
  return answer !== null && typeof answer === 'object' ? answer : { found: [], total: null };
}

function withLink(state: Popin, link: string | null): Popin {
  return { ...state, link, error: link ? null : 'no-link' };
}

/** POP-4: the name comes with the list. What is not in it is no choice. */
function withCourses(state: Popin, courses: Choice[]): Popin {
  const course = state.course && named(courses, state.course);
  const next = { ...state, courses, course };
  return state.course && !course ? askCampuses(next) : next;
}

function withCampuses(state: Popin, campuses: Choice[], total: number | null): Popin {
  const campus = state.campus && named(campuses, state.campus);
  const next = { ...state, campuses, total, campus };
  if (!state.campus || campus) return next;
  const listed = askCourses(next, null);
  return listed.course ? listed : askCampuses(listed);
}

function askCourses(state: Popin, campus: string | null): Popin {
  return ask({ ...state, courses: [] }, { of: 'courses', action: state.action, campus });
}

/** POP-5: while neither is chosen, there is no list. */
function askCampuses(state: Popin): Popin {
  const { course, campus } = state;
  const next = { ...state, campuses: [], total: null };
  return course || campus ? ask(next, campusesOf(next)) : withCall(next, 'campuses', null);
}

/** What was found for other words stays in view until there is something to put in its place. */
function lookForCampus(state: Popin, words: string): Popin {
  return state.total === null ? state : ask(state, { ...campusesOf(state), words });
}

function campusesOf({ action, course, campus }: Popin): Extract<Question, { of: 'campuses' }> {
  const chosen = campus && { campus: campus.slug };
  return { of: 'campuses', action, course: course?.slug ?? null, ...chosen };
}

/** Nobody has an answer about an action that is none of the school's. */
function ask(state: Popin, question: Question): Popin {
  if (!isAction(state.action)) return state;
  const number = state.asked + 1;
  return withCall({ ...state, asked: number }, question.of, { number, question, failed: false });
}

function withCall(state: Popin, of: Question['of'], call: Call | null): Popin {
  return { ...state, calls: { ...state.calls, [of]: call } };
}

function unnamed(slug: string | null): Choice | null {
  return slug === null ? null : { slug, name: '' };
}

function named(list: Choice[], choice: Choice): Choice | null {
  return list.find(({ slug }) => slug === choice.slug) ?? null;
}
