import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { siteSettings } from '../content/settings.server';
import { POLICIES } from '../modules/caching';
import { orFail } from '../modules/errors/outcome.server';
import { pathIn } from '../modules/navigation';
import { atomFeed } from '../modules/seo';

type Item = {
  slug: string;
  title: string;
  date: string | null;
  summary: string | null;
  author?: string | null;
  category: { title: string } | null;
};

/** The feed of a list. What has no date cannot be new. */
export async function feedAnswer(
  locale: Locale,
  path: string,
  name: string,
  items: Item[],
): Promise<Response> {
  const { siteName } = await orFail(siteSettings(locale));
  const list = `${config.siteUrl}${pathIn(locale, path)}`;
  const feed = atomFeed({
    title: `${name} | ${siteName}`,
    language: locale,
    list,
    address: `${list}/flux.xml`,
    author: siteName,
    now: config.now(),
    entries: items.flatMap(({ slug, title, date, summary, author, category }) =>
      date === null
        ? []
        : {
            title,
            address: `${list}/${slug}`,
            date,
            summary,
            author: author ?? null,
            category: category?.title ?? null,
          },
    ),
  });
  return new Response(feed, {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8', ...POLICIES.asked },
  });
}
