import { config } from '../../config.server';
import { campusesOrNull } from '../../content/campuses.server';
import { withDraft } from '../../content/drafts.server';
import { withBlocks } from '../../content/fill-blocks.server';
import { OFFERING, offeringsOrNull } from '../../content/offerings.server';
import { programme as readProgramme } from '../../content/programmes.server';
import { testimonialsOrNull } from '../../content/testimonials.server';
import { schoolDay } from '../../modules/calendar';
import { orFail } from '../../modules/errors/outcome.server';
import { network } from '../../modules/map/network.server';
import { pathIn } from '../../modules/navigation';
import { ofProgramme, startsOf } from '../../modules/programmes';
import { courseNode, pageMeta } from '../../modules/seo';
import { fill, labels } from '../../modules/taxonomy';
import { viaProgrammes } from '../../modules/trail';
import { localeContext, reading } from '../../request.server';
import { ProgrammeArticle } from '../../sections/programmes/article';
import { BrochureBand } from '../../sections/programmes/brochure-band';
import { FactsBand } from '../../sections/programmes/facts-band';
import { ProgrammeHeader } from '../../sections/programmes/header';
import { PrintedFrom } from '../../sections/programmes/printed-from';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/detail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
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
  const canonical = `${config.siteUrl}${pathIn(locale, `/programmes/${programme.slug}`)}`;
  return {
    programme,
    ...around,
    offerings: offered,
    starts: startsOf(offered, today),
    testimonials: (testimonials ?? []).filter((told) => told.programme?.slug === programme.slug),
    network: network(campuses ?? []),
    today,
    language: locale,
    title: fill(labels(locale).courses.sheet.pageTitle, { title: programme.title }),
    canonical,
    card: await shareImageOrNull(canonical, around.preview),
  };
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
  const { programme, offerings, starts, testimonials, network, today, canonical } = loaderData;
  const at = offerings.map(({ campus }) => campus.slug);
  return (
    <article className="sheet">
      <ProgrammeHeader programme={programme} network={network} at={at} />
      <FactsBand programme={programme} starts={starts} />
      <ProgrammeArticle {...{ programme, offerings, testimonials, network, today }} />
      <BrochureBand programme={programme} />
      <PrintedFrom address={canonical} />
    </article>
  );
}
