import { useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CourseChoice } from '../../content/crm-choice.server';
import { type Answers, CHOOSING, type Faults } from '../../modules/requests';
import { useLabels } from '../../modules/taxonomy';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { faultWords } from './fault-words';

type Props = { answers: Answers; faults: Faults; choice: CourseChoice };

/** RTE-12: a course, then one of its campuses: they follow the course, by a script or by a button. */
export function ChoiceFields({ answers, faults, choice }: Props) {
  const { requests } = useLabels();
  const { course, campuses, waiting, since, follow } = useCampuses(choice, answers.campus);
  const wanted = since ? (since.campus ?? '') : answers.campus;
  const hasCampuses = campuses.length > 0;
  const fault = since ? since.fault : faultWords(requests, 'campus', faults.campus);
  const none = hasCampuses ? requests.chooseCampus : requests.courseFirst;
  return (
    <div className="clear-both grid gap-x-gutter gap-y-5 md:grid-cols-2">
      <noscript>
        {/* What Enter in a field does: the first button of a form, which would else be the one that asks for campuses. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
          {requests.send}
        </button>
      </noscript>
      <SelectField
        id="course"
        name="course"
        label={requests.course}
        none={requests.chooseCourse}
        choices={choice.courses.map(asOption)}
        defaultValue={choice.course}
        error={since ? undefined : faultWords(requests, 'course', faults.course)}
        aria-required
        onChange={({ currentTarget: { value, form } }) =>
          follow(value, form ? new FormData(form).get('campus') : null)
        }
      />
      {/* Another list is another field, with nothing of the first one's. */}
      <SelectField
        key={`${course} ${hasCampuses}`}
        id="campus"
        name="campus"
        label={requests.campus}
        none={waiting ? requests.loadingCampuses : none}
        choices={campuses.map(asOption)}
        defaultValue={wanted}
        disabled={!hasCampuses}
        error={fault}
        aria-required
      />
      {!hasCampuses && wanted !== '' && <input type="hidden" name="campus" value={wanted} />}
      <noscript>
        <p className="md:col-span-2">
          <Button type="submit" {...CHOOSING}>
            {requests.showCampuses}
          </Button>
        </p>
      </noscript>
    </div>
  );
}

function asOption({ slug, name }: CourseChoice['courses'][number]) {
  return { value: slug, name };
}

/** The campuses of the course that is chosen now, which the page may not have come with. */
function useCampuses(sent: CourseChoice, campus: string) {
  const { requests } = useLabels();
  const fetcher = useFetcher<{ choice: CourseChoice | null } | null>();
  const [picked, setPicked] = useState<string | null>(null);
  const wish = useRef(campus);
  const course = picked ?? sent.course;
  const waiting = fetcher.state !== 'idle';
  const answer = waiting ? undefined : fetcher.data;
  const known = [sent, answer?.choice].find(
    (found) => found?.course === course && found.campuses.length > 0,
  );
  const lost = answer !== undefined && !answer?.choice && !known;
  const fault = lost
    ? requests.faults.campus.unloaded
    : faultWords(requests, 'campus', answer?.choice?.faults.campus);
  return {
    course,
    campuses: known?.campuses ?? [],
    waiting,
    /** What has been chosen since the page was judged, and what there is to say of it. */
    since: picked !== null && picked !== sent.course ? { campus: known?.campus, fault } : null,
    follow: (next: string, chosen: FormDataEntryValue | null) => {
      if (typeof chosen === 'string' && chosen !== '') wish.current = chosen;
      setPicked(next);
      const body = { course: next, campus: wish.current, [CHOOSING.name]: CHOOSING.value };
      void fetcher.submit(body, { method: 'post', defaultShouldRevalidate: false });
    },
  };
}
