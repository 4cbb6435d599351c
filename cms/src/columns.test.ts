import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

type Attribute = {
  type: string;
  maxLength?: number;
  column?: { type: string; args: unknown[] };
};

/** What a column of PostgreSQL holds when nothing is said of it. */
const COLUMN = 255;

const schemas = fs.globSync('{api/*/content-types/*/schema,components/*/*}.json', {
  cwd: import.meta.dirname,
});

test('no text that a form lets through is too long for its column', () => {
  assert.ok(schemas.length > 40);
  const cut = schemas.flatMap((file) => {
    const { attributes }: { attributes: Record<string, Attribute> } = JSON.parse(
      fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    );
    return Object.entries(attributes)
      .filter(([, { type }]) => type === 'string')
      .filter(([, { maxLength = Infinity, column }]) => {
        const [room = COLUMN] = column?.args ?? [];
        return maxLength > Number(room);
      })
      .map(([name]) => `${file}: ${name}`);
  });
  assert.deepEqual(cut, []);
});
