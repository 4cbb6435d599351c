import { z } from 'zod';
import type { Action, VisitorRequest } from '../application';
import {
  type Answers,
  type Fault,
  type Faults,
  FIELDS,
  type Field,
  LEVELS,
  LONGEST,
  NEEDS,
} from './fields';
import { phoneNumber } from './phone.server';

/** What was filled in, as it is kept: null for what was left empty. */
export type Kept = Pick<VisitorRequest, Exclude<Field, 'course'> | 'optIn'> & { course: string };

export function readAnswers(form: URLSearchParams): Answers {
  const text = (field: Field) => form.get(field) ?? '';
  return {
    course: text('course').trim(),
    campus: text('campus').trim(),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    level: text('level'),
    message: text('message'),
    optIn: form.has('optIn'),
  };
}

/** What is wrong with each field, none with most; whether the course and the campus are offered is not known here. */
export function faultsIn(action: Action, answers: Answers): Faults {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const need = NEEDS[action][field];
      const fault = need && faultIn(field, answers[field], need === 'required');
      return fault ? [[field, fault]] : [];
    }),
  );
}

/** Of answers that have no fault. What the action does not ask for is not kept, whoever sent it. */
export function kept(action: Action, answers: Answers): Kept {
  const asked = (field: Field) => (NEEDS[action][field] && tidy(answers[field])) || null;
  return {
    course: answers.course,
    campus: answers.campus,
    firstName: tidy(answers.firstName),
    lastName: tidy(answers.lastName),
    email: tidy(answers.email),
    phone: phoneNumber(asked('phone') ?? ''),
    level: asked('level'),
    message: (NEEDS[action].message && tidyLines(answers.message)) || null,
    optIn: answers.optIn,
  };
}

function faultIn(field: Field, typed: string, required: boolean): Fault | null {
  const text = field === 'message' ? tidyLines(typed) : tidy(typed);
  if (text === '') return required ? 'missing' : null;
  if (text.length > (LONGEST[field] ?? Infinity)) return 'long';
  return isRight(field, text) ? null : 'invalid';
}

function isRight(field: Field, text: string): boolean {
  if (field === 'email') return z.email().safeParse(text).success;
  if (field === 'phone') return phoneNumber(text) !== null;
  if (field === 'level') return LEVELS.some((level) => level === text);
  if (field === 'firstName' || field === 'lastName') return /\p{L}/u.test(text);
  return true;
}

/** One line, as it would be written by hand: a database takes no control character, and a reader sees none. */
function tidy(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

function tidyLines(typed: string): string {
  return typed
    .split(/\r\n?|\n/)
    .map(tidy)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
