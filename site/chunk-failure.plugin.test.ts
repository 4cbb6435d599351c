import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withOurAnswer } from './chunk-failure.plugin';

const file = 'node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js';
const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');

it('APP-3: React Router as installed neither reloads nor speaks; it asks us', () => {
  const code = withOurAnswer(source);
  expect(code).toMatch(/catch \(error\) \{\s+return codeIsMissing\(route\.id, error\);\s+\}/);
  expect(code).not.toMatch(/location\.reload|console\./);
});

it.each([
  ['reloads elsewhere', source.replace('window.location.reload()', 'window.location.replace("")')],
  ['reloads twice', `${source}${source}`],
  ['is empty', ''],
])('APP-3: a React Router that %s fails the build', (_name, changed) => {
  expect(() => withOurAnswer(changed)).toThrow('decision 0031');
});
