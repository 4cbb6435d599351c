import { config } from '../../config.server';
import { chaptersOf } from '../../content/blocks/outline.server';
import { withBlocks } from '../../content/fill-blocks.server';
import type { Languages } from '../../content/languages';
import { pageLayout } from '../../content/layout.server';
import type { Reading } from '../../content/page-entry.server';
import { pages, pagesOrNull, page as readPage } from '../../content/pages.server';
import { isOutage } from '../../modules/errors';
import { orFail } from '../../modules/errors/outcome.server';
import { later } from '../../modules/later';
import { pathIn } from '../../modules/navigation';
import { pageMeta } from '../../modules/seo';
import { fill, labels } from '../../modules/taxonomy';
import type { Via } from '../../modules/trail';
import { reading } from '../../request.server';
import { sectionName } from '../../sections/pages/section-name';
import { shareImageOrNull } from '../share/cards.server';
import type { Route } from './+types/detail';

const NO_STEPS: Via = [];

/** RTE-19: a page of a section, the section's own, or a list of its pages where it has none of its own. */
export function loader({ context, params: { rubrique, slug } }: Route.LoaderArgs) {
  const how = reading(context);
  return slug ? orFail(below(rubrique, slug, how)) : orFail(section(rubrique, how));
}

async function below(rubrique: string, slug: string, how: Reading) {
  const [found, all] = await Promise.all([
    onePage(`${rubrique}/${slug}`, rubrique, how),
    pagesOrNull(how.locale),
  ]);
  const name = sectionName(rubrique, all ?? [], labels(how.locale));
  return { ...found, about: { ...found.about, via: [{ name, to: `/${rubrique}` }] } };
}

async function section(rubrique: string, how: Reading) {
  try {
    return await onePage(rubrique, rubrique, how);
  } catch (error) {
    if (isOutage(error)) throw error;
    const own = (await pages(how.locale)).filter(({ path }) => path.startsWith(`${rubrique}/`));
    if (own.length === 0) throw error;
    return indexOf(rubrique, own, how);
  }
}

async function onePage(path: string, rubrique: string, how: Reading) {
  const { entry: page, around } = await withBlocks(readPage(path, how), how);
  const layout = await pageLayout(page, rubrique, how.locale);
  const { title, seo } = page;
  const canonical = address(page.path, how);
  const card = await shareImageOrNull(canonical, around.preview);
  return {
    ...around,
    page,
    chapters: chaptersOf(page.body),
    layout,
    about: {
      canonical,
      card,
      languages: around.languages,
      title,
      via: NO_STEPS,
      seo,
    },
  };
}

async function indexOf(rubrique: string, own: Awaited<ReturnType<typeof pages>>, how: Reading) {
  const title = sectionName(rubrique, [], labels(how.locale));
  const unset = { path: rubrique, pageLayout: null, seo: null };
  const layout = await pageLayout(unset, rubrique, how.locale);
  const languages = await languagesOf(rubrique);
  const canonical = address(rubrique, how);
  const card = await shareImageOrNull(canonical);
  return {
    pages: own,
    layout,
    languages,
    about: {
      canonical,
      card,
      languages,
      title: fill(labels(how.locale).commons.sectionTitle, { section: title }),
      name: title,
      via: [],
      description: own.map((page) => page.title).join(', '),
    },
  };
}

/** A section is in the languages that it has pages in. */
async function languagesOf(rubrique: string): Promise<Languages> {
  const found = await Promise.all(
    config.locales.map(async (locale) => {
      const all = (await pagesOrNull(locale)) ?? [];
      const isTranslation = all.some(({ path }) => path.startsWith(`${rubrique}/`));
      return [locale, { to: pathIn(locale, isTranslation ? `/${rubrique}` : '/'), isTranslation }];
    }),
  );
  return Object.fromEntries(found);
}

function address(path: string, { locale }: Reading): string {
  return `${config.siteUrl}${pathIn(locale, `/${path}`)}`;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData, loaderData && { ...loaderData.about, ...shown(loaderData) });

/** What the page shows, as engines are told. */
function shown(page: Route.ComponentProps['loaderData']) {
  return 'pages' in page
    ? { items: page.pages.map(({ path }) => `/${path}`) }
    : { body: page.page.body };
}

export default later(async () => (await import('./detail.page')).PageRoute);
