import { useRef } from 'react';
import { useLocation } from 'react-router';
import { Combobox } from '../../ui/combobox';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { hasWords } from '../lists';
import { counted, useLabels } from '../taxonomy';
import type { Choice, Popin, PopinEvent } from './machine';
import { emptyWords } from './words';

const PAUSE_MS = 150;

type Props = { state: Popin; send: (event: PopinEvent) => void; scripted: boolean };

/** The two choices: lists that narrow as one types, and the browser's own until scripts come. */
export function Fields({ state, send, scripted }: Props) {
  const { menus, campuses: labels } = useLabels();
  const { popin: words } = menus;
  const { byName } = labels;
  const { course, campus, courses, campuses, total, error } = state;
  const typed = useTyped();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookFor = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send({ type: 'look-for-campus', words: text }), PAUSE_MS);
  };
  const isMissing = (choice: Choice | null) => error === 'incomplete' && choice === null;
  /** POP-5. */
  const disabled = course === null && campus === null;
  const none = {
    course: words.chooseCourse,
    campus: words[disabled ? 'courseFirst' : 'chooseCampus'],
  };
  if (!scripted) {
    return (
      <>
        <SelectField
          label={words.course}
          none={none.course}
          name="course"
          defaultValue={course?.slug ?? ''}
          choices={courses.map(valued)}
          aria-invalid={isMissing(course) || undefined}
          autoFocus
        />
        {total !== null && (
          <TextField
            label={words.campus}
            hint={byName.hint}
            name="campus"
            defaultValue={campus?.name ?? typed}
            aria-invalid={isMissing(campus) || error === 'no-campus' || undefined}
          />
        )}
        {total === null && (
          <SelectField
            label={words.campus}
            none={none.campus}
            name="campus"
            hint={disabled ? words.campusAfter : undefined}
            defaultValue={campus?.slug ?? ''}
            choices={campuses.map(valued)}
            disabled={disabled}
            aria-invalid={(isMissing(campus) && !disabled) || undefined}
          />
        )}
      </>
    );
  }
  const shared = {
    isMeant: ({ name }: { name: string }, typed: string) => hasWords(name, typed),
    count: (count: number) => counted(words.count, count),
  };
  const empty = (of: 'courses' | 'campuses') =>
    state[of].length > 0 ? words.noMatch : emptyWords(state, of, words);
  return (
    <>
      <Combobox
        {...shared}
        label={words.course}
        none={none.course}
        choices={courses.map(valued)}
        chosen={course && valued(course)}
        onPick={(choice) => send({ type: 'pick-course', choice: choice && slugged(choice) })}
        empty={empty('courses')}
        invalid={isMissing(course)}
      />
      <Combobox
        {...shared}
        label={words.campus}
        none={none.campus}
        choices={campuses.map(valued)}
        chosen={campus && valued(campus)}
        onPick={(choice) => send({ type: 'pick-campus', choice: choice && slugged(choice) })}
        empty={empty('campuses')}
        invalid={isMissing(campus) && !disabled}
        disabled={disabled}
        above
        {...(total !== null && { onType: lookFor })}
      />
    </>
  );
}

/** What was typed in a form that was sent: the address has it. */
function useTyped(): string {
  const { search } = useLocation();
  return new URLSearchParams(search).get('campus') ?? '';
}

function valued({ slug, name }: Choice) {
  return { value: slug, name };
}

function slugged({ value, name }: ReturnType<typeof valued>): Choice {
  return { slug: value, name };
}
