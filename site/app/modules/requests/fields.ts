import type { Action } from '../application';

/** What a visitor fills in, in the order of the page. */
export const FIELDS = [
  'course',
  'campus',
  'firstName',
  'lastName',
  'email',
  'phone',
  'level',
  'message',
] as const;

export type Field = (typeof FIELDS)[number];
export type Need = 'required' | 'optional';

const PERSON = {
  course: 'required',
  campus: 'required',
  firstName: 'required',
  lastName: 'required',
  email: 'required',
} as const;

/** POP-12: what each action needs; what it does not need is not asked for. */
export const NEEDS: Record<Action, Partial<Record<Field, Need>>> = {
  brochure: { ...PERSON, phone: 'optional', level: 'optional' },
  contact: { ...PERSON, phone: 'optional', level: 'optional', message: 'required' },
  registration: { ...PERSON, phone: 'required', level: 'required', message: 'optional' },
};

/** What the content service has room for. An email's is the mail's own. */
export const LONGEST: Partial<Record<Field, number>> = {
  firstName: 120,
  lastName: 120,
  email: 254,
  phone: 40,
  message: 4000,
};

/** Where a visitor stands in their studies: the last is for all others, those at work among them. */
export const LEVELS = [
  'terminale',
  'bac',
  'bac+1',
  'bac+2',
  'bac+3',
  'bac+4',
  'bac+5',
  'autre',
] as const;

/** What is wrong with a field. A course or a campus is unknown, or does not take this request any more. */
export type Fault =
  | 'missing'
  | 'invalid'
  | 'long'
  | 'unknown'
  | 'closed'
  /** Of a campus that is chosen by its name. */
  | 'unnamed'
  | 'several';
export type Faults = Partial<Record<Field, Fault>>;

/** What was filled in, to the letter. */
export type Answers = Record<Field, string> & { optIn: boolean };

export const NO_ANSWERS: Answers = {
  course: '',
  campus: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  level: '',
  message: '',
  optIn: false,
};

/** Why a form that is well filled in was not taken: too soon, too late, not one of ours, too often, or by our own fault. */
export type Refusal = 'early' | 'late' | 'forged' | 'often' | 'failed';

/** What people do not see and leave empty. */
export const TRAP = 'website';
/** The button that asks for a course's campuses, where no script does. */
export const CHOOSING = { name: 'intent', value: 'choose' };
