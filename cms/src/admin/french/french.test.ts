import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { BLOCK_FAMILIES } from '../blocks.ts';
import { FRENCH, STRAPI_IN_FRENCH } from './index.ts';
import { KINDS } from './kinds.ts';
import { typeset } from './typography.ts';
import { VALUES } from './values.ts';

type Messages = Record<string, string>;

/** Strapi's packages that an editor or an administrator sees, and the prefix of their messages. */
const PACKAGES = [
  { name: 'admin', prefix: '', translations: 'dist/admin/admin/src/translations' },
  { name: 'content-manager', prefix: 'content-manager.' },
  { name: 'content-type-builder', prefix: 'content-type-builder.' },
  { name: 'email', prefix: 'email.' },
  { name: 'i18n', prefix: 'i18n.' },
  { name: 'plugin-users-permissions', prefix: 'users-permissions.' },
  { name: 'upload', prefix: 'upload.' },
];

/** What never shows in this edition, in production, with our settings. */
const NEVER_SHOWN = [
  // Paid features.
  /audit-?logs|sso|history|restore\.|releases|review-workflows|seat|last-activity|\.ee\./i,
  /\.page\.(Purchase|purchase)|premiumFeature/,
  // Promotion and tours, switched off.
  /^tours\.|FreeTrial|Upsell|trialCountdown|NpsSurvey|MediaLibraryBanner|deploy-now/,
  // Strapi's artificial intelligence.
  /AITranslation|aiLocalizations|ai-translations|ai-usage|aiMetadata|^upload\.ai\.|\.chat\./,
  /generatingMetadata|metadata(Generated|Skipped|Failed)|create-metadata|replace\.description\.ai/i,
  // The forms of models, which only open in development.
  /^(content-type-builder\.)?(form\.attribute\.condition|popUpWarning\.(discardAll|bodyMessage\.delete))/,
  /^content-type-builder\.(error\.category|table\.content\.create-first)/,
  /^(true|false|null|FIXME|Zone pour plugins)$/,
];

/** Keys that Strapi, or our own home page, puts together from parts. */
const BUILT = [
  /^(content-manager\.)?apiError\./,
  /^components\.FilterOptions\.FILTER_TYPES\./,
  /^components\.Input\.error\.validation\.\w+\.withField$/,
  /^content-manager\.containers\.(List|list\.autoCloneModal\.error)\./,
  /^email\.Settings\.capabilities\.feature\./,
  /^global\.(strapi-|plugins\.(content|email|i18n|upload|users))/,
  /^i18n\.CMEditViewBulkLocale\.\w+-title$/,
  /^parvis\./,
  /^Settings\.roles\.form\.permissions\./,
  /^upload\.settings\.section\.\w+\.label$/,
];

const strapi = path.join(import.meta.dirname, '../../../node_modules/@strapi');
const translations = await Promise.all(PACKAGES.map(readTranslations));
const english: Messages = Object.assign({}, ...translations.map(({ english }) => english));
const french: Messages = Object.assign({}, ...translations.map(({ french }) => french));
const sources = PACKAGES.map(({ name, prefix }) => ({ prefix, text: readSources(name) }));
const quoted = new Set(sources.flatMap(({ text }) => stringsIn(text)));
const defaults: Messages = Object.assign({}, ...sources.map(messagesIn));

test('every message that Strapi may show here has its French', () => {
  const shown = Object.entries({ ...defaults, ...english })
    .filter(([key]) => isAskedFor(key))
    .filter(([key, text]) => /[a-z]{2}/i.test(text) && !NEVER_SHOWN.some((area) => area.test(key)));
  assert.deepEqual(
    shown
      .filter(([key]) => !french[key] && !STRAPI_IN_FRENCH[key])
      .map((entry) => entry.join(' = ')),
    [],
  );
});

test('every French message is one that Strapi asks for', () => {
  assert.deepEqual(
    Object.keys(STRAPI_IN_FRENCH).filter((key) => !isAskedFor(key)),
    [],
  );
});

test('every French message can be read, and takes the same values as the English', () => {
  const admin = createRequire(path.join(strapi, 'admin/package.json'));
  const { IntlMessageFormat } = admin('intl-messageformat');
  for (const [key, text] of Object.entries(FRENCH)) {
    assert.doesNotThrow(() => new IntlMessageFormat(text, 'fr'), `${key}: ${text}`);
    const known = new Set(valuesIn(english[key] ?? defaults[key] ?? text));
    const unknown = valuesIn(text).filter((value) => !known.has(value));
    assert.deepEqual(unknown, [], key);
  }
});

test('no word of ours is one of Strapi’s keys', () => {
  const ours = Object.keys({ ...KINDS, ...BLOCK_FAMILIES, ...VALUES });
  assert.deepEqual(
    ours.filter((key) => english[key] || french[key] || STRAPI_IN_FRENCH[key]),
    [],
  );
});

test('every kind and value of the schemas has its French', () => {
  const source = path.join(import.meta.dirname, '../..');
  const files = fs.globSync(['api/*/content-types/*/schema.json', 'components/*/*.json'], {
    cwd: source,
  });
  const missing = files.flatMap((file) => {
    const schema = JSON.parse(fs.readFileSync(path.join(source, file), 'utf8'));
    if (schema.pluginOptions?.['content-manager']?.visible === false) return [];
    const attributes: { enum?: string[] }[] = Object.values(schema.attributes);
    const values = attributes.flatMap((attribute) => attribute.enum ?? []);
    const { displayName, singularName } = schema.info;
    const names = singularName ? [displayName, singularName] : [];
    return [...names.filter((name) => !KINDS[name]), ...values.filter((value) => !VALUES[value])];
  });
  assert.deepEqual(
    missing,
    [],
    'name each kind in cms/src/admin/french/kinds.ts, each value in values.ts there',
  );
});

for (const [text, expected] of [
  ['Tri : {active}', 'Tri\u00a0: {active}'],
  ['« Titre » est pris !', '«\u00a0Titre\u00a0» est pris\u00a0!'],
  ['https://exemple.fr', 'https://exemple.fr'],
] as const) {
  test(`« ${text} » never breaks its line before its punctuation`, () => {
    assert.equal(typeset(text), expected);
  });
}

async function readTranslations({ name, prefix, translations }: (typeof PACKAGES)[number]) {
  const read = async (locale: string): Promise<Messages> => {
    const folder = path.join(strapi, name, translations ?? 'dist/admin/translations');
    const file = await import(path.join(folder, `${locale}.json.mjs`));
    const messages: Messages = file.default;
    return Object.fromEntries(
      Object.entries(messages).map(([key, text]) => [`${prefix}${key}`, text]),
    );
  };
  return { english: await read('en'), french: await read('fr') };
}

function readSources(name: string): string {
  const folder = path.join(strapi, name, 'dist/admin');
  return fs
    .globSync('**/*.mjs', { cwd: folder })
    .filter((file) => !/(^|\/)(translations|tests)\//.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

/** The messages that are only in the code: `id: 'key', defaultMessage: 'text'`. */
function messagesIn({ prefix, text }: { prefix: string; text: string }): Messages {
  const message =
    /\bid:\s*(?:(getTrad|getTranslation)\(\s*)?['"`]([^'"`$]+)['"`]\s*\)?,\s*defaultMessage:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g;
  return Object.fromEntries(
    [...text.matchAll(message)].map(([, helper, key, single, double]) => [
      helper ? `${prefix}${key}` : key,
      single ?? double,
    ]),
  );
}

/** Of `${PLUGIN_ID}.title`, what follows the prefix. */
function stringsIn(text: string): string[] {
  return [...text.matchAll(/(['"`])(?:\$\{PLUGIN_ID\}\.)?([^'"`\n]+)\1/g)].flatMap(
    ([, , string]) => string ?? [],
  );
}

function isAskedFor(key: string): boolean {
  const written = key in defaults || quoted.has(key) || quoted.has(withoutPrefix(key));
  return written || BUILT.some((family) => family.test(key));
}

function withoutPrefix(key: string): string {
  const area = PACKAGES.find(({ prefix }) => prefix && key.startsWith(prefix));
  return key.slice(area?.prefix.length ?? 0);
}

function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].flatMap(([, value]) => value ?? []);
}
