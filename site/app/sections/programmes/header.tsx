import type { Image } from '../../content/media.server';
import type { Programme } from '../../content/programmes.server';
import { ActionLink } from '../../modules/application';
import { isOnMap, type Network } from '../../modules/map';
import { spanOf } from '../../modules/programmes';
import { term, useLabels } from '../../modules/taxonomy';
import { viaProgrammes } from '../../modules/trail';
import { Picture } from '../../ui/picture';
import { Breadcrumb } from '../breadcrumb';
import { useProgrammeActions } from './actions';
import { CampusMesh } from './campus-mesh';
import { LevelWords } from './level-words';

type Props = {
  programme: Programme;
  network: Network;
  /** Where it is offered. */
  at: string[];
};

/** Beyond this, a title in the largest type would be all one sees. */
const LONG_TITLE = 80;

export function ProgrammeHeader({ programme, network, at }: Props) {
  const { title, summary, landingType, focusImage } = programme;
  return (
    <header className="wrap grid gap-x-gutter desk:min-h-150 desk:grid-cols-12">
      <div className="flex min-w-0 flex-col pt-6 pb-8 desk:col-span-7 desk:pr-6 desk:pb-16">
        <div className="print:hidden">
          <Breadcrumb via={viaProgrammes(landingType)} here={title} />
        </div>
        <h1
          className={`mt-auto pt-10 wrap-anywhere desk:pt-12 ${title.length > LONG_TITLE ? 'title-news' : 'title-sheet'}`}
        >
          {title}
        </h1>
        {summary && <p className="mt-6 max-w-[26em] text-l wrap-anywhere text-pretty">{summary}</p>}
        <HeaderActions programme={programme} />
      </div>
      {(focusImage || isOnMap(network, at)) && (
        <Plate programme={programme} image={focusImage} network={network} at={at} />
      )}
    </header>
  );
}

function HeaderActions({ programme }: { programme: Programme }) {
  const { menus } = useLabels();
  const actions = useProgrammeActions(programme.slug);
  return (
    <p className="mt-8 flex flex-wrap gap-3 *:min-w-38 max-sm:*:flex-1 print:hidden">
      <ActionLink to={actions.registration} className="button button-apply">
        {menus.application}
      </ActionLink>
      {programme.brochure ? (
        <ActionLink to={actions.brochure} className="button">
          {menus.brochure}
        </ActionLink>
      ) : (
        <ActionLink to={actions.contact} className="button">
          {menus.contact}
        </ActionLink>
      )}
    </p>
  );
}

type PlateProps = Props & { image: Image | null };

/** Its picture; without one, the campuses where it is. It is as high as the words beside it. */
function Plate({ programme, image, network, at }: PlateProps) {
  const { courses } = useLabels();
  const { landingType } = programme;
  const span = spanOf(programme);
  return (
    <figure className="plate -mx-3 mb-6 aspect-square sm:aspect-3/2 desk:col-span-5 desk:mx-0 desk:my-6 desk:aspect-auto desk:[contain:size] print:hidden">
      {image ? (
        <Picture image={image} sizes="(min-width: 901px) 42vw, 100vw" first />
      ) : (
        <span className="grid size-full place-items-center p-6">
          <CampusMesh network={network} at={at} />
        </span>
      )}
      {landingType && span && (
        <figcaption className="plate-caption">
          <span>{term(courses.landingNames, landingType)}</span>
          <span>
            <LevelWords span={span} />
          </span>
        </figcaption>
      )}
    </figure>
  );
}
