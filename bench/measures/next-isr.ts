import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ground } from '../lib/ground.ts';
import { page } from '../lib/http.ts';
import type { Measure } from '../lib/measure.ts';
import { startCms, startSite } from '../lib/product.ts';
import { freePort, type Running, run, start, untilReady } from '../lib/programs.ts';
import { kilobytes } from '../lib/stats.ts';
import { sideBySide } from '../lib/wrk.ts';

const BENCH = path.resolve(import.meta.dirname, '..');
const NEXT = path.join(BENCH, 'node_modules/next/dist/bin/next');
const ENV = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
const BROWSER = { 'accept-encoding': 'br, gzip' };
const IDENTITY = { 'accept-encoding': 'identity' };

export default {
  title: 'A kept page against Next.js',
  about:
    'The home page, against a page of Next.js that is regenerated in the background (`revalidate`) and has the same markup in its body, served by `next start` as it comes. As browsers ask, Next.js compresses at every request and the site does not; without compression, neither does.',
  isLong: true,
  minutes: 20,
  run: async (ground) => {
    const cms = await startCms(ground);
    const site = await startSite(ground, { cms });
    const ours = `${site.url}/`;
    const markup = bodyOf((await page(ours, IDENTITY)).body.toString());
    const theirs = await startNext(ground, markup);
    const rows = [];
    for (const [words, headers] of [
      ['as browsers ask', BROWSER],
      ['without compression', IDENTITY],
    ] as const) {
      const sizes = [
        (await page(ours, headers)).body.length,
        (await page(theirs.url, headers)).body.length,
      ];
      const found = await sideBySide(
        ground,
        { url: ours, headers, server: site },
        { url: theirs.url, headers, server: theirs },
      );
      rows.push({
        name: `Home page ${words}, site : Next.js`,
        value: found.ratio,
        unit: '×',
        ...(headers === BROWSER && { goal: { at: 'least' as const, value: 10 } }),
        detail: `${found.told}, ${sizes.map(kilobytes).join(' : ')}`,
      });
    }
    return rows;
  },
} satisfies Measure;

/** What the page shows: Next.js adds scripts and data of its own, as the site does. */
export function bodyOf(html: string): string {
  const [, inside = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  return inside.replaceAll(/<script\b.*?<\/script>/gs, '');
}

const FILES = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'app/layout.js': `import { createElement } from 'react';

export default function Layout({ children }) {
  return createElement('html', { lang: 'fr' }, createElement('body', null, children));
}
`,
  'app/page.js': `import { readFile } from 'node:fs/promises';
import { createElement } from 'react';

export const revalidate = 60;

export default async function Page() {
  const markup = await readFile('body.html', 'utf8');
  return createElement('div', { dangerouslySetInnerHTML: { __html: markup } });
}
`,
};

async function startNext(ground: Ground, markup: string): Promise<Running & { url: string }> {
  // Below bench/, where its packages are found.
  const folder = await mkdtemp(path.join(BENCH, '.next-isr-'));
  ground.atTheEnd(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, 'app'));
  const config = `export default { turbopack: { root: ${JSON.stringify(BENCH)} } };\n`;
  const files = { ...FILES, 'next.config.js': config, 'body.html': markup };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  ground.say('building the page of Next.js…');
  const next = (...args: string[]) => ({
    command: process.execPath,
    args: [NEXT, ...args],
    cwd: folder,
    env: ENV,
  });
  const built = await run(ground, next('build'));
  if (!/\b1m\b/.test(built))
    throw new Error(`Next.js did not make its page one that is regenerated:\n${built}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = start(ground, next('start', '--port', String(port), '--hostname', '127.0.0.1'));
  await untilReady(ground, url, server);
  return { ...server, url };
}
