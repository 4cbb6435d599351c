import type { CampusCounts, OnLevels } from '../../modules/programmes';
import { counted, useLabels } from '../../modules/taxonomy';
import { ArrowLink } from '../arrow-link';
import { LandingRows } from './landing-rows';

type Props = { programmes: OnLevels[]; campusCounts: CampusCounts };

/** From one's level to one's diploma. Of no programme, nothing. */
export function Levels({ programmes, campusCounts }: Props) {
  const { levels } = useLabels().courses;
  const count = programmes.length;
  if (count === 0) return null;
  return (
    <section className="bg-mist py-section">
      <div className="wrap">
        <div className="mb-10 grid items-end gap-x-gutter gap-y-4 desk:mb-12 desk:grid-cols-12">
          <h2 className="title-2 desk:col-span-8">{levels.title}</h2>
          <p className="text-ink-soft desk:col-span-4 desk:col-start-9">{levels.lead}</p>
        </div>
        <LandingRows
          programmes={programmes}
          to={(type) => `/programmes?type=${type}`}
          campusCounts={campusCounts}
        />
        <p className="mt-4">
          <ArrowLink to="/programmes">{counted(levels.all, count)}</ArrowLink>
        </p>
      </div>
    </section>
  );
}
