import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FormField, settleFixedFields } from './fixed.ts';

const settle = (field: FormField) =>
  settleFixedFields({ layout: { layout: [[[field]]] }, query: {} }).layout.layout[0]?.[0]?.[0];

const text = { name: 'lastName', type: 'string', attribute: { type: 'string', maxLength: 120 } };

test('a field that nobody may change has neither limit nor star', () => {
  assert.deepEqual(settle({ ...text, disabled: true, required: true }), {
    ...text,
    disabled: true,
    required: false,
    attribute: { type: 'string' },
  });
});

test('a field that one may change is left as it is', () => {
  const field = { ...text, name: 'programme', disabled: false, required: true };
  assert.equal(settle(field), field);
});

test('a slug that nobody may change shows its name; a relation shows its own', () => {
  const slug = { ...text, name: 'campus', disabled: true };
  assert.equal(settle(slug)?.type, 'parvis-campuses');
  const relation = { ...slug, type: 'relation', attribute: { type: 'relation' } };
  assert.equal(settle(relation)?.type, 'relation');
});
