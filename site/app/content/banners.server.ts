import { z } from 'zod';
import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { schoolDay } from '../modules/calendar';
import { PREVIEWS, readDraft, refused } from './drafts.server';
import { enveloped, instant, link, optional, parse, prose, text } from './fields';
import type { Reading } from './page-entry.server';
import { client } from './service.server';

const banner = z
  .object({
    slug: text,
    message: prose,
    url: link.optional(),
    startsAt: optional(instant),
    endsAt: optional(instant),
  })
  .transform(({ url = null, ...rest }) => ({ ...rest, url }));

export type Banner = z.output<typeof banner>;

const UID = 'api::banner.banner';

/** The home is where a draft of an announcement is seen: nothing when the request has no link to one. */
export async function draftBanner({ locale, preview }: Reading) {
  if (!preview) return null;
  const { uid, data, until } = await readDraft(preview.token, locale);
  if (uid !== UID) throw refused(403, `A link to ${uid} is not one to ${UID}`);
  const written = parse(banner, data, PREVIEWS);
  // Under a name of its own: whoever dismissed what is published still sees what is being written.
  return { banner: { ...written, slug: `${written.slug}~` }, preview: { until } };
}

/** The one announcement of the moment; the day is part of the address, and so of the cache's key. */
export async function bannerOrNull(locale: Locale): Promise<Banner | null> {
  const now = config.now();
  const today = schoolDay(now);
  const banners = await client.getSilently({
    path: '/banners',
    locale,
    schema: enveloped(z.array(banner)),
    query: {
      'filters[$and][0][$or][0][endsAt][$null]': 'true',
      'filters[$and][0][$or][1][endsAt][$gte]': today,
      sort: 'startsAt:desc',
    },
  });
  return banners?.find((found) => isShown(found, now)) ?? null;
}

function isShown({ startsAt, endsAt }: Banner, now: Date): boolean {
  return (!startsAt || new Date(startsAt) <= now) && (!endsAt || now < new Date(endsAt));
}
