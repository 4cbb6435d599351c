import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterMove, byFrom, refusal, tidy } from './rules.ts';
import { readTable } from './school.ts';

const others = [
  { from: '/jpo', to: '/agenda' },
  { from: '/blogue/*', to: '/blog/*' },
  { from: '/en/offres-alternance/vendeur', to: '/en/offres-alternance/vendeuse' },
];

const refused: [string, string, string, RegExp][] = [
  ['a relative path', 'jpo-2', '/agenda', /n’est pas un chemin/],
  ['another host', '//evil.example', '/agenda', /n’est pas un chemin/],
  ['a query', '/jpo?x=1', '/agenda', /n’est pas un chemin/],
  ['a star in the middle', '/a/*/b', '/agenda', /n’est pas un chemin/],
  ['a script', '/x', 'javascript:alert(1)', /ni une adresse/],
  ['another host as target', '/x', '//evil.example', /ni une adresse/],
  ['a duplicate', '/jpo', '/contact', /déjà redirigé/],
  ['a loop', '/x', '/x', /lui-même/],
  ['a loop in capitals', '/x', '/X/', /lui-même/],
  ['a loop by pattern', '/x/*', '/x/y', /lui-même/],
  ['a chain', '/portes', '/jpo', /visez cette adresse/],
  ['a chain by pattern', '/portes', '/blogue/truc', /« \/blog\/truc » : visez cette adresse/],
  ['a loop by another rule', '/agenda', '/jpo', /lui-même, en passant par « \/jpo »\.$/],
  ['the end of another', '/agenda', '/evenements', /modifiez d’abord/],
  ['a loop by query', '/article/x', '/article?slug=x', /lui-même/],
  ['a loop by pattern and query', '/article/*', '/article?slug=x', /lui-même/],
  ['a chain by query', '/portes', '/en/offres-alternance/?de=a&offre=vendeur', /visez cette/],
  ['a pattern to nowhere', '/x', '/y/*', /ne fait pas/],
];

for (const [name, from, to, reason] of refused) {
  test(`RED-7: ${name} is refused, with the rule named: ${from} → ${to}`, () => {
    assert.match(refusal({ from, to }, others) ?? '', reason);
  });
}

for (const [from, to] of [
  ['/portes-ouvertes', '/agenda'],
  ['/vieux/*', '/nouveau/*'],
  ['/vieux/*', '/nouveau'],
  ['/pdf', 'https://media.example/a.pdf'],
  ['/blogueurs', '/blog'],
  ['/contact-ancien', '/?popin=true&action=contact'],
  ['/article', '/article?slug=x'],
  ['/promo', '/offres-alternance?offre=vendeur'],
] as const) {
  test(`RED-8: ${from} → ${to} is accepted`, () => {
    assert.equal(refusal({ from, to }, others), undefined);
  });
}

test('RED-1: rules are kept in small letters, without a slash at the end', () => {
  assert.deepEqual(tidy({ from: ' /JPO/ ', to: ' /agenda ' }), { from: '/jpo', to: '/agenda' });
});

test('RED-8: an address that a query names is kept as the path below its list', () => {
  const to = '/blog';
  assert.deepEqual(tidy({ from: '/Article/?slug=x', to }), { from: '/article/x', to });
  assert.match(refusal(tidy({ from: '/article?slug=x&a=1', to }), others) ?? '', /pas un chemin/);
  assert.match(refusal(tidy({ from: '/article?slug=X', to }), others) ?? '', /pas un chemin/);
});

const saved = (documentId: string, from: string, to: string) => ({ documentId, from, to });

test('RED-7: a page that moves takes the rules that led to it along', () => {
  const rules = [saved('1', '/actualites/a', '/actualites/b'), saved('2', '/x', '/y')];
  assert.deepEqual(afterMove(rules, '/actualites/b', '/actualites/c'), {
    remove: [],
    retarget: [{ documentId: '1', to: '/actualites/c' }],
    add: { from: '/actualites/b', to: '/actualites/c' },
  });
});

test('RED-7: a page that moves back leaves no loop', () => {
  const rules = [saved('1', '/actualites/a', '/actualites/b')];
  assert.deepEqual(afterMove(rules, '/actualites/b', '/actualites/a'), {
    remove: ['1'],
    retarget: [],
    add: { from: '/actualites/b', to: '/actualites/a' },
  });
});

test('RED-7: a rule that led to a place in the page leads to the same place in the new one', () => {
  const rules = [saved('1', '/tarifs', '/formations/bts?de=tarifs#prix'), saved('2', '/x', '/y')];
  assert.deepEqual(afterMove(rules, '/formations/bts', '/formations/bts-2027').retarget, [
    { documentId: '1', to: '/formations/bts-2027?de=tarifs#prix' },
  ]);
});

test('RED-7: a rule that led to what a query names is led on, with the rest of the query', () => {
  const rules = [saved('1', '/promo', '/article?de=promo&slug=a&x#suite')];
  assert.deepEqual(afterMove(rules, '/article/a', '/article/b').retarget, [
    { documentId: '1', to: '/article/b?de=promo&x#suite' },
  ]);
});

const school = byFrom(
  readTable(`# Campus
/lyon  /campus/lyon
/campus-lyon\t/campus/lyon
/mba/*  /formations/mastere
/pdf/*  media:/pdf/*
`),
);

test('RED-8: the table of a school is a rule a line, files apart', () => {
  assert.deepEqual([...school.keys()], ['/lyon', '/campus-lyon', '/mba/*']);
});

const besideSchool: [string, string, string, RegExp | undefined][] = [
  ['in the place of the school’s', '/lyon', '/agenda', undefined],
  [
    'a chain with the school’s',
    '/affiche',
    '/lyon',
    /ancienne adresse de l’école, redirigée vers « \/campus\/lyon »/,
  ],
  [
    'a chain with its pattern',
    '/affiche',
    '/mba/paris',
    /« \/formations\/mastere » : visez cette adresse/,
  ],
  ['a move to where the school’s leads from', '/campus/lyon', '/campus-lyon', undefined],
  ['an address that stays', '/lyon', '/lyon', undefined],
  ['an address below a pattern that stays', '/mba/paris', '/mba/paris', undefined],
  ['an address that stays, for no reason', '/nantes', '/nantes', /lui-même/],
  ['an address that stays with a query', '/lyon', '/lyon?x=1', /lui-même/],
  ['where another stays', '/affiche', '/campus-lyon', undefined],
  ['a duplicate of what stays', '/campus-lyon', '/agenda', /déjà redirigé/],
];

for (const [name, from, to, reason] of besideSchool) {
  test(`RED-7: beside the school’s own rules: ${name}: ${from} → ${to}`, () => {
    const stays =
      from === '/campus/lyon' ? [] : [...others, { from: '/campus-lyon', to: '/campus-lyon' }];
    const found = refusal({ from, to }, stays, school);
    if (reason) assert.match(found ?? '', reason);
    else assert.equal(found, undefined);
  });
}

test('a page that moves to or from an address that stays keeps one rule for each', () => {
  const stay = { documentId: 'stay', from: '/lyon', to: '/lyon' };
  assert.deepEqual(afterMove([stay], '/x', '/lyon'), {
    remove: [],
    retarget: [],
    add: { from: '/x', to: '/lyon' },
  });
  assert.deepEqual(afterMove([stay], '/lyon', '/y'), {
    remove: ['stay'],
    retarget: [],
    add: { from: '/lyon', to: '/y' },
  });
});
