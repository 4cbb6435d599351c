import { config } from '../config.server';
import { chaptersOf } from '../content/blocks/outline.server';
import { campusContactsOrNull } from '../content/campuses.server';
import { withBlocks } from '../content/fill-blocks.server';
import { pageLayout } from '../content/layout.server';
import { page as readPage } from '../content/pages.server';
import { teamOrNull } from '../content/teams.server';
import { orFail } from '../modules/errors/outcome.server';
import { later } from '../modules/later';
import { pathIn } from '../modules/navigation';
import { pageMeta } from '../modules/seo';
import { reading } from '../request.server';
import type { Route } from './+types/contact';
import { shareImageOrNull } from './share/cards.server';

const PATH = 'contact';

/** RTE-15: what the school says of reaching it, every campus's contacts, and who answers on the one that is asked for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const how = reading(context);
  const asked = url.searchParams.get('campus')?.trim() ?? '';
  const [{ entry: page, around }, contacts] = await Promise.all([
    orFail(withBlocks(readPage(PATH, how), how)),
    campusContactsOrNull(how.locale),
  ]);
  const chosen = contacts?.find(({ slug }) => slug === asked);
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
    directory: contacts && { contacts, asked, team: team ?? [] },
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
