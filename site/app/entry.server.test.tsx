import { hash } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it, vi } from 'vitest';
import * as entry from './entry.server';
import { PageScript } from './modules/policy';

function Broken(): never {
  throw new Error('broken while rendering');
}

/** A site of one page, as the framework builds it. */
function site(ErrorBoundary: () => React.ReactNode): ServerBuild {
  const route = { id: 'root', path: '' };
  const flags = {
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: true,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
    module: '/root.js',
  };
  return {
    entry: { module: entry },
    routes: { root: { ...route, module: { default: Broken, ErrorBoundary } } },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: { root: { ...route, ...flags } },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

function answer(ErrorBoundary: () => React.ReactNode): Promise<Response> {
  const handle = createRequestHandler(site(ErrorBoundary), 'production');
  return handle(new Request('http://localhost/'), new RouterContextProvider());
}

async function visit(ErrorBoundary: () => React.ReactNode) {
  const response = await answer(ErrorBoundary);
  const { status, headers } = response;
  return { status, kept: headers.get('cache-control'), body: await response.text() };
}

it('ERR-1: a page that fails while rendering is the error page, with status 500', async () => {
  const { status, body } = await visit(() => <p>page d’erreur</p>);
  expect(status).toBe(500);
  expect(body).toContain('page d’erreur');
});

it('ERR-4: when the error page fails too, a plain English page leads home', async () => {
  const { status, kept, body } = await visit(Broken);
  expect(status).toBe(500);
  expect(kept).toBe('no-store');
  expect(body).toContain('Something went wrong');
  expect(body).toContain('<a href="/">Go to the home page</a>');
});

it('a script that came in with someone’s words has no hash, and ours has', async () => {
  vi.stubEnv('DEV', false);
  const words = { __html: '<script>alert(1)</script>' };
  const response = await answer(() => (
    <>
      <PageScript>ours()</PageScript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what a page must never have, and would have by a fault of ours */}
      <p dangerouslySetInnerHTML={words} />
    </>
  ));
  vi.unstubAllEnvs();
  expect(await response.text()).toContain(
    '<script>ours()</script><p><script>alert(1)</script></p>',
  );
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('sha256', 'ours()', 'base64')}';`);
});
