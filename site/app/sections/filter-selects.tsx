import type { Choice } from '../modules/lists';
import { useLabels } from '../modules/taxonomy';
import { Select } from '../ui/field';

type Props = {
  value: string;
  choices: Choice[];
  /** Its columns in the form. */
  className?: string;
};

/** What lists are asked for most: those of one campus, */
export function CampusFilter(props: Props) {
  const { campus, allCampuses } = useLabels().campuses;
  return <Select label={campus} name="campus" all={allCampuses} {...props} />;
}

/** and those of one programme. */
export function ProgrammeFilter(props: Props) {
  const { course, offers } = useLabels().courses;
  return <Select label={course} name="formation" all={offers.allCourses} {...props} />;
}
