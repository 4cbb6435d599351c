import { redirect } from 'react-router';
import { config } from '../../config.server';
import type { Locale } from '../../config-schema.server';
import { offeringsOrNull, offerings as readOfferings } from '../../content/offerings.server';
import {
  type ProgrammeSummary,
  programme as readProgramme,
  programmes as readProgrammes,
} from '../../content/programmes.server';
import { schoolDay } from '../../modules/calendar';
import { orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { pathIn } from '../../modules/navigation';
import {
  askedToCompare,
  comparable,
  compared,
  comparisonPath,
  find,
  finderChoices,
  offeredCampuses,
  readFilters,
} from '../../modules/programmes';
import { pageMeta } from '../../modules/seo';
import { labels } from '../../modules/taxonomy';
import type { Via } from '../../modules/trail';
import { localeContext } from '../../request.server';
import { campusChoices, settleCampus } from '../campus-choice.server';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/list';

const COMPARED: Via = ['programmes'];

/** RTE-11: the finder, or the programmes that the query says to compare. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams: query } = url;
  const locale = context.get(localeContext);
  const asked = askedToCompare(query);
  // What a form wrote one by one has one address too.
  if (query.getAll('compare').length > 1)
    throw redirect(pathIn(locale, comparisonPath(asked, query)));
  await settleCampus(url, locale);
  const programmes = await orFail(readProgrammes(locale));
  const { slugs, cut } = comparable(asked, programmes);
  if (slugs.length === 0) return list(programmes, query, locale);
  return { ...(await sideBySide(programmes, slugs, locale)), cut };
}

async function list(programmes: ProgrammeSummary[], query: URLSearchParams, locale: Locale) {
  const filters = readFilters(query);
  // Without them a campus cannot be looked for; all else can.
  const offerings = filters.campus
    ? await orFail(readOfferings(locale))
    : await offeringsOrNull(locale);
  const { courses: title, finder } = labels(locale).courses;
  return {
    programmes: find(programmes, offerings, filters, today()),
    form: {
      filters,
      choices: finderChoices(programmes, filters, locale),
      campuses: await campusChoices(
        offerings ? offeredCampuses(offerings, locale) : [],
        filters.campus,
        locale,
      ),
    },
    about: { ...(await shared(locale)), title, via: [], description: finder.lead },
  };
}

async function sideBySide(programmes: ProgrammeSummary[], slugs: string[], locale: Locale) {
  const [offerings, ...entries] = await orFail(
    Promise.all([
      offeringsOrNull(locale),
      ...slugs.map((slug) => readProgramme(slug, { locale, preview: null })),
    ]),
  );
  const { title } = labels(locale).courses.comparison;
  const names = entries.map(({ entry }) => entry.title).join(', ');
  return {
    compared: entries.map(({ entry }) => compared(entry, offerings, today(), locale)),
    others: programmes.flatMap(({ slug, title }) => (slugs.includes(slug) ? [] : { slug, title })),
    about: { ...(await shared(locale)), title, via: COMPARED, description: names, unlisted: true },
  };
}

function today(): string {
  return schoolDay(config.now());
}

async function shared(locale: Locale) {
  const canonical = `${config.siteUrl}${pathIn(locale, '/programmes')}`;
  return { canonical, card: await shareImageOrNull(canonical) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && {
      ...loaderData.about,
      ...('programmes' in loaderData && {
        items: loaderData.programmes.map(({ slug }) => `/programmes/${slug}`),
      }),
    },
  );

export default later(async () => (await import('./list.page')).ProgrammesRoute);
