import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addresses, fill } from './words.ts';

const words = {
  ville: 'Orgemerle',
  haute: 'Hauteselve',
  groupe: 'le groupe des alternants',
  classe: 'la première année',
  scierie: 'une scierie',
};

const cases: [string, string][] = [
  ['Campus de {ville}', 'Campus d’Orgemerle'],
  ['Campus de {haute}', 'Campus de Hauteselve'],
  ['De {ville} à Turin', 'D’Orgemerle à Turin'],
  ['Une étude confiée à {groupe}', 'Une étude confiée au groupe des alternants'],
  ['Une étude confiée à {classe}', 'Une étude confiée à la première année'],
  ['Le semestre de {groupe}', 'Le semestre du groupe des alternants'],
  ['Ce qu’on apprend de {scierie}', 'Ce qu’on apprend d’une scierie'],
  ['{scierie} recrute. {classe} répond.', 'Une scierie recrute. La première année répond.'],
];

for (const [template, text] of cases) {
  test(`French is correct around a filled slot: ${template}`, () => {
    assert.equal(fill(template, words), text);
  });
}

test('a slot without a word is a mistake, not a hole', () => {
  assert.throws(() => fill('À {vile}', words), /vile/);
});

test('addresses are plain, and no two are the same', () => {
  const address = addresses(['fete-de-l-ete-2']);
  assert.deepEqual(['Fête de l’été', 'Fête de l’été !', 'Un cœur à l’ouvrage'].map(address), [
    'fete-de-l-ete',
    'fete-de-l-ete-3',
    'un-coeur-a-l-ouvrage',
  ]);
});
