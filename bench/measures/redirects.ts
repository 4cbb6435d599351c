import { Admin } from '../lib/admin.ts';
import { ask, page } from '../lib/http.ts';
import type { Measure, Row } from '../lib/measure.ts';
import { type Cms, type Site, startCms, startSite, UNCACHED } from '../lib/product.ts';
import { FEW, sideBySide } from '../lib/wrk.ts';

const RULES = 10_000;
/** As browsers ask for what is kept; what is rendered is held against itself without compression. */
const WAYS = [
  {
    words: 'rendered',
    settings: UNCACHED,
    load: { headers: { 'accept-encoding': 'identity' }, connections: FEW },
  },
  { words: 'kept', settings: {}, load: { headers: { 'accept-encoding': 'br, gzip' } } },
];
const old = (index: number) => `/ancien-site/rubrique-${index % 100}/page-${index}`;

export default {
  title: 'Ten thousand redirects',
  about:
    'The site of a content service with 10,000 redirects that editors imported, against one without: the same page, rendered at every request and kept, and one of the old addresses against an address that is led on by no rule of theirs (capital letters).',
  minutes: 15,
  run: async (ground) => {
    const many = await startCms(ground);
    const few = await startCms(ground);
    ground.say(`importing ${RULES} redirects…`);
    await withRules(many);
    const rows: Row[] = [];
    for (const { words, settings, load } of WAYS) {
      const first = await startSite(ground, { cms: many, settings });
      const second = await startSite(ground, { cms: few, settings });
      for (const site of [first, second]) await page(`${site.url}/contact`);
      await refuseMissingRule(first);
      const found = await sideBySide(
        ground,
        { url: `${first.url}/contact`, server: first, ...load },
        { url: `${second.url}/contact`, server: second, ...load },
      );
      rows.push({
        name: `A page ${words}, 10,000 rules : none`,
        value: found.ratio,
        unit: '×',
        goal: { at: 'least', value: 0.9 },
        detail: found.told,
      });
      const led = await sideBySide(
        ground,
        { url: `${first.url}${old(RULES - 1)}`, server: first, ...load },
        { url: `${second.url}/CONTACT`, server: second, ...load },
      );
      rows.push({
        name: `An old address, pages ${words}`,
        value: led.ratio,
        unit: '×',
        detail: led.told,
      });
      await first.stop();
      await second.stop();
    }
    return rows;
  },
} satisfies Measure;

async function withRules(cms: Cms): Promise<void> {
  const admin = await Admin.signIn(cms);
  const rules = Array.from({ length: RULES }, (_, index) => `${old(index)};/campus/lyon`);
  await admin.importRedirects(['from;to', ...rules]);
}

/** Rules that never arrived would cost nothing. */
async function refuseMissingRule({ url }: Site): Promise<void> {
  const { status, headers } = await ask(`${url}${old(RULES - 1)}`);
  if (status !== 301 || !headers.location?.endsWith('/campus/lyon'))
    throw new Error(`The last of the ${RULES} rules leads nowhere: ${status}`);
}
