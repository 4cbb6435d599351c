import { page } from '../lib/http.ts';
import type { Measure } from '../lib/measure.ts';
import { startNginx } from '../lib/nginx.ts';
import { startCms, startSite } from '../lib/product.ts';
import { kilobytes } from '../lib/stats.ts';
import { sideBySide } from '../lib/wrk.ts';

const BROWSER = { 'accept-encoding': 'br, gzip' };

export default {
  title: 'A kept page against nginx',
  about:
    'The home page as the site answers it to a browser, against nginx serving the very bytes of that answer from a file, with the same headers. One worker each.',
  minutes: 10,
  run: async (ground) => {
    const cms = await startCms(ground);
    const site = await startSite(ground, { cms });
    const url = `${site.url}/`;
    await page(url, BROWSER);
    const answer = await page(url, BROWSER);
    const nginx = await startNginx(ground, answer);
    const { ratio, told } = await sideBySide(
      ground,
      { url, headers: BROWSER, server: site },
      { url: `${nginx.url}/`, headers: BROWSER, server: nginx },
    );
    const encoding = answer.headers['content-encoding'] ?? 'identity';
    return [
      {
        name: 'Home page, site : nginx',
        value: ratio,
        unit: '×',
        goal: { at: 'least', value: 0.5 },
        detail: `${told}, ${kilobytes(answer.body.length)} of ${encoding}`,
      },
    ];
  },
} satisfies Measure;
