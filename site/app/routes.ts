import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The pages, in reading order: French at the root, every one of them again under /en. */
function pages(language: 'fr' | 'en'): RouteConfigEntry[] {
  const root = language === 'fr' ? '' : 'en';
  const page = (path: string, file: string) =>
    route(`${root}/${path}`, file, { id: `${language}/${path}` });
  const home = 'routes/home.tsx';
  return [
    root === '' ? index(home, { id: 'fr' }) : route(root, home, { id: 'en' }),
    page('actualites', 'routes/news/list.tsx'),
    page('actualites/flux.xml', 'routes/news/feed.ts'),
    page('actualites/page/:page?', 'routes/news/list.tsx'),
    page('actualites/:slug', 'routes/news/detail.tsx'),
    page('agenda', 'routes/events/list.tsx'),
    page('agenda.ics', 'routes/events/feed.ts'),
    page('agenda/:slug', 'routes/events/detail.tsx'),
    page('agenda/:slug.ics', 'routes/events/file.ts'),
    page('article', 'routes/articles/list.tsx'),
    page('blog', 'routes/blog/list.tsx'),
    page('blog/flux.xml', 'routes/blog/feed.ts'),
    page('blog/:slug', 'routes/blog/detail.tsx'),
    page('campus', 'routes/campuses/list.tsx'),
    page('campus/:slug', 'routes/campuses/detail.tsx'),
    page('contact', 'routes/contact.tsx'),
    page('crm/:action', 'routes/crm/form.tsx'),
    page('crm/:action/merci', 'routes/crm/thanks.tsx'),
    page('error/debug', 'routes/errors/debug.tsx'),
    page('offres-alternance', 'routes/offers/list.tsx'),
    page('programmes', 'routes/programmes/list.tsx'),
    page('programmes/:slug', 'routes/programmes/detail.tsx'),
    page('temoignages', 'routes/testimonials/list.tsx'),
    page('recherche', 'routes/search/list.tsx'),
    page('temoignages/:slug', 'routes/testimonials/detail.tsx'),
    page(':rubrique/:slug?', 'routes/pages/detail.tsx'),
  ];
}

/** Every piece in every state: in development, and in the build that is made to be photographed (`--mode styleguide`). */
const styleguide =
  import.meta.env.MODE === 'production' ? [] : [route('styleguide', '../styleguide/page.tsx')];

export default [
  ...styleguide,
  ...pages('fr'),
  ...pages('en'),
  route('api/clear', 'routes/resources/clear.ts'),
  route('api/search', 'routes/resources/search.ts'),
  route('api/*', 'routes/resources/api.ts'),
  route('consentement/:choice', 'routes/resources/consent.ts'),
  route('consentement.css', 'routes/resources/consent-style.ts'),
  route('partage.png', 'routes/share/picture.ts', { id: 'share/home' }),
  route('partage/*', 'routes/share/picture.ts', { id: 'share/page' }),
  route('manifest.webmanifest', 'routes/resources/manifest.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('hors-ligne/:language', 'routes/resources/offline.tsx'),
  route('uploads/:name', 'routes/resources/uploads.ts'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfigEntry[];
