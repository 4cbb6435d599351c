import type { Offering } from '../../content/offerings.server';
import type { ProgrammeSummary } from '../../content/programmes.server';
import { derived } from '../derived';
import { grouped } from './grouped';

export type LandingType = NonNullable<ProgrammeSummary['landingType']>;

/** From one level to another, in years after the baccalauréat. */
export type Span = { from: number; to: number };

/** The programmes of one type, and the way they make together. */
export type Landing<Programme> = {
  /** Of those that have none, null. */
  type: LandingType | null;
  programmes: Programme[];
  span: Span | null;
  /** The levels one may come in at on the way. */
  entries: number[];
};

/** The last level there is: the axis goes from 0 to it. */
export const TOP_LEVEL = 5;

type Levels = Pick<ProgrammeSummary, 'levelIn' | 'levelOut'>;

/** The way a programme leads, where both its ends are known and it leads upwards. */
export function spanOf({ levelIn, levelOut }: Levels): Span | null {
  if (levelIn === null || levelOut === null || levelIn < 0) return null;
  return levelIn < levelOut && levelOut <= TOP_LEVEL ? { from: levelIn, to: levelOut } : null;
}

/** What the axis of levels shows of a programme. */
export type OnLevels = Levels &
  Pick<ProgrammeSummary, 'slug' | 'title' | 'shortTitle' | 'landingType'>;

/** That alone: a page sends to the browser all that it draws from. */
export function onLevels(programme: OnLevels): OnLevels {
  const { slug, title, shortTitle, landingType, levelIn, levelOut } = programme;
  return { slug, title, shortTitle, landingType, levelIn, levelOut };
}

/** The programmes by type, in the order they are given. */
export function landings<Programme extends OnLevels>(
  programmes: Programme[],
): Landing<Programme>[] {
  const byType = grouped(programmes, ({ landingType }) => landingType ?? null);
  return [...byType].map(([type, found]) => {
    const spans = found.flatMap((programme) => spanOf(programme) ?? []);
    const span = whole(spans);
    return { type, programmes: found, span, entries: entriesOn(span, spans) };
  });
}

function whole(spans: Span[]): Span | null {
  if (spans.length === 0) return null;
  return {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  };
}

function entriesOn(span: Span | null, spans: Span[]): number[] {
  const starts = new Set(spans.map(({ from }) => from));
  return [...starts].filter((level) => span !== null && level > span.from).sort((a, b) => a - b);
}

/** On how many campuses one can follow a programme of each type. */
export type CampusCounts = Partial<Record<LandingType, number>>;

export function campusCounts(programmes: ProgrammeSummary[], offerings: Offering[]): CampusCounts {
  return counts(offerings, programmes);
}

const counts = derived((offerings: Offering[], programmes: ProgrammeSummary[]): CampusCounts => {
  return Object.fromEntries(
    landings(programmes).flatMap(({ type, programmes: found }) => {
      const slugs = new Set(found.map(({ slug }) => slug));
      const campuses = new Set(
        offerings.flatMap(({ programme, campus }) =>
          slugs.has(programme.slug) ? campus.slug : [],
        ),
      );
      return type && campuses.size > 0 ? [[type, campuses.size]] : [];
    }),
  );
});
