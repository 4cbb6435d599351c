import { config } from '../../config.server';
import { campusesOrNull } from '../../content/campuses.server';
import { withDraft } from '../../content/drafts.server';
import { withBlocks } from '../../content/fill-blocks.server';
import { OFFERING, type Offering, offeringsOrNull } from '../../content/offerings.server';
import { programme as readProgramme } from '../../content/programmes.server';
import { type TestimonialSummary, testimonialsOrNull } from '../../content/testimonials.server';
import { schoolDay } from '../../modules/calendar';
import { derived } from '../../modules/derived';
import { orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { MANY } from '../../modules/lists';
import { fewOf, network } from '../../modules/map/network.server';
import { pathIn } from '../../modules/navigation';
import { countEnrolments, ofProgramme, startsOf, waysIn } from '../../modules/programmes';
import { courseNode, pageMeta } from '../../modules/seo';
import { fill, labels } from '../../modules/taxonomy';
import { viaProgrammes } from '../../modules/trail';
import { localeContext, reading } from '../../request.server';
import { settleCampus, typedCampus } from '../campus-choice.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/detail';

/** One among the careers, and four after all else. */
const VOICES = 5;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  await settleCampus(url, locale);
  const how = reading(context);
  const [{ entry: programme, around, part }, offerings, testimonials, campuses] = await Promise.all(
    [
      orFail(withBlocks(readProgramme(params.slug, how), how, { programme: params.slug })),
      offeringsOrNull(locale),
      testimonialsOrNull(locale),
      campusesOrNull(locale),
    ],
  );
  const today = schoolDay(config.now());
  const offered = ofProgramme(withDraft(offerings ?? [], part, OFFERING), programme.slug, locale);
  const at = url.searchParams.get('campus')?.trim() ?? '';
  const places = campuses ?? [];
  const isMany = offered.length > MANY;
  const canonical = `${config.siteUrl}${pathIn(locale, `/programmes/${programme.slug}`)}`;
  return {
    programme,
    ...around,
    // Of too many to be read, those that the map shows, or the one that is asked for.
    offerings: isMany
      ? shownOf(offered, at ? [at] : fewOf(places).map(({ slug }) => slug))
      : offered,
    offered: overall(offered),
    byName: isMany ? await typedCampus(at, locale) : null,
    starts: starts(offered, today),
    testimonials: (testimonials ? (toldOf(testimonials).get(programme.slug) ?? []) : []).slice(
      0,
      VOICES,
    ),
    network: network(places, isMany && at ? [at] : []),
    today,
    language: locale,
    title: fill(labels(locale).courses.sheet.pageTitle, { title: programme.title }),
    canonical,
    card: await shareImageOrNull(canonical, around.preview),
  };
}

const overall = derived((offered: Offering[]) => ({
  count: new Set(offered.map(({ campus }) => campus.slug)).size,
  enrolments: countEnrolments(offered),
  ways: waysIn(offered),
}));

const starts = derived(startsOf);

const toldOf = derived((all: TestimonialSummary[]) =>
  Map.groupBy(all, ({ programme }) => programme?.slug ?? null),
);

function shownOf(offered: Offering[], campuses: string[]): Offering[] {
  return offered.filter(({ campus }) => campuses.includes(campus.slug)).slice(0, MANY);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      canonical: loaderData.canonical,
      card: loaderData.card,
      languages: loaderData.languages,
      title: loaderData.title,
      name: loaderData.programme.title,
      via: viaProgrammes(loaderData.programme.landingType),
      description: loaderData.programme.summary,
      image: loaderData.programme.focusImage,
      seo: loaderData.programme.seo,
      topic: courseNode(loaderData.canonical, loaderData),
      body: loaderData.programme.body,
    },
  );

export default later(async () => (await import('./detail.page')).ProgrammeRoute);
