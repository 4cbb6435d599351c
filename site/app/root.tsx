import { school } from '@school';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { config } from './config.server';
import type { Locale } from './config-schema.server';
import { bannerOrNull } from './content/banners.server';
import { campusesOrNull } from './content/campuses.server';
import { eventsOrNull } from './content/events.server';
import { menuOrNull } from './content/menus.server';
import { siteSettings } from './content/settings.server';
import { orFail } from './modules/errors/outcome.server';
import { LAY_OUT_REST, later, MARK_OPENED_AT_TOP, WAIT_FOR_SIGN } from './modules/later';
import { fetched } from './modules/lists';
import { fewOf, network } from './modules/map/network.server';
import { Arrival, holdPage, languageOf, ShownWhole } from './modules/navigation';
import { useOrigin } from './modules/origin';
import { PageScript } from './modules/policy';
import { LanguageProvider } from './modules/taxonomy';
import {
  countNotFound,
  followRedirects,
  keepVisit,
  localeContext,
  markFailure,
  readLocale,
  readPreview,
} from './request.server';
import type { loader as homeLoader } from './routes/home';
import { HIDE_DISMISSED_BANNER } from './shell/banner/dismissal';
import { useBanner } from './shell/banner/shown';
import { HIDE_ANSWERED_CONSENT } from './shell/consent/state';
import { deviceOf } from './shell/device';
import type { Core, FrameData } from './shell/frame-data';
import { leaveOldBuild } from './shell/installed/worker';
import { MARK_CHOSEN_LANGUAGE } from './shell/language/chosen';
import { useLayout } from './shell/layout';
import { colour } from './theme/colours.server';
import theme from './theme/theme.css?url';

const ErrorPage = later(async () => (await import('./sections/error-page')).ErrorPage);
const Frame = later(async () => (await import('./shell/frame')).Frame);
const InstalledApp = later(
  async () => (await import('./shell/installed/installed-app')).InstalledApp,
);
const LoadingBar = later(async () => (await import('./shell/progress/loading-bar')).LoadingBar);
const PreviewRibbon = later(async () => (await import('./shell/preview-ribbon')).PreviewRibbon);

export const middleware: Route.MiddlewareFunction[] = [
  countNotFound,
  keepVisit,
  readPreview,
  markFailure,
  followRedirects,
  readLocale,
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveOldBuild, holdPage];

export async function loader({ context, request }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const [settings, banner, navbar, footer, campuses, events] = await Promise.all([
    orFail(siteSettings(locale)),
    bannerOrNull(locale),
    menuOrNull('navbarproto', locale),
    menuOrNull('footer', locale),
    campusesOrNull(locale),
    eventsOrNull(locale),
  ]);
  const address = (name: keyof Core['addresses']) =>
    config.addresses[name] ?? settings.addresses[name];
  // An editor's own takes its place.
  const themeColour = { type: 'name', key: 'theme-color', value: colour('ink') } as const;
  return {
    locale,
    banner,
    core: {
      device: deviceOf(request.headers.get('user-agent')),
      languages: config.locales,
      hasProfiles: config.hasProfiles,
      hasConsent: config.hasConsent,
      settings: { ...settings, metas: [themeColour, ...settings.metas] },
      alumni: `/ecole/alumni-${config.product}`,
      addresses: {
        network: address('network'),
        careers: address('careers'),
        complaint: address('complaint'),
        footerFrame: address('footerFrame'),
      },
    },
    datas: { campuses: fewOf(campuses ?? []), network: network(campuses ?? []) },
    events: fetched(events),
    website: { navbar: navbar ?? [], footer: footer ?? [] },
  } satisfies FrameData & { locale: Locale };
}

export const links: Route.LinksFunction = () => [
  ...school.fonts.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: theme },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  // ERR-3: without the frame's data, the address still says which language was asked for.
  const language = data?.locale ?? languageOf(pathname);
  const banner = useBanner(data?.banner ?? null);
  const hasConsent = data?.core.hasConsent;
  useOrigin(hasConsent);
  return (
    <html
      lang={language}
      data-device={data?.core.device}
      data-banner={banner?.slug}
      // The scripts below may have marked it before React sees it.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <ShownWhole />
        <PageScript>{MARK_OPENED_AT_TOP}</PageScript>
        <PageScript>{HIDE_DISMISSED_BANNER}</PageScript>
        {(data?.core.languages.length ?? 0) > 1 && <PageScript>{MARK_CHOSEN_LANGUAGE}</PageScript>}
        {hasConsent && <PageScript>{HIDE_ANSWERED_CONSENT}</PageScript>}
        {hasConsent && (
          <noscript>
            <link rel="stylesheet" href="/consentement.css" />
          </noscript>
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageProvider language={language}>
          <LoadingBar />
          {children}
          <InstalledApp />
        </LanguageProvider>
        <Scripts />
        <PageScript>{WAIT_FOR_SIGN}</PageScript>
        <PageScript>{LAY_OUT_REST}</PageScript>
        <Arrival />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PreviewRibbon />
      <Frame data={loaderData} layout={useLayout()} popin={usePopin()}>
        <Outlet />
      </Frame>
    </>
  );
}

/** What the home's address opens over it, in either language. */
function usePopin() {
  const french = useRouteLoaderData<typeof homeLoader>('fr');
  const english = useRouteLoaderData<typeof homeLoader>('en');
  return (french ?? english)?.popin ?? null;
}

/** ERR-1 inside the frame; ERR-3, bare, when the frame itself could not be had. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) return <ErrorPage error={error} bare />;
  return (
    <Frame data={data} layout="default" popin={null}>
      <ErrorPage error={error} />
    </Frame>
  );
}
