import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { FORMS } from './forms.ts';
import { HELP, LABELS, OWN } from './labels.ts';
import { LISTS } from './lists.ts';

type Schema = {
  info: { singularName?: string };
  attributes: Record<string, object>;
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
};

const source = path.join(import.meta.dirname, '..');
const schemas = new Map<string, Schema>();
for (const file of fs.readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.json') || file.startsWith('admin')) continue;
  const schema: Schema = JSON.parse(fs.readFileSync(path.join(source, file), 'utf8'));
  // What the content manager does not show has no form and no list there.
  if (schema.pluginOptions?.['content-manager']?.visible === false) continue;
  const [, category = '', name = ''] = /components\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  const { singularName } = schema.info;
  schemas.set(
    singularName ? `api::${singularName}.${singularName}` : `${category}.${name}`,
    schema,
  );
}

test('every field of every kind and block has a French label', () => {
  const missing = [...schemas].flatMap(([uid, { attributes }]) =>
    Object.keys(attributes)
      .filter((field) => !OWN[uid]?.[field] && !LABELS[field])
      .map((field) => `${uid} ${field}`),
  );
  assert.deepEqual(missing, [], 'name each field in cms/src/editors/labels.ts');
});

test('every label, help and list names a kind and fields that exist', () => {
  const used = new Set([...schemas.values()].flatMap(({ attributes }) => Object.keys(attributes)));
  assert.deepEqual(
    Object.keys(LABELS).filter((field) => !used.has(field)),
    [],
  );
  for (const [uid, fields] of [...Object.entries(OWN), ...Object.entries(HELP)]) {
    for (const field of Object.keys(fields)) {
      assert.ok(schemas.get(uid)?.attributes[field], `${uid} ${field}`);
    }
  }
  for (const [uid, { columns, sort }] of Object.entries(LISTS)) {
    for (const field of [...columns, sort]) {
      assert.ok(schemas.get(uid)?.attributes[field], `${uid} ${field}`);
    }
  }
});

test('a form has rows of twelve columns, of fields that exist', () => {
  for (const [uid, { rows, editable }] of Object.entries(FORMS)) {
    const shown = rows.flat().map(({ name }) => name);
    assert.deepEqual(
      [...shown, ...editable].filter((field) => !schemas.get(uid)?.attributes[field]),
      [],
    );
    assert.equal(new Set(shown).size, shown.length);
    for (const row of rows)
      assert.equal(
        row.reduce((sum, { size }) => sum + size, 0),
        12,
      );
  }
});

test('every kind that editors list has its list', () => {
  const kinds = [...schemas.keys()].filter((uid) => uid.startsWith('api::'));
  const single = 'api::website-setting.website-setting';
  assert.deepEqual(
    kinds.filter((uid) => uid !== single && !LISTS[uid]),
    [],
    'give each a list in cms/src/editors/lists.ts',
  );
});
