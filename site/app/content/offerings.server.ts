import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { list, optional, prose, text } from './fields';
import { soonestFirst } from './order';
import { select } from './select';
import { client } from './service.server';
import { keyOf } from './terms.server';

const programme = z.object({ slug: text, title: prose });
const campus = z.object({ slug: text, name: prose });

const offering = z.object({
  documentId: text,
  programme: optional(programme),
  campus: optional(campus),
  rhythm: keyOf(({ courses }) => courses.rhythms),
  route: keyOf(({ courses }) => courses.sheet.routes),
  enrolment: keyOf(({ courses }) => courses.enrolments),
  intakes: list(
    z.object({ date: optional(z.iso.date()), seats: optional(z.number().int()) }),
  ).transform((intakes) => soonestFirst(intakes, ({ date }) => date)),
});

const whole = offering.extend({ programme, campus });

/** One programme on one campus. */
export type Offering = z.output<typeof whole>;

export const OFFERING = { uid: 'api::offering.offering', item: whole } as const;

/** Every programme on every campus: what the finder, the programmes and the campuses are drawn from. */
export function offerings(locale: Locale): Promise<Offering[]> {
  return client.getEvery({
    path: '/offerings',
    locale,
    item: offering,
    query: {
      ...select(['rhythm', 'route', 'enrolment'], {
        programme: ['slug', 'title'],
        campus: ['slug', 'name'],
        intakes: '*',
      }),
      sort: 'id:asc',
    },
    make: (found) => found.filter(isWhole),
  });
}

export function offeringsOrNull(locale: Locale): Promise<Offering[] | null> {
  return client.orNull(offerings(locale));
}

/** One that points to what is not published is not offered. */
function isWhole(found: z.output<typeof offering>): found is Offering {
  return found.programme !== null && found.campus !== null;
}
