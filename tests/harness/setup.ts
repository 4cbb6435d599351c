import { freePort } from './process.ts';
import { startCms, startSite } from './product.ts';

/** The whole product, once per run: a seeded content service, and the built site in front of it. */
export default async function setup(): Promise<() => Promise<void>> {
  const port = await freePort();
  const cms = await startCms({ siteUrl: `http://localhost:${port}` });
  const site = await startSite({ api: cms.api, port });
  process.env.PRODUCT_CMS = cms.url;
  process.env.PRODUCT_SITE = site.url;
  return async () => {
    await site.stop();
    await cms.stop();
  };
}
