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
import { MANY } from '../../modules/lists';
import { fewOf, network } from '../../modules/map/network.server';
import { pathIn } from '../../modules/navigation';
import { countEnrolments, ofProgramme, startsOf, waysIn } from '../../modules/programmes';
import { courseNode, pageMeta } from '../../modules/seo';
import { fill, labels } from '../../modules/taxonomy';
import { viaProgrammes } from '../../modules/trail';
import { localeContext, reading } from '../../request.server';
import { ProgrammeArticle } from '../../sections/programmes/article';
import { BrochureBand } from '../../sections/programmes/brochure-band';
import { FactsBand } from '../../sections/programmes/facts-band';
import { ProgrammeHeader } from '../../sections/programmes/header';
import { PrintedFrom } from '../../sections/programmes/printed-from';
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

export default function ProgrammeRoute({ loaderData }: Route.ComponentProps) {
  const { programme, offerings, offered, byName, starts, testimonials, network, today } =
    loaderData;
  const at = offerings.map(({ campus }) => campus.slug);
  return (
    <article className="sheet">
      <ProgrammeHeader programme={programme} network={network} at={at} />
      <FactsBand programme={programme} starts={starts} />
      <ProgrammeArticle
        {...{ programme, offerings, offered, byName, testimonials, network, today }}
      />
      <BrochureBand programme={programme} />
      <PrintedFrom address={loaderData.canonical} />
    </article>
  );
}
