import { z } from 'zod';
import { config } from '../config.server';
import type { Locale } from '../config-schema.server';
import { schoolDay } from '../modules/calendar';
import { enveloped, instant, link, list, optional, text } from './fields';
import { client } from './service.server';

const banner = z
  .object({
    slug: text,
    message: text,
    url: link.optional(),
    startsAt: optional(instant),
    endsAt: optional(instant),
  })
  .transform(({ url = null, ...rest }) => ({ ...rest, url }));

export type Banner = z.output<typeof banner>;

/** The one announcement of the moment; the day is part of the address, and so of the cache's key. */
export async function bannerOrNull(locale: Locale): Promise<Banner | null> {
  const now = config.now();
  const today = schoolDay(now);
  const banners = await client.getSilently({
    path: '/banners',
    locale,
    schema: enveloped(list(banner)),
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
