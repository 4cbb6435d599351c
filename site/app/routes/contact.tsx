import { config } from '../config.server';
import { chaptersOf } from '../content/blocks/outline.server';
import { campusContactsOrNull } from '../content/campuses.server';
import { withBlocks } from '../content/fill-blocks.server';
import { pageLayout } from '../content/layout.server';
import { page as readPage } from '../content/pages.server';
import { teamOrNull } from '../content/teams.server';
import { campusOf } from '../modules/campus-choice/find.server';
import { notFound, orFail } from '../modules/errors/outcome.server';
import { later } from '../modules/later';
import { MANY, pageOf, readPageNumber } from '../modules/lists';
import { pathIn } from '../modules/navigation';
import { pageMeta } from '../modules/seo';
import { reading } from '../request.server';
import type { Route } from './+types/contact';
import { settleCampus, typedCampus } from './campus-choice.server';
import { shareImageOrNull } from './share/cards.server';

const PATH = 'contact';
/** Of more campuses than are read as a list. */
const PAGE_SIZE = 24;

/** RTE-15: what the school says of reaching it, every campus's contacts, and who answers on the one that is asked for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const how = reading(context);
  await settleCampus(url, how.locale);
  const asked = url.searchParams.get('campus')?.trim() ?? '';
  const [{ entry: page, around }, contacts] = await Promise.all([
    orFail(withBlocks(readPage(PATH, how), how)),
    campusContactsOrNull(how.locale),
  ]);
  const all = contacts ?? [];
  const chosen = campusOf(all, asked);
  const isMany = all.length > MANY;
  const shown = asked === '' ? all : chosen ? [chosen] : [];
  const number = isMany ? readPageNumber(url.searchParams.get('page')) : 1;
  const part = pageOf(shown, number, isMany ? PAGE_SIZE : MANY);
  if (!part) throw notFound();
  const [layout, team] = await Promise.all([
    pageLayout(page, PATH, how.locale),
    chosen ? teamOrNull(how.locale, chosen.slug) : null,
  ]);
  const canonical = `${config.siteUrl}${pathIn(how.locale, `/${PATH}`)}`;
  return {
    ...around,
    page,
    layout,
    chapters: chaptersOf(page.body),
    directory: contacts && {
      contacts: part.items,
      pages: part.pages,
      count: shown.length,
      asked,
      choices: isMany
        ? await typedCampus(asked, how.locale)
        : all.map(({ slug, name }) => ({ value: slug, name })),
      team: team ?? [],
    },
    about: {
      canonical,
      card: await shareImageOrNull(canonical, around.preview),
      languages: around.languages,
      title: page.title,
      via: [],
      seo: page.seo,
      isContact: true,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches[0].loaderData,
    loaderData && { ...loaderData.about, body: loaderData.page.body },
  );

export default later(async () => (await import('./contact.page')).ContactRoute);
