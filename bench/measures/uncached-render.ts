import { page } from '../lib/http.ts';
import type { Measure } from '../lib/measure.ts';
import { serverFile, startCms, startSite, UNCACHED } from '../lib/product.ts';
import { freePort } from '../lib/programs.ts';
import { kilobytes } from '../lib/stats.ts';
import { FEW, sideBySide } from '../lib/wrk.ts';

const IDENTITY = { 'accept-encoding': 'identity' };

export default {
  title: 'A rendered page against a bare renderToString',
  about:
    'The home page rendered at every request from remembered content, against `node:http` answering each request with `renderToString` of the same React tree, taken with its data from the site’s own process. What the site does beside it: rules, loaders, the copy of the data for the browser.',
  minutes: 10,
  run: async (ground) => {
    const cms = await startCms(ground);
    const site = await startSite(ground, { cms, settings: UNCACHED });
    const port = await freePort();
    const twin = await startSite(ground, {
      cms,
      settings: { ...UNCACHED, BARE_PORT: String(port), BARE_SERVER: serverFile() },
      preloads: ['bare.ts'],
    });
    const whole = await page(`${site.url}/`, IDENTITY);
    await page(`${twin.url}/`, IDENTITY);
    const bare = await page(`http://127.0.0.1:${port}/`, IDENTITY);
    const { ratio, told } = await sideBySide(
      ground,
      { url: `${site.url}/`, headers: IDENTITY, connections: FEW, server: site },
      { url: `http://127.0.0.1:${port}/`, headers: IDENTITY, connections: FEW, server: twin },
    );
    const sizes = `${kilobytes(whole.body.length)} and ${kilobytes(bare.body.length)}`;
    return [
      {
        name: 'Home page, site : renderToString',
        value: ratio,
        unit: '×',
        detail: `${told}, ${sizes}`,
      },
    ];
  },
} satisfies Measure;
