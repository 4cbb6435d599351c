import { config } from '../../config.server';
import { campusesOrNull } from '../../content/campuses.server';
import { withDraft } from '../../content/drafts.server';
import { withBlocks } from '../../content/fill-blocks.server';
import { OFFERING, offeringsOrNull } from '../../content/offerings.server';
import { programme as readProgramme } from '../../content/programmes.server';
import { testimonialsOrNull } from '../../content/testimonials.server';
import { schoolDay } from '../../modules/calendar';
import { orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { network } from '../../modules/map/network.server';
import { pathIn } from '../../modules/navigation';
import { ofProgramme, startsOf } from '../../modules/programmes';
import { courseNode, pageMeta } from '../../modules/seo';
import { fill, labels } from '../../modules/taxonomy';
import { viaProgrammes } from '../../modules/trail';
import { localeContext, reading } from '../../request.server';
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
      topic: import.meta.env.SSR ? courseNode(loaderData.canonical, loaderData) : undefined,
      body: loaderData.programme.body,
    },
  );

export default later(async () => (await import('./detail.page')).ProgrammeRoute);
