import type { Programme } from '../../content/programmes.server';
import { ActionLink } from '../../modules/application';
import { fill, useLabels } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';
import { Plate } from '../plate';
import { useProgrammeActions } from './actions';

/** The brochure, to be sent or taken; BLK-4: without one, whom to ask. */
export function BrochureBand({ programme }: { programme: Programme }) {
  return programme.brochure ? (
    <Brochure programme={programme} brochure={programme.brochure} />
  ) : (
    <NoBrochure slug={programme.slug} />
  );
}

type BrochureProps = { programme: Programme; brochure: NonNullable<Programme['brochure']> };

function Brochure({ programme, brochure }: BrochureProps) {
  const { sheet } = useLabels().courses;
  const { focusImage } = programme;
  const actions = useProgrammeActions(programme.slug);
  return (
    <section id="brochure" className="bg-survey text-paper print:hidden">
      <div className="wrap grid items-center gap-x-gutter desk:grid-cols-12">
        {focusImage && (
          <Plate
            image={focusImage}
            sizes="(min-width: 901px) 33vw, 94vw"
            decorative
            className="plate-light mt-8 aspect-square desk:col-span-4 desk:my-8 desk:aspect-auto desk:h-105"
          />
        )}
        <div
          className={`py-14 desk:py-16 ${focusImage ? 'desk:col-span-7 desk:pl-8' : 'desk:col-span-8 desk:col-start-4'}`}
        >
          <h2 className="title-2">{sheet.brochure}</h2>
          <p className="mt-4 mb-8 max-w-[34em] text-l">{sheet.brochureLead}</p>
          <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
            <ActionLink to={actions.brochure} className="button button-paper">
              {sheet.receiveBrochure} <Arrow />
            </ActionLink>
            <a
              href={brochure.url}
              className="inline-flex min-h-touch items-center text-s font-semibold underline underline-offset-4"
            >
              {brochure.kilobytes === null
                ? sheet.download
                : fill(sheet.downloadSize, { size: Math.ceil(brochure.kilobytes) })}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function NoBrochure({ slug }: { slug: string }) {
  const { sheet } = useLabels().courses;
  const { contact } = useProgrammeActions(slug);
  return (
    <section id="brochure" className="bg-mist print:hidden">
      <div className="wrap grid gap-x-gutter py-14 desk:grid-cols-12 desk:py-16">
        <div className="desk:col-span-8 desk:col-start-4">
          <h2 className="title-chapter">{sheet.noBrochure}</h2>
          <p className="mt-4 mb-8 max-w-[34em] text-l">{sheet.noBrochureLead}</p>
          <ActionLink to={contact} className="button">
            {sheet.askQuestion} <Arrow />
          </ActionLink>
        </div>
      </div>
    </section>
  );
}
