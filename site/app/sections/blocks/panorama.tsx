import type { FilledOf } from '../../content/blocks/filled';
import { useLabels } from '../../modules/taxonomy';
import { ArrowLink } from '../arrow-link';
import { LandingRows } from '../programmes/landing-rows';
import { Nothing } from './block-part';

/** Every programme on one axis, from the bac to five years after it. */
export function Panorama({ block: { part, text, programmes } }: { block: FilledOf<'panorama'> }) {
  const { courses } = useLabels();
  return (
    <section aria-labelledby={part.id}>
      <div className="mb-8 grid items-end gap-x-gutter gap-y-4 desk:mb-12 desk:grid-cols-12">
        <h2 id={part.id} className="title-2 desk:col-span-8">
          {part.title}
        </h2>
        {text && <p className="text-ink-soft desk:col-span-4 desk:col-start-9">{text}</p>}
      </div>
      {programmes.length === 0 ? (
        <Nothing>{courses.none}</Nothing>
      ) : (
        <LandingRows programmes={programmes} to={(type) => `/formations/${type}`} />
      )}
      <p className="mt-4">
        <ArrowLink to="/programmes">{courses.allCourses}</ArrowLink>
      </p>
    </section>
  );
}
