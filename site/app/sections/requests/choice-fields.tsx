import type { CourseChoice } from '../../content/crm-choice.server';
import type { Action } from '../../modules/application';
import { CampusInput } from '../../modules/campus-choice';
import { type Answers, CHOOSING, type Faults, useRequestWords } from '../../modules/requests';
import { useLabels } from '../../modules/taxonomy';
import { Button } from '../../ui/button';
import { FormField } from '../../ui/form-field';
import { SelectField } from '../../ui/select-field';
import { faultWords } from './fault-words';
import type { ChosenCourse } from './use-course';

type Props = {
  action: Action;
  answers: Answers;
  faults: Faults;
  choice: CourseChoice;
  chosen: ChosenCourse;
};

/** RTE-12: a course, then one of its campuses: they follow the course, by a script or by a button. */
export function ChoiceFields({ action, answers, faults, choice, chosen }: Props) {
  const requests = useRequestWords();
  const { byName } = useLabels().campuses;
  const { course, campuses, total, waiting, since, follow, settle } = chosen;
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
        onChange={({ currentTarget }) => follow(currentTarget.value)}
      />
      {total !== null && (
        <FormField
          key={course}
          id="campus"
          label={requests.campus}
          hint={byName.hint}
          error={fault}
        >
          {(ties) => (
            <CampusInput
              {...ties}
              name="campus"
              source={`/api/crm-links/${action}/${course}/campuses`}
              defaultValue={campuses[0]?.name ?? wanted}
              aria-required
              onType={settle}
              className="control"
            />
          )}
        </FormField>
      )}
      {/* Another list is another field, with nothing of the first one's. */}
      {total === null && (
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
          onChange={({ currentTarget }) => settle(currentTarget.value)}
        />
      )}
      {total === null && !hasCampuses && wanted !== '' && (
        <input type="hidden" name="campus" value={wanted} />
      )}
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
