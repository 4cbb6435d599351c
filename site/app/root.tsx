import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { config } from './config.server';
import { campusesOrNull } from './content/campuses.server';
import { menuOrNull } from './content/menus.server';
import { siteSettings } from './content/settings.server';
import { orFail } from './modules/errors';
import { LanguageProvider } from './modules/taxonomy';
import { followRedirects, localeContext, readLocale, readPreview } from './request.server';
import { ErrorPage } from './sections/error-page';
import { Frame } from './shell/frame';
import type { FrameData } from './shell/frame-data';
import { PreviewRibbon } from './shell/preview-ribbon';
import theme from './theme/theme.css?url';

export const middleware: Route.MiddlewareFunction[] = [readLocale, readPreview, followRedirects];

export async function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const [settings, navbar, footer, campuses] = await Promise.all([
    orFail(siteSettings(locale)),
    menuOrNull('navbarproto', locale),
    menuOrNull('footer', locale),
    campusesOrNull(locale),
  ]);
  const addresses = {
    careers: config.addresses.careers ?? settings.addresses.careers,
    complaint: config.addresses.complaint ?? settings.addresses.complaint,
  };
  const frame: FrameData = {
    languages: config.locales,
    settings,
    navbar: navbar ?? [],
    footer: footer ?? [],
    campuses: campuses ?? [],
    addresses,
  };
  return { locale, frame };
}

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: theme },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  const language = useRouteLoaderData<typeof loader>('root')?.locale ?? 'fr';
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageProvider language={language}>{children}</LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PreviewRibbon />
      <Frame data={loaderData.frame}>
        <Outlet />
      </Frame>
    </>
  );
}

/** ERR-1 inside the frame; ERR-3, bare, when the frame itself could not be had. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<typeof loader>('root')?.frame;
  if (!frame) return <ErrorPage error={error} bare />;
  return (
    <Frame data={frame}>
      <ErrorPage error={error} />
    </Frame>
  );
}
