import { describe, expect, it } from 'vitest';
import type { Action } from '../application';
import { faultsIn, kept, readAnswers } from './answers.server';
import { type Faults, LEVELS } from './fields';

const WHOLE = {
  course: 'bts-mco',
  campus: 'lyon',
  firstName: 'Inès',
  lastName: 'Maurel',
  email: 'ines@mail.example',
  phone: '06 12 34 56 78',
  level: 'bac+2',
  message: 'Bonjour',
};

const answers = (changed: Record<string, string> = {}) =>
  readAnswers(new URLSearchParams({ ...WHOLE, ...changed }));

describe('POP-12: what each action needs', () => {
  it.each<[Action, Faults]>([
    ['brochure', {}],
    ['contact', { message: 'missing' }],
    ['registration', { phone: 'missing', level: 'missing' }],
  ])('%s, beside the choice, the names and the email', (action, more) => {
    expect(faultsIn(action, readAnswers(new URLSearchParams()))).toEqual({
      course: 'missing',
      campus: 'missing',
      firstName: 'missing',
      lastName: 'missing',
      email: 'missing',
      ...more,
    });
    expect(faultsIn(action, answers())).toEqual({});
  });

  it('a brochure asks for no message, and keeps none that is sent', () => {
    const long = answers({ message: 'x'.repeat(5000) });
    expect(faultsIn('brochure', long)).toEqual({});
    expect(kept('brochure', long).message).toBeNull();
  });
});

it.each([
  'ines@mail.example',
  'ines.maurel+ecole@mail.example',
  "o'brien@mail.example",
  'i@a-b.co.example',
  '  ines@mail.example  ',
])('%s is an email', (email) => {
  expect(faultsIn('brochure', answers({ email })).email).toBeUndefined();
});

it.each([
  'ines',
  'ines@',
  '@mail.example',
  'ines@mail',
  'ines mail@x.example',
  'a@b@c.example',
  'ines@mail.example,',
  'ines@mail..example',
  'a\r\nBcc: b@c.example',
])('%s is none', (email) => {
  expect(faultsIn('brochure', answers({ email })).email).toBe('invalid');
});

it.each<[Record<string, string>, Faults]>([
  [{ firstName: 'x'.repeat(120) }, {}],
  [{ firstName: 'x'.repeat(121) }, { firstName: 'long' }],
  [{ lastName: 'x'.repeat(121) }, { lastName: 'long' }],
  [{ email: `${'x'.repeat(250)}@mail.example` }, { email: 'long' }],
  [{ message: 'x'.repeat(4000) }, {}],
  [{ message: 'x'.repeat(4001) }, { message: 'long' }],
  [{ phone: `06${' '.repeat(60)}12345678` }, {}],
  [{ phone: '0'.repeat(41) }, { phone: 'long' }],
  [{ phone: '12' }, { phone: 'invalid' }],
  [{ level: 'doctorat' }, { level: 'invalid' }],
  [{ firstName: ' \t\u00a0' }, { firstName: 'missing' }],
  [{ firstName: '???' }, { firstName: 'invalid' }],
  [{ firstName: 'N’Golo', lastName: 'de La Tour-d’Auvergne' }, {}],
  [{ firstName: '伟' }, {}],
  [{ message: '\u0000' }, { message: 'missing' }],
])('%j: %j', (changed, faults) => {
  expect(faultsIn('contact', answers(changed))).toEqual(faults);
});

it.each(LEVELS)('the level %s is one', (level) => {
  expect(faultsIn('registration', answers({ level }))).toEqual({});
});

it('keeps words without what surrounds them, and a number as telephones dial it', () => {
  const typed = answers({
    firstName: '  Ine\u0300s\u0000 ',
    email: ' ines@mail.example ',
    phone: '06.12.34.56.78',
    message: '\r\n Bonjour,  \r\n\r\n\r\n\r\nune\tquestion\ud800.\r\n',
  });
  expect(kept('contact', typed)).toEqual({
    course: 'bts-mco',
    campus: 'lyon',
    firstName: 'Inès',
    lastName: 'Maurel',
    email: 'ines@mail.example',
    phone: '+33612345678',
    level: 'bac+2',
    message: 'Bonjour,\n\nune question\ufffd.',
    optIn: false,
  });
});

it('what was left empty is nothing, and a box is ticked or is not', () => {
  expect(kept('contact', answers({ phone: ' ', level: '', optIn: 'on' }))).toMatchObject({
    phone: null,
    level: null,
    optIn: true,
  });
});
