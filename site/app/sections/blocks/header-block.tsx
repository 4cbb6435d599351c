import type { ReactNode } from 'react';
import type { FilledOf } from '../../content/blocks/filled';
import { ActionLink, useApplicationAddress } from '../../modules/application';
import { type Network, strokes } from '../../modules/map';
import { useLabels } from '../../modules/taxonomy';
import { NetworkMap } from '../map/network-map';
import { Plate } from '../plate';

type Fields = Pick<FilledOf<'header'>, 'look' | 'text' | 'image' | 'network'>;
type Props = {
  header: Fields;
  heading: ReactNode;
  /** It begins the page: its picture is in view when that opens. */
  first?: boolean;
};

/** A header in the flow of a page, under the page's own. */
export function Header({ block }: { block: FilledOf<'header'> }) {
  const { part } = block;
  const heading = part && (
    <h2 id={part.id} className="title-2 max-w-[16em]">
      {part.title}
    </h2>
  );
  return (
    <div className="not-first:mt-6">
      <HeaderLook header={block} heading={heading} />
    </div>
  );
}

/** On a ground of its own, from edge to edge. */
export function hasGround({ look }: Pick<Fields, 'look'>): boolean {
  return look === 'home' || look === 'career';
}

export function HeaderLook(props: Props) {
  switch (props.header.look) {
    case 'home':
      return <HomeLook {...props} />;
    case 'career':
      return <CareerLook {...props} />;
    case 'news':
      return <NewsLook {...props} />;
    default:
      return <PlateLook {...props} />;
  }
}

/** The network at night. */
function HomeLook({ header: { text, image, network }, heading, first = false }: Props) {
  return (
    <div className="relative overflow-hidden bg-ink text-paper">
      <Mesh network={network} />
      <div className="relative wrap grid gap-x-gutter gap-y-10 py-12 desk:grid-cols-12 desk:items-end desk:py-20">
        <div className="desk:col-span-7">
          {heading}
          {text && <p className="mt-6 max-w-[26em] text-l">{text}</p>}
        </div>
        {image && (
          <Plate
            image={image}
            sizes="(min-width: 901px) 40vw, 94vw"
            first={first}
            className="bg-paper desk:col-span-5"
          />
        )}
      </div>
    </div>
  );
}

function Mesh({ network: { size, sides } }: { network: Network }) {
  return (
    <svg
      viewBox={`0 ${size / 4} ${size} ${size / 2}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full stroke-hair-ink"
    >
      <path d={strokes(sides)} />
    </svg>
  );
}

function CareerLook({ header: { text, image }, heading, first = false }: Props) {
  return (
    <div className="bg-mist">
      <div className="wrap grid items-end gap-x-gutter gap-y-6 py-12 desk:grid-cols-12 desk:py-20">
        <div className="desk:col-span-7">{heading}</div>
        {text && <p className="desk:col-span-4 desk:col-start-9">{text}</p>}
        {image && (
          <Plate
            image={image}
            sizes="94vw"
            first={first}
            className="mt-4 aspect-[3/1] desk:col-span-12"
          />
        )}
      </div>
    </div>
  );
}

function NewsLook({ header: { text, image }, heading, first = false }: Props) {
  return (
    <div>
      {heading}
      {text && <p className="mt-6 max-w-[34em] text-l text-pretty">{text}</p>}
      {image && (
        <Plate
          image={image}
          sizes="94vw"
          first={first}
          className="mt-8 max-desk:-mx-3 aspect-[3/2] desk:aspect-[2/1]"
        />
      )}
    </div>
  );
}

/** Words on the left, a plate on the right: of a programme, with what there is to do; of a campus, or the map of them all. */
function PlateLook({ header: { look, text, image, network }, heading, first = false }: Props) {
  const { calls } = useLabels().menus;
  const to = useApplicationAddress();
  return (
    <div className="grid items-center gap-x-gutter gap-y-8 desk:grid-cols-12">
      <div className="desk:col-span-7 desk:pr-6">
        {heading}
        {text && <p className="mt-6 max-w-[26em] text-l text-pretty">{text}</p>}
        {look === 'programme' && (
          <p className="mt-8 flex flex-wrap gap-3 print:hidden">
            <ActionLink to={to('registration')} className="button button-apply">
              {calls.registration.label}
            </ActionLink>
            <ActionLink to={to('brochure')} className="button">
              {calls.brochure.label}
            </ActionLink>
          </p>
        )}
      </div>
      <div className="desk:col-span-5">
        {image ? (
          <Plate
            image={image}
            sizes="(min-width: 901px) 40vw, 94vw"
            first={first}
            className="aspect-[4/3]"
          />
        ) : (
          network.sides.length > 0 && (
            <div className="mx-auto max-w-[26rem] overflow-hidden">
              <NetworkMap network={network} first={first} />
            </div>
          )
        )}
      </div>
    </div>
  );
}
