import type { Ground } from '../lib/ground.ts';
import { page } from '../lib/http.ts';
import type { Measure, Row } from '../lib/measure.ts';
import { type Content, type Site, startCms, startSite, UNCACHED } from '../lib/product.ts';
import { compare, kilobytes, median, perSecond } from '../lib/stats.ts';
import { undisturbed } from '../lib/stolen.ts';
import { cost, FEW, type Load, type Rate, rate, warm } from '../lib/wrk.ts';

const PAGES = ['/', '/campus', '/campus/lyon', '/actualites', '/programmes'];
const WAYS = {
  kept: { settings: {}, load: { headers: { 'accept-encoding': 'br, gzip' } } },
  rendered: {
    settings: UNCACHED,
    load: { headers: { 'accept-encoding': 'identity' }, connections: FEW },
  },
};

/** How often each size has its turn in a round, and for how long: the machine is faster at one moment than at the next, and short turns come close together. */
const TURNS = 6;
const TURN_SECONDS = 1;

/** How many campuses, and as many news; the smallest is the demo school, with 90 news. */
const SIZES: readonly { campuses: number; content: Content }[] = [
  { campuses: 26, content: 'demo' },
  { campuses: 500, content: 'network:500,500,60' },
  { campuses: 5000, content: 'network:5000,5000,60' },
];

/** Beyond it, the content takes minutes to put in, and the content service more than one to start: it has a role for each campus. */
const LARGEST_QUICK = 500;

type Way = keyof typeof WAYS;
type Grown = { campuses: number; sites: Record<Way, Site> };
type Asked = { campuses: number; rates: Rate[]; bytes: number };

export default {
  title: 'A larger network',
  about:
    'What an answer costs its process, of the same pages of a site with 26, 500 and 5,000 campuses and as many news, from the real content service: kept, and rendered at every request. The sizes take turns.',
  isLong: true,
  minutes: 90,
  run: async (ground) => {
    const all: Grown[] = [];
    for (const size of SIZES) {
      if (size.campuses <= LARGEST_QUICK || ground.pace.isWhole) all.push(await grow(ground, size));
    }
    const rows: Row[] = [];
    for (const way of ['kept', 'rendered'] as const) {
      for (const address of PAGES)
        rows.push(...rowsOf(way, address, await askAll(ground, all, way, address)));
    }
    return rows;
  },
} satisfies Measure;

async function grow(ground: Ground, { campuses, content }: (typeof SIZES)[number]): Promise<Grown> {
  const cms = await startCms(ground, content);
  const kept = await startSite(ground, { cms, settings: WAYS.kept.settings });
  const rendered = await startSite(ground, { cms, settings: WAYS.rendered.settings });
  return { campuses, sites: { kept, rendered } };
}

async function askAll(
  ground: Ground,
  all: readonly Grown[],
  way: Way,
  address: string,
): Promise<Asked[]> {
  const asked: (Asked & { load: Load })[] = [];
  for (const { campuses, sites } of all) {
    const url = `${sites[way].url}${address}`;
    const load = { url, server: sites[way], seconds: TURN_SECONDS, ...WAYS[way].load };
    const { body } = await page(url, load.headers);
    await warm(ground, load);
    asked.push({ campuses, load, bytes: body.length, rates: [] });
  }
  for (let round = 0; round < ground.pace.rounds * TURNS; round += 1) {
    // There and back, so that none always comes first.
    const inTurn = round % 2 === 0 ? asked : asked.toReversed();
    for (const { load, rates } of inTurn) {
      rates.push(await undisturbed(() => rate(ground, load)));
    }
  }
  return asked;
}

/** Each size against the smallest, round by round. */
function rowsOf(way: Way, address: string, [small, ...larger]: Asked[]): Row[] {
  if (!small) return [];
  return larger.map((large) => {
    const { ratio } = compare(
      large.rates.map((each, round) => ({
        first: each.costMs ?? Number.NaN,
        second: small.rates[round]?.costMs ?? Number.NaN,
      })),
    );
    const costs = `${cost(large.rates)} : ${cost(small.rates)} of processor`;
    const rates = `${middleRate(large)} : ${middleRate(small)}`;
    const sizes = `${kilobytes(large.bytes)} : ${kilobytes(small.bytes)}`;
    return {
      name: `${address} ${way}, ${large.campuses.toLocaleString('en')} : ${small.campuses}`,
      value: ratio,
      unit: '×',
      goal: { at: 'most', value: 1.1 },
      detail: `${costs} (${rates}), ${sizes}`,
    };
  });
}

function middleRate({ rates }: Asked): string {
  return perSecond(median(rates.map((each) => each.perSecond)));
}
