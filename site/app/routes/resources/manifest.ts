import { siteSettings } from '../../content/settings.server';
import { POLICIES } from '../../modules/caching';
import { orFail } from '../../modules/errors/outcome.server';
import { colour } from '../../theme/colours.server';

const SIZES = [192, 512];

/** APP-1: what the site is called, and looks like, where it is installed. */
export async function loader() {
  const { title, siteName, description } = await orFail(siteSettings('fr'));
  const manifest = {
    id: '/',
    name: title,
    short_name: siteName,
    ...(description && { description }),
    lang: 'fr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour('ink'),
    background_color: colour('paper'),
    categories: ['education'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...SIZES.map((size) => icon(`icon-${size}`, size, 'any')),
      ...SIZES.map((size) => icon(`maskable-${size}`, size, 'maskable')),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', ...POLICIES.asked },
  });
}

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
