import { type Employment, inWords } from '../../modules/home';
import type { Network } from '../../modules/map';
import {
  type Dictionary,
  fill,
  grouped,
  type Language,
  useLabels,
  useLanguage,
} from '../../modules/taxonomy';
import { Mesh } from './mesh';

type Counted = {
  employment: Employment | null;
  /** How many there are, and how many of them can be followed as work-study. */
  programmes: { count: number; workStudy: number } | null;
  offers: { count: number; companies: number } | null;
};

type Props = { counted: Counted; network: Network };
type Figure = { value: string; unit?: string; name: string; note: string | null };

/** What the content says of the school in figures; never one that nobody counted. */
export function Figures({ counted, network }: Props) {
  const labels = useLabels();
  const language = useLanguage();
  const [main, ...others] = figuresOf(counted, network, labels, language);
  if (!main || others.length === 0) return null;
  const { figures } = labels.campuses;
  return (
    <section aria-labelledby="figures" className="relative overflow-hidden bg-ink text-paper">
      <div className="frame">
        <Mesh network={network} />
        <div className="wrap relative py-section">
          <h2 id="figures" className="title-2">
            {fill(figures.title, { count: inWords(others.length + 1, language) })}
          </h2>
          <dl className="mt-8 grid gap-x-gutter wrap-anywhere gap-y-6 desk:mt-16 desk:grid-cols-12 desk:grid-rows-[1fr_auto_auto] desk:gap-y-0">
            <MainFigure figure={main} />
            {others.map((figure) => (
              <SmallFigure key={figure.name} figure={figure} />
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function MainFigure({ figure: { value, unit, name, note } }: { figure: Figure }) {
  return (
    <div className="flex flex-col desk:col-span-6 desk:row-span-3 desk:grid desk:grid-rows-subgrid">
      <dt className="order-2 mt-6 text-l leading-snug font-semibold desk:mt-8">{name}</dt>
      <dd className="figure-main order-1">
        {value}
        {unit && <small>{unit}</small>}
      </dd>
      {note && <dd className="order-3 mt-1 max-w-[38em] text-xs text-paper-soft">{note}</dd>}
    </div>
  );
}

/** Beside the main one, each of its three lines on the same height. */
function SmallFigure({ figure: { value, name, note } }: { figure: Figure }) {
  return (
    <div className="grid grid-cols-2 content-start gap-x-gutter border-t border-hair-ink pt-4 desk:col-span-2 desk:row-span-3 desk:grid-cols-1 desk:grid-rows-subgrid desk:border-0 desk:pt-0">
      <dt className="leading-snug font-semibold max-desk:col-start-2 desk:order-2 desk:mt-4 desk:self-end">
        {name}
      </dt>
      <dd className="figure max-desk:col-start-1 max-desk:row-span-2 max-desk:row-start-1 desk:order-1 desk:-mb-6 desk:self-end">
        {value}
      </dd>
      {note && (
        <dd className="mt-1 text-xs text-paper-soft max-desk:col-start-2 desk:order-3">{note}</dd>
      )}
    </div>
  );
}

function figuresOf(
  { employment, programmes, offers }: Counted,
  network: Network,
  { campuses, courses }: Dictionary,
  language: Language,
): Figure[] {
  const { figures } = campuses;
  const number = (value: number) => grouped(value, language);
  const { count: campusCount } = network;
  const found: (Figure | null)[] = [
    employment && {
      value: String(employment.percent),
      unit: fill(courses.percent, { value: '' }),
      name: figures.employment,
      note: fill(figures.employmentNote, {
        year: employment.year,
        people: number(employment.people),
        programmes: employment.programmes,
      }),
    },
    campusCount > 1
      ? { value: number(campusCount), name: figures.campuses, note: reach(network, figures) }
      : null,
    programmes && programmes.count > 1
      ? {
          value: number(programmes.count),
          name: figures.programmes,
          note:
            programmes.workStudy > 0
              ? fill(figures.workStudyProgrammes, { count: number(programmes.workStudy) })
              : null,
        }
      : null,
    offers && offers.companies > 1
      ? {
          value: number(offers.companies),
          name: figures.companies,
          note: fill(figures.contracts, { count: number(offers.count) }),
        }
      : null,
  ];
  return found.filter((figure) => figure !== null);
}

type FigureLabels = Dictionary['campuses']['figures'];

/** From the northernmost campus of the map to the southernmost, and what lies beyond. */
function reach({ stations, elsewhere }: Network, figures: FigureLabels): string | null {
  const byLatitude = stations.toSorted((a, b) => b.latitude - a.latitude);
  const [north, south] = [byLatitude[0], byLatitude.at(-1)];
  if (!north || !south || north === south) return null;
  return fill(elsewhere.length > 0 ? figures.fromToAndBeyond : figures.fromTo, {
    north: north.name,
    south: south.name,
    count: elsewhere.length,
  });
}
