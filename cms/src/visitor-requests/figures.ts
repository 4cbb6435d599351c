import type { Core } from '@strapi/strapi';
import { now } from '../clock';
import { SCHOOL_ZONE } from '../seed/entries';
import type { Figures, Period, Ranking, WeekCount } from './figures-report';
import { VISITOR_REQUEST } from './kind';
import { type Named, nameIn, readNames } from './names';
import { lastWeeks, type Week, weekBefore } from './weeks';
import { isAction, SETTLED } from './words';

/** No chart of a school is read further; what is left out is counted together. */
const RANKED = 8;

export async function figuresOf(strapi: Core.Strapi, period: Period): Promise<Figures> {
  const weeks = lastWeeks(now(), period, SCHOOL_ZONE);
  const since = weekBefore(now(), period - 1, SCHOOL_ZONE).starts;
  const receivedAt = { $gte: since };
  const requests = strapi.db.query(VISITOR_REQUEST);
  const total = await requests.count({ where: { receivedAt } });
  const earlier = weekBefore(now(), 2 * period - 1, SCHOOL_ZONE).starts;
  const { programmes, campuses } = await readNames(strapi);
  const rank = (column: string, names: Named[], none: string) =>
    ranking(strapi, { column, since, total, nameOf: (value) => nameIn(names, value) || none });
  return {
    total,
    before: await requests.count({ where: { receivedAt: { $gte: earlier, $lt: since } } }),
    waiting: await requests.count({ where: { state: { $notIn: [...SETTLED] } } }),
    weeks: await byWeek(strapi, weeks),
    programmes: await rank('programme', programmes, 'Sans formation'),
    campuses: await rank('campus', campuses, 'Sans campus'),
    origins: await rank('origin_label', [], 'Provenance inconnue'),
  };
}

/** One pass over the table, whatever the database makes of dates: a request is of the last week that began before it. */
async function byWeek(strapi: Core.Strapi, weeks: Week[]): Promise<WeekCount[]> {
  const latestFirst = weeks.map(({ starts }, index) => ({ starts, index })).reverse();
  const cases = latestFirst.map(() => 'WHEN received_at >= ? THEN CAST(? AS INTEGER)').join(' ');
  const bindings = latestFirst.flatMap(({ starts, index }) => [starts, index]);
  const { connection } = strapi.db;
  const rows: Count[] = await table(strapi)
    .select('action', connection.raw(`CASE ${cases} END AS week`, bindings))
    .count({ count: '*' })
    .where('received_at', '>=', weeks[0]?.starts ?? now())
    .groupBy('week', 'action');
  return weeks.map(({ monday }, index) => {
    const counts: WeekCount['counts'] = { brochure: 0, contact: 0, registration: 0 };
    for (const row of rows) {
      if (Number(row.week) === index && isAction(row.action))
        counts[row.action] = Number(row.count);
    }
    return { monday, counts };
  });
}

type Count = { [column: string]: unknown };
type Rank = { column: string; since: Date; total: number; nameOf: (value: string) => string };

async function ranking(
  strapi: Core.Strapi,
  { column, since, total, nameOf }: Rank,
): Promise<Ranking> {
  const { connection } = strapi.db;
  const rows: Count[] = await table(strapi)
    .select(connection.raw("COALESCE(??, '') AS value", [column]))
    .count({ count: '*' })
    .where('received_at', '>=', since)
    .groupBy('value')
    .orderBy([{ column: 'count', order: 'desc' }, 'value'])
    .limit(RANKED);
  const ranked = rows.map(({ value, count }) => ({
    name: nameOf(String(value)),
    count: Number(count),
  }));
  return { ranked, others: ranked.reduce((left, { count }) => left - count, total) };
}

function table(strapi: Core.Strapi) {
  return strapi.db.connection(strapi.db.metadata.get(VISITOR_REQUEST).tableName);
}
