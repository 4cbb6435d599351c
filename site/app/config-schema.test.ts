import { expect, it } from 'vitest';
import { type Config, readConfig } from './config-schema.server';

const least = {
  SITE_URL: 'https://www.cassini.example',
  CONTENT_USERNAME: 'site',
  CONTENT_PASSWORD: 'secret',
};

function config(environment: Record<string, string> = {}, school = 'cassini'): Config {
  const reading = readConfig({ ...least, ...environment }, school);
  if ('faults' in reading) throw new Error(reading.faults.join('\n'));
  return reading.config;
}

function faults(environment: Record<string, string | undefined>): string[] {
  const reading = readConfig({ ...least, ...environment }, 'cassini');
  return 'faults' in reading ? reading.faults : [];
}

it('CFG-1: names every missing variable, what it expects and an example, all at once', () => {
  expect(readConfig({}, 'cassini')).toEqual({
    faults: [
      'SITE_URL is missing: it expects the public origin of the site, without a path, for example SITE_URL=https://www.cassini.example',
      'CONTENT_USERNAME is missing: it expects the name of the service account, for example CONTENT_USERNAME=parvis-site',
      'CONTENT_PASSWORD is missing: it expects the password of the service account, for example CONTENT_PASSWORD="a long random text"',
    ],
  });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['WEB_CONCURRENCY', '0'],
  ['WEB_CONCURRENCY', '65'],
  ['WEB_CONCURRENCY', '1.5'],
  ['WEB_CONCURRENCY', 'auto'],
  ['REDIS_URL', 'localhost:6379'],
  ['REDIS_URL', 'https://redis.example'],
  ['SITE_URL', 'www.cassini.example'],
  ['SITE_URL', 'ftp://cassini.example'],
  ['SITE_URL', 'https://cassini.example/site'],
  ['CONTENT_API_URL', 'localhost:1337'],
  ['HAS_EN', 'perhaps'],
  ['PRODUCT', 'École'],
  ['CAREERS_URL', 'javascript:alert(1)'],
  ['CRM_HOSTS', 'https://crm.example'],
  ['CLEAR_TOKEN', 'short'],
  ['FORM_SECRET', 'short'],
  ['PROXY_HOPS', '-1'],
  ['PROXY_HOPS', 'nginx'],
  ['DRAIN_SECONDS', '6'],
  ['FIXED_NOW', 'yesterday'],
])('CFG-1: %s=%s is refused, by name', (name, value) => {
  const found = faults({ [name]: value });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(
    new RegExp(`^${name} is malformed: it expects .+, for example ${name}=.+`),
  );
});

it('CFG-1: an empty value is an unset one', () => {
  expect(faults({ CONTENT_PASSWORD: ' ' })[0]).toMatch(/^CONTENT_PASSWORD is missing/);
  expect(config({ CAREERS_URL: '' }).addresses.careers).toBeUndefined();
});

it('the site is one process, with nobody to share with, unless said otherwise', () => {
  expect(config()).toMatchObject({ workers: 1, redisUrl: undefined });
  expect(
    config({ WEB_CONCURRENCY: '4', REDIS_URL: 'rediss://site:secret@redis.example/2' }),
  ).toMatchObject({ workers: 4, redisUrl: 'rediss://site:secret@redis.example/2' });
});

it('CFG-2: the locale set is French alone, and French and English with HAS_EN', () => {
  expect(config().locales).toEqual(['fr']);
  expect(config({ HAS_EN: 'on' }).locales).toEqual(['fr', 'en']);
  expect(config({ HAS_EN: 'off' }).locales).toEqual(['fr']);
});

it('CFG-3, CFG-4: profiles are off and the school is Cassini unless said otherwise', () => {
  expect(config()).toMatchObject({ hasProfiles: false, product: 'cassini' });
  expect(config({ HAS_PROFILES: '1', PRODUCT: 'arago' }, 'arago')).toMatchObject({
    hasProfiles: true,
    product: 'arago',
  });
});

it('TRK-4: visitors are asked about cookies where the school says so', () => {
  expect(config().hasConsent).toBe(false);
  expect(config({ HAS_CONSENT: 'on' }).hasConsent).toBe(true);
});

it('CFG-4: a build of one school does not start as another', () => {
  expect(faults({ PRODUCT: 'arago' })).toEqual([
    'PRODUCT is arago, but this build is of cassini: build the site with PRODUCT=arago, as npm start does, or start it with PRODUCT=cassini',
  ]);
  expect(() => config({}, 'arago')).toThrow('PRODUCT is cassini, but this build is of arago');
});

it('CFG-5: the content service is on this machine unless said otherwise, without a trailing slash', () => {
  expect(config().content.url).toBe('http://localhost:1337/api');
  expect(config({ CONTENT_API_URL: 'https://cms.example/api/' }).content.url).toBe(
    'https://cms.example/api',
  );
});

it('CFG-5: CRM hosts are a list', () => {
  expect(config({ CRM_HOSTS: 'crm.example, Inscriptions.example:8443' }).crmHosts).toEqual([
    'crm.example',
    'inscriptions.example:8443',
  ]);
});

it('CFG-6: the canonical origin has neither path nor slash', () => {
  expect(config({ SITE_URL: 'https://www.cassini.example/' }).siteUrl).toBe(
    'https://www.cassini.example',
  );
});

it('the admin is an origin, wherever in it the address leads', () => {
  expect(config().adminUrl).toBeUndefined();
  expect(config({ ADMIN_URL: 'https://contenu.cassini.example/admin' }).adminUrl).toBe(
    'https://contenu.cassini.example',
  );
  expect(faults({ ADMIN_URL: 'contenu' })).toHaveLength(1);
});

it('forms have a secret that every process of the site has, and that gives nothing else away', () => {
  expect(config({ FORM_SECRET: 'a long random text' }).formSecret).toBe('a long random text');
  const { formSecret } = config();
  expect(formSecret).toBe(config().formSecret);
  expect(formSecret).not.toBe(config({ CONTENT_PASSWORD: 'another' }).formSecret);
  expect(formSecret).not.toContain(least.CONTENT_PASSWORD);
});

it('stops the clock for tests', () => {
  expect(config({ FIXED_NOW: '2026-11-15T09:00:00+01:00' }).now().toISOString()).toBe(
    '2026-11-15T08:00:00.000Z',
  );
});
