import { expect, it } from 'vitest';
import { answerHeaders, contentHeaders, pageHeaders } from './headers.server';

const LOCAL = 'http://localhost:3000';
const PUBLIC = 'https://www.cassini.example';

/** The directives of a policy by name. */
function directives(page: Parameters<typeof pageHeaders>[0]): Record<string, string> {
  const policy = pageHeaders(page)['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

it('a page runs the scripts of the site and those it is written with, and no other', () => {
  const { 'script-src': scripts } = directives({ siteUrl: PUBLIC, scripts: ["'sha256-a='"] });
  expect(scripts).toBe("'self' 'sha256-a='");
  expect(pageHeaders({ siteUrl: PUBLIC })['content-security-policy']).not.toContain('unsafe');
});

it('a page has its files from the site, and pictures and films from anywhere', () => {
  expect(directives({ siteUrl: PUBLIC })).toMatchObject({
    'default-src': "'none'",
    'style-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'img-src': "'self' data: https:",
    'media-src': "'self' https:",
    'base-uri': "'none'",
  });
});

it('BLK-2: it frames the hosts it is given, once each, and no other', () => {
  const frames = [
    'https://player.example/',
    'https://player.example/2',
    'https://é.example/;x',
    '/pied',
    '',
  ];
  expect(directives({ siteUrl: PUBLIC, frames })['frame-src']).toBe(
    'https://player.example https://xn--9ca.example',
  );
  expect(directives({ siteUrl: PUBLIC })['frame-src']).toBe("'none'");
});

it('POP-8: its forms lead to the site and to the hosts a visitor may be handed to', () => {
  const crmHosts = ['crm.example', 'inscriptions.example:8443'];
  expect(directives({ siteUrl: PUBLIC, crmHosts })['form-action']).toBe(
    "'self' crm.example inscriptions.example:8443",
  );
});

it('nobody frames it but the admin, where it is a draft', () => {
  const page = { siteUrl: PUBLIC };
  expect(directives(page)['frame-ancestors']).toBe("'none'");
  expect(pageHeaders(page)['x-frame-options']).toBe('DENY');
  const draft = { ...page, framedBy: 'https://contenu.cassini.example' };
  expect(directives(draft)['frame-ancestors']).toBe('https://contenu.cassini.example');
  expect(pageHeaders(draft)).not.toHaveProperty('x-frame-options');
});

it('only a site of https asks for https', () => {
  expect(directives({ siteUrl: PUBLIC })).toHaveProperty('upgrade-insecure-requests');
  expect(answerHeaders(PUBLIC)['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
  expect(directives({ siteUrl: LOCAL })).not.toHaveProperty('upgrade-insecure-requests');
  expect(answerHeaders(LOCAL)).not.toHaveProperty('strict-transport-security');
});

it.each([
  ['application/json', /^default-src 'none'/, 'same-origin'],
  ['application/atom+xml; charset=utf-8', /^default-src 'none'/, 'same-origin'],
  ['image/svg+xml', /^default-src 'none'.*sandbox$/, 'cross-origin'],
  ['image/png', undefined, 'cross-origin'],
  ['video/mp4', undefined, 'same-origin'],
  ['application/pdf', undefined, 'same-origin'],
])('%s: %s, %s', (type, policy, shownBy) => {
  const headers = contentHeaders(type);
  if (policy) expect(headers['content-security-policy']).toMatch(policy);
  else expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers['cross-origin-resource-policy']).toBe(shownBy);
});
