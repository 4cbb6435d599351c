import type { CampusChoices } from '../modules/campus-choice';
import type { Choice } from '../modules/lists';
import { useLabels } from '../modules/taxonomy';
import { FIELD, Select } from '../ui/field';
import { CampusByName } from './campus-by-name';

type Props = {
  value: string;
  choices: Choice[];
  /** Its columns in the form. */
  className?: string;
};

/** What lists are asked for most: those of one campus, */
export function CampusFilter({
  choices,
  ...props
}: Omit<Props, 'choices'> & { choices: CampusChoices }) {
  const { campus, allCampuses } = useLabels().campuses;
  if (Array.isArray(choices))
    return <Select label={campus} name="campus" all={allCampuses} choices={choices} {...props} />;
  const { label, control } = FIELD;
  return (
    <CampusByName
      typed={choices}
      className={props.className ?? ''}
      label={label}
      control={`${control} px-1`}
    />
  );
}

/** and those of one programme. */
export function ProgrammeFilter(props: Props) {
  const { course, offers } = useLabels().courses;
  return <Select label={course} name="formation" all={offers.allCourses} {...props} />;
}
