export default async function setup() {
  process.env.SEEDED_DATA = '/tmp/wt/seed/copy';
  if (process.env.QUICK_NO_CMS) return;
  const { startSite } = await import(`${process.cwd()}/harness/product.ts`);
  const api = 'http://127.0.0.1:14337/api';
  const site = await startSite({ api });
  process.env.PRODUCT_CMS = 'http://127.0.0.1:14337';
  process.env.PRODUCT_SITE = site.url;
  return async () => { await site.stop(); };
}
