import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ground } from '../lib/ground.ts';
import { page } from '../lib/http.ts';
import type { Measure } from '../lib/measure.ts';
import { memoryOf } from '../lib/memory.ts';
import { startCms, startSite } from '../lib/product.ts';
import { figure, megabytes, perSecond } from '../lib/stats.ts';
import { rate, warm } from '../lib/wrk.ts';

const WHOLE = 1_000_000;
const QUICK = 50_000;
const STRETCH_SECONDS = 10;
const LONGEST_MINUTES = 15;
const HOT = { 'accept-encoding': 'br, gzip' };
/** So little that it is full after a tenth: what grows after that grows without end. */
const ROOM = { PAGE_CACHE_MB: '16' };

/** One in fifty is a value of a parameter that the page reads; the others are names that no page knows. */
const SCRIPT = `
math.randomseed(os.time())
local asked = 0
local function word()
  local letters = {}
  for i = 1, 12 do letters[i] = string.char(math.random(97, 122)) end
  return table.concat(letters)
end
request = function()
  asked = asked + 1
  local path
  if asked % 50 == 0 then path = '/actualites?campus=' .. word()
  else path = '/?' .. word() .. '=' .. word() end
  return wrk.format('GET', path)
end
`;

export default {
  title: 'Random query strings',
  about:
    'A million addresses of the home page and of a list, each with a query string that was never asked before, to a site with room for 16 MB of pages: the memory of the process after a collection, at the end against after the first tenth, and how fast the plain home page is answered afterwards against before.',
  minutes: 25,
  run: async (ground) => {
    const cms = await startCms(ground);
    const site = await startSite(ground, { cms, settings: ROOM, preloads: ['probe.ts'] });
    const hot = { url: `${site.url}/`, headers: HOT };
    await page(hot.url, HOT);
    await warm(ground, hot);
    const before = await rate(ground, hot);
    const wanted = ground.pace.isWhole ? WHOLE : QUICK;
    const first = await askRandomly(ground, site.url, wanted / 10);
    const early = await memoryOf(site);
    const rest = await askRandomly(ground, site.url, wanted - first);
    const late = await memoryOf(site);
    // The collection has thrown away what the engine had learnt: both sides are warmed.
    await warm(ground, hot);
    const after = await rate(ground, hot);
    const asked = (first + rest).toLocaleString('en');
    return [
      {
        name: 'Memory, at the end : after a tenth',
        value: late.live / early.live,
        unit: '×',
        goal: { at: 'most', value: 1.1 },
        detail: `${asked} asked; live ${figure(megabytes(late.live))} : ${figure(megabytes(early.live))} MB, resident ${figure(megabytes(late.rss))} : ${figure(megabytes(early.rss))} MB`,
      },
      {
        name: 'The plain home page, after : before',
        value: after.perSecond / before.perSecond,
        unit: '×',
        goal: { at: 'least', value: 0.9 },
        detail: `${perSecond(after.perSecond)} : ${perSecond(before.perSecond)}`,
      },
    ];
  },
} satisfies Measure;

/** At least so many, unless that takes too long: how many they were is told. */
async function askRandomly(ground: Ground, url: string, wanted: number): Promise<number> {
  const script = path.join(ground.folder, 'random.lua');
  await writeFile(script, SCRIPT);
  const end = performance.now() + LONGEST_MINUTES * 60_000;
  let asked = 0;
  while (asked < wanted && performance.now() < end) {
    const left = wanted - asked;
    const found = await rate(ground, { url, script, headers: HOT, seconds: STRETCH_SECONDS });
    asked += found.count;
    ground.say(
      `${asked.toLocaleString('en')} asked, ${Math.max(0, left - found.count).toLocaleString('en')} to go`,
    );
  }
  return asked;
}
