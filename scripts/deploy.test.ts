import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { isSecret, knownSettings } from './lib/known-settings.ts';
import { repository } from './lib/paths.ts';
import { cmsOnlyKeys } from './lib/settings.ts';

const deploy = path.join(repository.root, 'deploy');
const read = (...names: string[]) => fs.readFileSync(path.join(repository.root, ...names), 'utf8');
const { parse } = createRequire(path.join(repository.app('cms'), 'package.json'))('yaml');

type Service = {
  image: string;
  read_only?: boolean;
  environment?: Record<string, unknown>;
  build?: { dockerfile: string };
  volumes?: string[];
};
const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  read('deploy', 'compose.yaml'),
  { merge: true },
);

const known = await knownSettings(repository.root);
const site = new Set(Object.keys(known.site));
const cms = new Set(Object.keys(known.cms));

function names(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}

/** What a file that sets them sets: of an environment file, a unit, or an image. */
function set(file: string): string[] {
  const lines = read('deploy', file).matchAll(/^(?:Environment=|ENV )?([A-Z][A-Z0-9_]+=.*)$/gm);
  return [...lines].flatMap(([, line = '']) =>
    [...line.matchAll(/(?:^|\s)([A-Z][A-Z0-9_]+)=/g)].map(([, name = '']) => name),
  );
}

const settings: [string, string[], ReadonlySet<string>][] = [
  ['site.env.example', set('site.env.example'), site],
  ['systemd/parvis-site.service', set('systemd/parvis-site.service'), site],
  ['site.Dockerfile', set('site.Dockerfile'), site],
  ['cms.env.example', set('cms.env.example'), cms],
  ['systemd/parvis-cms.service', set('systemd/parvis-cms.service'), cms],
  ['cms.Dockerfile', set('cms.Dockerfile'), cms],
  ...Object.entries(compose.services).flatMap(([name, { image, environment = {} }]) => {
    const known = { 'parvis-site': site, 'parvis-cms': cms }[image];
    const entry: [string, string[], ReadonlySet<string>][] = known
      ? [[`compose.yaml, ${name}`, Object.keys(environment), known]]
      : [];
    return entry;
  }),
];

for (const [file, used, known] of settings) {
  test(`${file} names settings that there are`, () => {
    const own = new Set([...known, 'NODE_ENV']);
    assert.ok(used.length > 0);
    assert.deepEqual(
      used.filter((name) => !own.has(name)),
      [],
    );
  });
}

test('what the content service alone reads does not reach the site by npm start', () => {
  assert.deepEqual(
    cmsOnlyKeys.toSorted(),
    [...cms].filter((name) => !site.has(name)).toSorted(),
    'cmsOnlyKeys of scripts/lib/settings.ts has what the content service alone reads, and no more',
  );
});

test('nothing that is no setting passes for one', () => {
  for (const known of [site, cms]) assert.ok(!known.has('SITE_ADDRESS'));
  assert.ok(!site.has('DATABASE_URL'));
});

test('a secret has no value in any file', () => {
  for (const file of ['site.env.example', 'cms.env.example', 'compose.env.example'])
    for (const line of read('deploy', file).split('\n')) {
      const [name = '', value = ''] = line.split('=');
      if (/^[A-Z]/.test(name) && isSecret(name)) assert.equal(value, '', name);
    }
  for (const [name, { environment = {} }] of Object.entries(compose.services))
    for (const [key, value] of Object.entries(environment))
      if (isSecret(key)) assert.match(String(value), /^\$\{/, `${name}: ${key}`);
});

for (const app of ['site', 'cms'])
  test(`${app}.Dockerfile installs by the rules of the repository: no script of a package runs`, () => {
    const [before = ''] = read('deploy', `${app}.Dockerfile`).split('RUN npm ci');
    assert.match(before, new RegExp(`^COPY .*${app}/\\.npmrc`, 'm'));
    assert.match(read(app, '.npmrc'), /^ignore-scripts=true$/m);
  });

test('the content service finds the folder that it would make where it may write nothing', () => {
  assert.ok(fs.existsSync(path.join(repository.app('cms'), 'database/migrations')));
  assert.match(read('deploy', 'cms.Dockerfile'), /^COPY .*\/cms\/database \.\/database$/m);
});

test('compose.yaml has every part, and what its parts name is there', () => {
  const { services, volumes } = compose;
  assert.deepEqual(Object.keys(services).toSorted(), [
    'cms',
    'nginx',
    'postgres',
    'redis',
    'site-a',
    'site-b',
    'store',
  ]);
  for (const { build, volumes: mounts = [], image, read_only } of Object.values(services)) {
    if (build) assert.ok(fs.existsSync(path.join(repository.root, build.dockerfile)));
    if (image.startsWith('parvis-')) assert.equal(read_only, true);
    for (const mount of mounts) {
      const [from = ''] = mount.split(':');
      const isThere = from.startsWith('.')
        ? fs.existsSync(path.join(deploy, from))
        : from in volumes;
      assert.ok(isThere, mount);
    }
  }
});

test('what compose.yaml is to be told is in its example, and nothing else', () => {
  const asked = names(read('deploy', 'compose.yaml'), /\$\{([A-Z0-9_]+)/g);
  const optional = new Set(['CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET']);
  assert.deepEqual(
    set('compose.env.example').toSorted(),
    [...asked].filter((name) => !optional.has(name)).toSorted(),
  );
});

test('what nginx includes is there, for machines and for containers', () => {
  const [...included] = read('deploy/nginx/parvis.conf').matchAll(/include parvis\/(\S+);/g);
  const files = new Set(included.map(([, file = '']) => file));
  assert.deepEqual([...files].toSorted(), ['inside.conf', 'listen.conf', 'servers.conf']);
  for (const folder of ['nginx/parvis', 'compose/nginx'])
    assert.deepEqual(fs.readdirSync(path.join(deploy, folder)).toSorted(), [...files].toSorted());
});

test('nginx repeats no POST but a form that has a reference, and the word that something was published', () => {
  const text = read('deploy/nginx/parvis.conf');
  assert.match(text, /^ {2}proxy_next_upstream error timeout;$/m);
  const told = [...text.matchAll(/location ([^{]+) \{([^}]+)\}/g)]
    .filter(([, , rules = '']) => rules.includes('non_idempotent'))
    .map(([, where]) => where);
  assert.deepEqual(told, ['~ ^/(en/)?crm/', '= /api/clear']);
  assert.equal(text.match(/non_idempotent/g)?.length, told.length);
});
