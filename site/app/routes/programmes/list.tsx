import { config } from '../../config.server';
import { offeringsOrNull, offerings as readOfferings } from '../../content/offerings.server';
import { programmes as readProgrammes } from '../../content/programmes.server';
import { schoolDay } from '../../modules/calendar';
import { orFail } from '../../modules/errors';
import { pathIn } from '../../modules/navigation';
import { find, finderChoices, readFilters } from '../../modules/programmes';
import { pageMeta } from '../../modules/seo';
import { labels } from '../../modules/taxonomy';
import { localeContext } from '../../request.server';
import { PageHeader } from '../../sections/page-header';
import { ProgrammeFilters } from '../../sections/programmes/filters';
import { ProgrammeList } from '../../sections/programmes/list';
import type { Route } from './+types/list';

/** RTE-11: the finder. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const filters = readFilters(url.searchParams);
  const [programmes, offerings] = await Promise.all([
    orFail(readProgrammes(locale)),
    // Without them a campus cannot be looked for; all else can.
    filters.campus ? orFail(readOfferings(locale)) : offeringsOrNull(locale),
  ]);
  const { courses } = labels(locale);
  return {
    programmes: find(programmes, offerings, filters, schoolDay(config.now())),
    form: { filters, choices: finderChoices(programmes, offerings, filters, locale) },
    about: {
      canonical: `${config.siteUrl}${pathIn(locale, '/programmes')}`,
      title: courses.courses,
      description: courses.finder.lead,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData, loaderData?.about);

export default function ProgrammesRoute({ loaderData }: Route.ComponentProps) {
  const { programmes, form, about } = loaderData;
  return (
    <>
      <PageHeader title={about.title} lead={about.description} />
      <div className="wrap grid gap-y-10 pb-section">
        <ProgrammeFilters {...form} />
        <div>
          <ProgrammeList programmes={programmes} />
        </div>
      </div>
    </>
  );
}
