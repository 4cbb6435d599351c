import { expect } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { test } from '../harness/faulty.ts';
import { startSite } from '../harness/product.ts';

const OTHER = 'Une erreur est survenue.';
const MESSAGES = [
  ['400', 400, 'Mauvaise requête.'],
  ['401', 401, 'Utilisateur non authentifié.'],
  ['403', 403, 'Accès refusé.'],
  ['404', 404, 'Oops cette page n&#x27;existe pas (ou plus)'],
  ['500', 500, 'Erreur interne au serveur.'],
  ['503', 503, 'Erreur interne au serveur.'],
  ['504', 504, 'Délai de réponse dépassé.'],
  ['410', 410, OTHER],
  ['418', 418, OTHER],
  ['429', 429, OTHER],
  ['599', 599, OTHER],
  // What is no status of an error is the one that errors have by default.
  ...['200', '301', '600', '-1', '5e2', '<b>', ''].map(
    (asked) => [asked, 500, 'Erreur interne au serveur.'] as const,
  ),
] as const;

test('RTE-14, ERR-2: the debug page is the page of the error that is asked for, and never indexed', async ({
  site,
}) => {
  for (const [asked, status, message] of MESSAGES) {
    const reply = await ask(`${site.url}/error/debug?status=${encodeURIComponent(asked)}`);
    expect([asked, reply.status]).toEqual([asked, status]);
    expect(reply.body).toContain(message);
    expect(reply.body).toContain(`Code erreur ${status}`);
    expect(reply.body).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-robots-tag']).toBe('noindex');
    expect(reply.headers['retry-after']).toBe([503, 504].includes(status) ? '30' : undefined);
    expect(reply.body).not.toContain('Ce qui s’est passé');
    expect(reply.body).not.toContain('Strapi');
  }
  const { status, body } = await ask(`${site.url}/error/debug`);
  expect([status, body.includes('Code erreur 500')]).toEqual([500, true]);
});

test('RTE-14: outside production it says what led to the error', async ({ standIn }) => {
  const site = await startSite({ api: standIn.api, settings: { NODE_ENV: 'development' } });
  const { status, body } = await ask(`${site.url}/error/debug?status=403`);
  await site.stop();
  expect(status).toBe(403);
  for (const words of ['Ce qui s’est passé', 'Debug · 403', 'Strapi · 403', 'noindex']) {
    expect(body.replaceAll('<!-- -->', '')).toContain(words);
  }
});
