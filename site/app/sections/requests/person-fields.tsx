import type { Action } from '../../modules/application';
import {
  type Answers,
  type Faults,
  type Field,
  LEVELS,
  NEEDS,
  useRequestWords,
} from '../../modules/requests';
import { SelectField } from '../../ui/select-field';
import { TextArea, TextField } from '../../ui/text-field';
import { faultWords } from './fault-words';

type Props = { action: Action; answers: Answers; faults: Faults };

/** Who asks, and what the action needs to know of them. */
export function PersonFields({ action, answers, faults }: Props) {
  const requests = useRequestWords();
  const needs = NEEDS[action];
  const field = (name: Exclude<Field, 'course' | 'campus'>) => ({
    id: name,
    name,
    label: requests[name],
    defaultValue: answers[name],
    error: faultWords(requests, name, faults[name]),
    optional: needs[name] === 'optional' ? requests.optional : undefined,
    'aria-required': needs[name] === 'required',
  });
  return (
    <div className="clear-both grid gap-x-gutter gap-y-5 md:grid-cols-2">
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={requests.emailHint}
      />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={requests.phoneHint}
      />
      <SelectField
        {...field('level')}
        none={requests.chooseLevel}
        choices={LEVELS.map((level) => ({ value: level, name: requests.levels[level] }))}
      />
      {needs.message && (
        <TextArea
          {...field('message')}
          rows={6}
          className="md:col-span-2"
          // Browsers show the line that is written on, and may leave the rest under the window's edge.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        />
      )}
    </div>
  );
}
