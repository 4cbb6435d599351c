import { page } from '../lib/http.ts';
import type { Measure } from '../lib/measure.ts';
import { startNginx } from '../lib/nginx.ts';
import { startPlain } from '../lib/plain.ts';
import { startCms, startSite } from '../lib/product.ts';
import { kilobytes } from '../lib/stats.ts';
import { sideBySide } from '../lib/wrk.ts';

const BROWSER = { 'accept-encoding': 'br, gzip' };

export default {
  title: 'A kept page against nginx',
  about:
    'The home page as the site answers it to a browser, against nginx serving the very bytes of that answer from a file, with the same headers; and against the least that Node can do, a bare `node:http` server with the same bytes in memory. One worker each.',
  minutes: 10,
  run: async (ground) => {
    const cms = await startCms(ground);
    const site = await startSite(ground, { cms });
    const url = `${site.url}/`;
    await page(url, BROWSER);
    const answer = await page(url, BROWSER);
    const ours = { url, headers: BROWSER, server: site };
    const nginx = await startNginx(ground, answer);
    const plain = await startPlain(ground, answer);
    const theirs = { url: `${nginx.url}/`, headers: BROWSER, server: nginx };
    const least = { url: `${plain.url}/`, headers: BROWSER, server: plain };
    const withNginx = await sideBySide(ground, ours, theirs);
    const withPlain = await sideBySide(ground, ours, least);
    const encoding = answer.headers['content-encoding'] ?? 'identity';
    return [
      {
        name: 'Home page, site : nginx',
        value: withNginx.ratio,
        unit: '×',
        goal: { at: 'least', value: 0.5 },
        detail: `${withNginx.told}, ${kilobytes(answer.body.length)} of ${encoding}`,
      },
      {
        name: 'Home page, site : bare node:http',
        value: withPlain.ratio,
        unit: '×',
        detail: withPlain.told,
      },
    ];
  },
} satisfies Measure;
