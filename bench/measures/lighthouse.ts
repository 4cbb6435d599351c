import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ground } from '../lib/ground.ts';
import { page } from '../lib/http.ts';
import type { Measure, Row } from '../lib/measure.ts';
import { needed, startCms, startSite } from '../lib/product.ts';
import { freePort, run, start, untilReady } from '../lib/programs.ts';
import { median } from '../lib/stats.ts';
import { undisturbed } from '../lib/stolen.ts';

/** One address of every kind of page. */
const TEMPLATES = [
  '/',
  '/programmes',
  '/programmes?compare=bts-mco,mastere-finance,mba-international',
  '/programmes/bachelor-responsable-agence-commerce',
  '/campus',
  '/campus/lyon',
  '/agenda',
  '/agenda/salon-metiers-aeronautique-toulouse',
  '/actualites',
  '/actualites/amiens-inventaire-onze-louches',
  '/blog',
  '/blog/apprentissage-ou-professionnalisation',
  '/temoignages',
  '/temoignages/ines-maurel',
  '/offres-alternance',
  '/article',
  '/article?slug=le-premier-jour-en-entreprise',
  '/contact',
  '/crm/brochure?course=bts-mco&campus=lyon',
  '/recherche?q=lyon',
  '/formations',
  '/formations/bts-mco',
  '/formations-reseau',
  '/entreprise',
  '/ecole/nos-engagements',
  '/ecole/alumni-cassini',
  '/accessibilite',
];

/** As Lighthouse asks: the site keeps a page for each kind of device. */
const TELEPHONE = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

const LIGHTHOUSE = path.resolve(import.meta.dirname, '../node_modules/lighthouse/cli/index.js');

export default {
  title: 'Lighthouse',
  about:
    'The performance score of every kind of page, on the telephone that Lighthouse imagines (its usual throttling): the middle one of as many runs as there are rounds.',
  isLong: true,
  minutes: 120,
  run: async (ground) => {
    const cms = await startCms(ground);
    const site = await startSite(ground, { cms });
    const browser = await startChromium(ground);
    const all = TEMPLATES.map((address) => ({ address, reports: [] as Report[] }));
    for (const { address } of all) await page(`${site.url}${address}`, TELEPHONE);
    // A round has all of them: the runs of one page are minutes apart, and what slows the machine for a while is in few of them.
    for (let round = 0; round < ground.pace.rounds; round += 1) {
      for (const { address, reports } of all) {
        const url = `${site.url}${address}`;
        reports.push(await undisturbed(() => recorded(ground, url, browser)));
      }
      ground.say(
        `round ${round + 1}: ${all.map(({ reports }) => reports[round]?.score).join(' ')}`,
      );
    }
    return all.map(rowOf);
  },
} satisfies Measure;

function rowOf({ address, reports }: { address: string; reports: Report[] }): Row {
  const scores = reports.map(({ score }) => score).toSorted((a, b) => a - b);
  return {
    name: address,
    value: median(scores),
    unit: 'of 100',
    goal: { at: 'least', value: 98 },
    detail: `${scores.join(' ')}; LCP ${middle(reports, 'lcp').toFixed(0)} ms, blocked ${middle(reports, 'blocked').toFixed(0)} ms, shift ${middle(reports, 'shift').toFixed(3)}`,
  };
}

type Report = Record<'score' | 'lcp' | 'blocked' | 'shift', number>;

function middle(reports: Report[], figure: keyof Report): number {
  return median(reports.map((report) => report[figure]));
}

/** As root, Chromium puts its own process before the page's, which on two cores then waits for it; others may not, and it does without. */
const AS_OTHERS = ['setpriv', '--bounding-set=-sys_nice'];

/** One browser for all of them: Lighthouse empties its storage before each run. */
async function startChromium(ground: Ground): Promise<number> {
  const port = await freePort();
  const [command = '', ...before] = [
    ...(process.getuid?.() === 0 ? AS_OTHERS : []),
    needed('CHROMIUM_PATH'),
  ];
  const browser = start(ground, {
    command,
    args: [
      ...before,
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Nor does it start a process for a site that nobody goes to, in the middle of the page that is measured.
      '--disable-features=SpareRendererForSitePerProcess',
      `--user-data-dir=${path.join(ground.folder, 'chromium')}`,
      `--remote-debugging-port=${port}`,
      'about:blank',
    ],
    cwd: ground.folder,
  });
  await untilReady(ground, `http://127.0.0.1:${port}/json/version`, browser);
  return port;
}

/** Now and then the browser records nothing of a page, and Lighthouse says so: that is no measurement. */
async function recorded(ground: Ground, url: string, browser: number, left = 2): Promise<Report> {
  try {
    return await judge(ground, url, browser);
  } catch (error) {
    if (left === 0 || !String(error).includes('NO_NAVSTART')) throw error;
    ground.say(`${url}: nothing was recorded; once more…`);
    return recorded(ground, url, browser, left - 1);
  }
}

type Audits = Record<string, { numericValue?: number } | undefined>;

async function judge(ground: Ground, url: string, browser: number): Promise<Report> {
  const file = path.join(ground.folder, 'lighthouse.json');
  await run(ground, {
    command: process.execPath,
    args: [
      LIGHTHOUSE,
      url,
      `--port=${browser}`,
      '--only-categories=performance',
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--no-enable-error-reporting',
    ],
    cwd: ground.folder,
  });
  const report = JSON.parse(await readFile(file, 'utf8')) as {
    categories: { performance: { score: number | null } };
    audits: Audits;
    runtimeError?: { message: string };
  };
  const { score } = report.categories.performance;
  if (score === null) throw new Error(`${url}: ${report.runtimeError?.message ?? 'no score'}`);
  const audit = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(score * 100),
    lcp: audit('largest-contentful-paint'),
    blocked: audit('total-blocking-time'),
    shift: audit('cumulative-layout-shift'),
  };
}
