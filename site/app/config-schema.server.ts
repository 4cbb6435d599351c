import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** A value of the environment: what is expected of it, in words that the message of a failed start uses. */
type Setting<Value> = { schema: z.ZodType<Value>; expects: string; example: string; about: string };

function setting<Value>(
  schema: z.ZodType<Value>,
  expects: string,
  example: string,
  about: string,
): Setting<Value> {
  return { schema, expects, example, about };
}

const address = z.url({ protocol: /^https?$/ });
const optionalAddress = (about: string) =>
  setting(address.optional(), 'an http(s) address', 'https://reseau.example', about);
const flag = (about: string) => setting(z.stringbool().default(false), 'on or off', 'on', about);

export const settings = {
  NODE_ENV: setting(
    z.enum(['production', 'development', 'test']).default('production'),
    'production, development or test',
    'production',
    'Details of errors are shown outside production only.',
  ),
  PORT: setting(
    z.coerce.number().int().min(1).max(65_535).default(3000),
    'a port between 1 and 65535',
    '3000',
    'The port the site listens on.',
  ),
  METRICS_PORT: setting(
    z.coerce.number().int().min(1).max(65_535).optional(),
    'a port between 1 and 65535',
    '9464',
    'Where /metrics, /healthz and /readyz are told to those who run the site. Unset, nothing is counted; /healthz and /readyz are at the site’s own port too.',
  ),
  METRICS_HOST: setting(
    z.string().default('127.0.0.1'),
    'an address of this machine',
    '127.0.0.1',
    'Who can reach METRICS_PORT: this machine alone, or, with 0.0.0.0, whoever its network lets through.',
  ),
  WEB_CONCURRENCY: setting(
    z.coerce.number().int().min(1).max(64).default(1),
    'how many processes answer, between 1 and 64',
    '4',
    'One for each core is the most that helps. They share the port and the clears, and one more, which answers nobody, makes their pages anew.',
  ),
  REDIS_URL: setting(
    z.url({ protocol: /^rediss?$/, hostname: /./ }).optional(),
    'the address of a Redis, 6 or later',
    'redis://localhost:6379',
    'Where processes and machines share pages and clears. Unset, processes share clears alone, and machines nothing.',
  ),
  SITE_URL: setting(
    address
      .refine((value) => URL.canParse(value) && new URL(value).pathname === '/', 'has a path')
      .transform((value) => new URL(value).origin),
    'the public origin of the site, without a path',
    'https://www.cassini.example',
    'Canonical links, the sitemap and absolute redirects are built on it.',
  ),
  CONTENT_API_URL: setting(
    address.default('http://localhost:1337/api').transform((value) => value.replace(/\/+$/, '')),
    'the address of the content service, with its base path',
    'http://localhost:1337/api',
    'Where the content comes from.',
  ),
  CONTENT_USERNAME: setting(
    z.string(),
    'the name of the service account',
    'parvis-site',
    'Who the site signs in as.',
  ),
  CONTENT_PASSWORD: setting(
    z.string(),
    'the password of the service account',
    'a long random text',
    'What the site signs in with. It never reaches the browser.',
  ),
  CLEAR_TOKEN: setting(
    z.string().min(16).optional(),
    'a secret of 16 characters or more',
    'a long random text',
    'What the content service shows to clear the cache. Unset, nobody can.',
  ),
  FORM_SECRET: setting(
    z.string().min(16).optional(),
    'a secret of 16 characters or more',
    'a long random text',
    'What forms are signed with: the same for every process of the site. Unset, it is made from CONTENT_PASSWORD.',
  ),
  PROXY_HOPS: setting(
    z.coerce.number().int().min(0).max(9).default(0),
    'how many proxies stand before the site',
    '1',
    'Each adds to X-Forwarded-For the address it was called from. None, and the header is anyone’s word.',
  ),
  PRODUCT: setting(
    z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .default('cassini'),
    'the slug of the school: small letters, digits and hyphens',
    'cassini',
    'The school: its theme, its alumni page and the prefix of its articles and news.',
  ),
  HAS_EN: flag('English beside French: /en, and the language switch.'),
  HAS_PROFILES: flag('The profile selector.'),
  HAS_OFFLINE: setting(
    z.stringbool().default(true),
    'on or off',
    'off',
    'Pages already seen open without a network. Off, browsers let go of the service worker and of all it kept.',
  ),
  HAS_CONSENT: flag(
    'Visitors are asked before the cookies of where they came from are set. Off, these are set on arrival.',
  ),
  NETWORK_SITE_URL: optionalAddress('The site of the school network.'),
  CAREERS_URL: optionalAddress('The careers site, linked in the footer.'),
  COMPLAINT_URL: optionalAddress('The complaint form, linked in the footer.'),
  FOOTER_FRAME_URL: optionalAddress('The page framed in the footer.'),
  ADMIN_URL: setting(
    address.transform((value) => new URL(value).origin).optional(),
    'the address of the admin of the content service',
    'https://contenu.cassini.example/admin',
    'Editors look at drafts inside the admin: a draft may be framed from there. Unset, no page is framed by anyone.',
  ),
  MEDIA_URL: setting(
    address.optional(),
    'an http(s) address',
    'https://media.cassini.example',
    'Where the files of the old site are: their old addresses lead there. Unset, these are not found.',
  ),
  CRM_HOSTS: setting(
    z
      .string()
      .regex(/^[a-z0-9.-]+(:\d+)?(\s*,\s*[a-z0-9.-]+(:\d+)?)*$/i)
      .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
      .default([]),
    'host names separated by commas',
    'crm.example, inscriptions.example',
    'The hosts a visitor may be handed to.',
  ),
  PAGE_CACHE_MB: setting(
    z.coerce.number().int().min(0).max(65_536).default(256),
    'a number of megabytes, 0 for none',
    '256',
    'How much room each process of the site has for the pages it keeps.',
  ),
  WARM_UP: setting(
    z.stringbool().default(true),
    'on or off',
    'off',
    'Every page of the sitemap, and what the pop-in asks, is made ahead of its first visitor, at the start and after something live has changed.',
  ),
  SPOOL_DIR: setting(
    z.string().default('data/spool'),
    'a folder the site may write to',
    'data/spool',
    'Where what visitors ask waits while the content service is down. It outlives the process: on a volume of its own in a container.',
  ),
  DRAIN_SECONDS: setting(
    z.coerce.number().int().min(0).max(5).default(0),
    'a number of seconds, 5 at most',
    '5',
    'How long a site that is told to stop still answers, while /readyz says 503: as long as a balancer in front takes to notice.',
  ),
  LOG_LEVEL: setting(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    'trace, debug, info, warn, error or silent',
    'info',
    'How much is logged.',
  ),
  FIXED_NOW: setting(
    z.iso.datetime({ offset: true }).optional(),
    'an instant in ISO 8601',
    '2026-11-15T09:00:00+01:00',
    'Stops the clock, for tests.',
  ),
};

type Settings = typeof settings;
type Value<Entry> = Entry extends Setting<infer V> ? V : never;
type Values = { [Name in keyof Settings]: Value<Settings[Name]> };

export type Locale = 'fr' | 'en';

export type Config = Readonly<{
  production: boolean;
  port: number;
  metricsPort: number | undefined;
  metricsHost: string;
  workers: number;
  redisUrl: string | undefined;
  siteUrl: string;
  adminUrl: string | undefined;
  product: string;
  locales: readonly [Locale, ...Locale[]];
  hasProfiles: boolean;
  hasOffline: boolean;
  hasConsent: boolean;
  content: Readonly<{ url: string; username: string; password: string }>;
  clearToken: string | undefined;
  formSecret: string;
  proxyHops: number;
  addresses: Readonly<
    Record<'network' | 'careers' | 'complaint' | 'footerFrame' | 'media', string | undefined>
  >;
  crmHosts: readonly string[];
  pageCacheBytes: number;
  warmsUp: boolean;
  spool: string;
  drainMs: number;
  logLevel: string;
  now: () => Date;
}>;

export type Reading = { config: Config } | { faults: string[] };

/**
 * Reads every setting and names every fault at once, rather than one at each attempt to start. A build is of one school,
 * and starts as no other.
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  school: string,
): Reading {
  const faults: string[] = [];
  const read = <V>(
    name: keyof Settings,
    { schema, expects, example }: Setting<V>,
  ): V | undefined => {
    const given = environment[name]?.trim() || undefined;
    const result = schema.safeParse(given);
    if (result.success) return result.data;
    const what = given === undefined ? 'is missing' : 'is malformed';
    faults.push(`${name} ${what}: it expects ${expects}, for example ${name}=${quoted(example)}`);
    return undefined;
  };
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, entry]) => [
      name,
      read(name as keyof Settings, entry as Setting<unknown>),
    ]),
  ) as Values;
  if (values.PRODUCT !== undefined && values.PRODUCT !== school)
    faults.push(
      `PRODUCT is ${values.PRODUCT}, but this build is of ${school}: build the site with PRODUCT=${values.PRODUCT}, as npm start does, or start it with PRODUCT=${school}`,
    );
  return faults.length > 0 ? { faults } : { config: shape(values) };
}

function quoted(example: string): string {
  return /[\s,]/.test(example) ? `"${example}"` : example;
}

function shape(values: Values): Config {
  const { FIXED_NOW: fixed } = values;
  const fixedMs = Date.parse(fixed ?? '');
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    workers: values.WEB_CONCURRENCY,
    redisUrl: values.REDIS_URL,
    siteUrl: values.SITE_URL,
    adminUrl: values.ADMIN_URL,
    product: values.PRODUCT,
    locales: values.HAS_EN ? ['fr', 'en'] : ['fr'],
    hasProfiles: values.HAS_PROFILES,
    hasOffline: values.HAS_OFFLINE,
    hasConsent: values.HAS_CONSENT,
    content: {
      url: values.CONTENT_API_URL,
      username: values.CONTENT_USERNAME,
      password: values.CONTENT_PASSWORD,
    },
    clearToken: values.CLEAR_TOKEN,
    formSecret:
      values.FORM_SECRET ??
      createHmac('sha256', values.CONTENT_PASSWORD).update('forms').digest('hex'),
    proxyHops: values.PROXY_HOPS,
    addresses: {
      network: values.NETWORK_SITE_URL,
      careers: values.CAREERS_URL,
      complaint: values.COMPLAINT_URL,
      footerFrame: values.FOOTER_FRAME_URL,
      media: values.MEDIA_URL,
    },
    crmHosts: values.CRM_HOSTS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    warmsUp: values.WARM_UP,
    spool: values.SPOOL_DIR,
    drainMs: values.DRAIN_SECONDS * 1000,
    logLevel: values.LOG_LEVEL,
    now: fixed ? () => new Date(fixedMs) : () => new Date(),
  };
}
