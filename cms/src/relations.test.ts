import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

type Relation = { type: string; target?: string; inversedBy?: string; mappedBy?: string };
type Schema = { attributes: Record<string, Relation> };

const api = path.join(import.meta.dirname, 'api');
const schemas = new Map<string, Schema>(
  fs.globSync('*/content-types/*/schema.json', { cwd: api }).map((file) => {
    const [kind = ''] = file.split(path.sep);
    return [`api::${kind}.${kind}`, JSON.parse(fs.readFileSync(path.join(api, file), 'utf8'))];
  }),
);

// Strapi says nothing where two kinds stand behind one field: the first is found there no more.
test('both ends of a relation name each other', () => {
  const ends = [...schemas].flatMap(([uid, { attributes }]) =>
    Object.entries(attributes).map(([field, relation]) => ({ uid, field, ...relation })),
  );
  const twoWay = ends.filter(({ inversedBy, mappedBy }) => inversedBy ?? mappedBy);
  assert.ok(twoWay.length > 10);
  const oneSided = twoWay.filter(({ uid, field, target = '', inversedBy, mappedBy }) => {
    const other = schemas.get(target)?.attributes[inversedBy ?? mappedBy ?? ''];
    const named = inversedBy ? other?.mappedBy : other?.inversedBy;
    return other?.target !== uid || named !== field;
  });
  assert.deepEqual(
    oneSided.map(({ uid, field }) => `${uid} ${field}`),
    [],
    'give the other kind a field of its own for this one, or take inversedBy away',
  );
});
