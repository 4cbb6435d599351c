import { z } from 'zod';
import { list, optional, optionalProse } from './fields';
import { client } from './service.server';

const programme = z.object({
  outcomes: list(
    z.object({
      measure: z.string(),
      value: z.number(),
      cohort: optionalProse,
      headcount: optional(z.number().int()),
    }),
  ),
});

export type ProgrammeOutcomes = z.output<typeof programme>;

/** What came of every programme. Figures are the same in every language: they are kept in the school's own. */
export function outcomesOrNull(): Promise<ProgrammeOutcomes[] | null> {
  return client.orNull(
    client.getEvery({
      path: '/programmes',
      locale: 'fr',
      item: programme,
      query: { 'fields[0]': 'slug', 'populate[outcomes]': 'true', sort: 'id:asc' },
      make: (found) => found,
    }),
  );
}
