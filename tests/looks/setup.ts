import { startProduct } from '../harness/product.ts';

/** The product with all that it can show; its site is the build that has `/styleguide`. */
export default async function setup(): Promise<() => Promise<void>> {
  const { site, stop } = await startProduct({ HAS_EN: 'on', HAS_PROFILES: 'on' });
  process.env.PRODUCT_SITE = site.url;
  return stop;
}
