import type { Network } from '../../modules/map';
import { counted, useLabels } from '../../modules/taxonomy';
import { CampusMesh } from '../programmes/campus-mesh';
import type { ChosenCourse } from './use-course';

type Props = { network: Network; chosen: ChosenCourse };

/** Where the course can be had, and the campus that is chosen: a drawing beside the fields that say it. */
export function ChoiceMap({ network, chosen: { campuses, total, campus } }: Props) {
  const { courses } = useLabels();
  const count = total ?? campuses.length;
  return (
    <div className="mb-10 hidden bg-mist p-6 desk:block print:hidden">
      <div className="aspect-square">
        <CampusMesh
          network={network}
          at={campuses.map(({ slug }) => slug)}
          {...(campus && { chosen: campus })}
        />
      </div>
      {count > 0 && <p className="mt-4 text-xs">{counted(courses.sheet.offeredAt, count)}</p>}
    </div>
  );
}
