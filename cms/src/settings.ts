/** A value of the environment: what it expects, what holds without it, and what it is for. */
export type Setting = { expects: string; without: string; about: string };

export const NO_START = 'it does not start';

const secret = (about: string) => ({
  expects: 'a long random text',
  without: NO_START,
  about,
});

/** All that the content service reads of its environment. */
export const SETTINGS = {
  APP_KEYS: {
    ...secret('What its cookies are signed with; the first signs, all are believed.'),
    expects: 'long random texts, by commas',
  },
  API_TOKEN_SALT: secret('What tokens made in the admin are kept by.'),
  ADMIN_JWT_SECRET: secret('What sessions of the admin and links to drafts are signed with.'),
  TRANSFER_TOKEN_SALT: secret('What tokens of transfers are kept by.'),
  JWT_SECRET: secret('What the sign-in of the site is signed with.'),
  ENCRYPTION_KEY: secret('What tokens that the admin shows again are encrypted with.'),
  CONTENT_USERNAME: {
    ...secret('Who the site signs in as; made at the start where it is missing.'),
    expects: 'a name',
  },
  CONTENT_PASSWORD: secret(
    'What the site signs in with; changed here, it is changed at the next start.',
  ),
  ADMIN_EMAIL: {
    expects: 'an address of e-mail',
    without: 'the first administrator is asked for in the admin',
    about: 'The first administrator, made where there is none.',
  },
  ADMIN_PASSWORD: {
    expects: 'a password, with a capital, a small letter and a digit',
    without: 'as above',
    about: 'The first administrator’s; afterwards it is changed in the admin.',
  },
  CMS_HOST: {
    expects: 'an address of this machine',
    without: '`127.0.0.1`',
    about: 'Who can reach it: this machine alone, or whoever its network lets through.',
  },
  CMS_PORT: { expects: 'a port', without: '`1337`', about: 'The port it listens on.' },
  CMS_URL: {
    expects: 'an http(s) address',
    without: 'it builds none',
    about: 'Where the admin is reached from outside, by a proxy.',
  },
  SITE_URL: {
    expects: 'an http(s) address',
    without: 'drafts cannot be looked at on the site',
    about: 'The public address of the site.',
  },
  SITE_INTERNAL_URL: {
    expects: 'an http(s) address',
    without: 'nobody is told',
    about: 'Where the site is told that something live has changed.',
  },
  CLEAR_TOKEN: {
    expects: 'a long random text, the site’s',
    without: 'nobody is told',
    about: 'What it shows when it tells.',
  },
  DATA_DIR: {
    expects: 'a folder it may write to',
    without: '`data`',
    about: 'The database, on SQLite, and the files of the media library.',
  },
  DATABASE_URL: {
    expects: '`postgres://user:password@host:port/name`',
    without: 'SQLite, in `DATA_DIR`',
    about: 'The PostgreSQL that it uses.',
  },
  DATABASE_POOL: {
    expects: 'a number',
    without: '`10`',
    about: 'Connections to PostgreSQL at most.',
  },
  S3_BUCKET: {
    expects: 'the name of a bucket',
    without: 'files are in `DATA_DIR`',
    about: 'Where the files of the media library are, in an S3-compatible store.',
  },
  S3_ENDPOINT: { expects: 'an http(s) address', without: 'Amazon’s', about: 'Where the store is.' },
  S3_REGION: {
    expects: 'a name',
    without: '`us-east-1`',
    about: 'The region that the store wants in signatures.',
  },
  S3_ACCESS_KEY: {
    expects: 'a text',
    without: 'with `S3_BUCKET`, it does not start',
    about: 'Who it is to the store.',
  },
  S3_SECRET_KEY: {
    expects: 'a text',
    without: 'with `S3_BUCKET`, it does not start',
    about: 'What it signs with there.',
  },
  CRM_WEBHOOK_URL: {
    expects: 'an http(s) address',
    without: 'requests are not sent on',
    about: 'Where what visitors ask is posted on to.',
  },
  CRM_WEBHOOK_SECRET: {
    expects: 'a text of 16 characters or more',
    without: 'with `CRM_WEBHOOK_URL`, it does not start',
    about: 'What it is signed with on the way.',
  },
  PRODUCT: {
    expects: 'the slug of the school',
    without: '`cassini`',
    about: 'Whose table of old addresses holds, and whose calls have its name.',
  },
  SEED_CONTENT: {
    expects: '`none`, `demo`, `network` or `network:50,200,400`',
    without: '`none`',
    about: 'What it puts in at its first start.',
  },
  FIXED_NOW: {
    expects: 'an instant in ISO 8601',
    without: 'the clock goes',
    about: 'Stops the clock, for tests.',
  },
} as const satisfies Record<string, Setting>;
