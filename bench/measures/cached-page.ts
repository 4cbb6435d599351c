import { setTimeout as wait } from 'node:timers/promises';
import type { Ground } from '../lib/ground.ts';
import { page, type Reply } from '../lib/http.ts';
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
    'The home page as the site answers it to a browser, against nginx serving the very bytes of that answer from a file, with the same headers; and against a bare `node:http` server with the same bytes in memory. Beside it, what Node can do at best: a socket that sends these bytes for whatever comes, unread, against nginx. One worker each.',
  minutes: 10,
  run: async (ground) => {
    const cms = await startCms(ground);
    const site = await startSite(ground, { cms });
    const url = `${site.url}/`;
    const answer = await settled(ground, url);
    const ours = { url, headers: BROWSER, server: site };
    const nginx = await startNginx(ground, answer);
    const plain = await startPlain(ground, answer, 'plain-server.ts');
    const socket = await startPlain(ground, answer, 'socket-server.ts');
    const theirs = { url: `${nginx.url}/`, headers: BROWSER, server: nginx };
    const least = { url: `${plain.url}/`, headers: BROWSER, server: plain };
    const best = { url: `${socket.url}/`, headers: BROWSER, server: socket };
    const withNginx = await sideBySide(ground, ours, theirs);
    const withPlain = await sideBySide(ground, ours, least);
    const bestOfNode = await sideBySide(ground, best, theirs);
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
      {
        name: 'A bare socket of Node, unread : nginx',
        value: bestOfNode.ratio,
        unit: '×',
        detail: bestOfNode.told,
      },
    ];
  },
} satisfies Measure;

const SETTLED_MS = 6000;

/** A page that is asked for often is packed tighter after a while: its bytes are the same for long. */
async function settled(ground: Ground, url: string): Promise<Reply> {
  let answer = await page(url, BROWSER);
  let since = performance.now();
  while (performance.now() - since < SETTLED_MS) {
    ground.signal.throwIfAborted();
    await wait(50);
    const next = await page(url, BROWSER);
    if (!next.body.equals(answer.body)) since = performance.now();
    answer = next;
  }
  return answer;
}
