import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

export type Environment = Record<string, string | undefined>;

const secret = () => randomBytes(32).toString('base64url');

/** Settings made once per machine, in the order of the file. */
const generators: Readonly<Record<string, () => string>> = {
  APP_KEYS: () => [secret(), secret(), secret(), secret()].join(','),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: () => randomBytes(32).toString('hex'),
  ADMIN_EMAIL: () => 'admin@parvis.example',
  ADMIN_PASSWORD: password,
  CONTENT_USERNAME: () => 'parvis-site',
  CONTENT_PASSWORD: password,
  CLEAR_TOKEN: secret,
  FORM_SECRET: secret,
};

const sharedWithSite = new Set([
  'CONTENT_USERNAME',
  'CONTENT_PASSWORD',
  'CLEAR_TOKEN',
  'FORM_SECRET',
]);
export const generatedKeys = Object.keys(generators);
export const cmsOnlyKeys = [
  ...generatedKeys.filter((key) => !sharedWithSite.has(key)),
  'CMS_HOST',
  'CMS_PORT',
  'CMS_URL',
  'CRM_WEBHOOK_URL',
  'CRM_WEBHOOK_SECRET',
  'DATA_DIR',
  'DATABASE_POOL',
  'DATABASE_URL',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SEED_CONTENT',
  'SITE_INTERNAL_URL',
];

/** What the file says, under what the real environment says. */
export function readSettings(file: string, environment: Environment = process.env): Environment {
  const written = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  return { ...written, ...environment };
}

/** Adds the settings that neither the file nor the environment has. What the file says is never changed. */
export function ensureSettings(file: string, environment: Environment = process.env): Environment {
  const known = readSettings(file, environment);
  const missing = generatedKeys.filter((key) => known[key] === undefined);
  if (missing.length > 0) append(file, missing.map((key) => `${key}=${generate(key)}\n`).join(''));
  return readSettings(file, environment);
}

/** Settings for a content service that is compiled but never run, as the tests do: nothing is written. */
export function throwAwaySettings(environment: Environment = process.env): Environment {
  return {
    ...Object.fromEntries(generatedKeys.map((key) => [key, generate(key)])),
    ...environment,
  };
}

function append(file: string, lines: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const descriptor = fs.openSync(file, 'a+', 0o600);
  try {
    const before = fs.readFileSync(descriptor, 'utf8');
    const head =
      before === ''
        ? '# Made at the first start. Real environment variables win over this file.\n'
        : '';
    const gap = before === '' || before.endsWith('\n') ? '' : '\n';
    // One write: an interrupted start leaves all of it or nothing.
    fs.writeSync(descriptor, `${gap}${head}${lines}`);
  } finally {
    fs.closeSync(descriptor);
  }
}

function generate(key: string): string {
  return generators[key]?.() ?? '';
}

/** Strapi refuses a password without an upper-case letter, a lower-case letter and a digit. */
function password(): string {
  for (;;) {
    const candidate = randomBytes(18).toString('base64url');
    if (/[A-Z]/.test(candidate) && /[a-z]/.test(candidate) && /\d/.test(candidate))
      return candidate;
  }
}
