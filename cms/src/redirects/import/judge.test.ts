import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { type Rule, refusal } from '../rules.ts';
import { type Judged, judge, type Line } from './judge.ts';

const saved = [
  { from: '/jpo', to: '/agenda' },
  { from: '/blogue/*', to: '/blog/*' },
  { from: '/salon', to: '/Foires/Paris/?jour=2' },
];

/** Lines are written « /from /to », numbered from 1. */
function lines(...written: string[]): Line[] {
  return written.map((rule, index) => {
    const [from = '', to = ''] = rule.split(' ');
    return { line: index + 1, from, to, note: '' };
  });
}

function said(judged: Judged): string {
  return judged.verdict === 'accepted' ? 'accepted' : `${judged.verdict}: ${judged.reason}`;
}

const files: [string, string[], (RegExp | 'accepted')[]][] = [
  ['new rules', ['/a /b', '/c/* /d/*'], ['accepted', 'accepted']],
  ['a rule that is there', ['/jpo /agenda'], [/^present: .*existe déjà/]],
  ['a rule that is there, otherwise', ['/jpo /contact'], [/^refused: .*déjà redirigé\.$/]],
  ['a chain with a saved rule', ['/portes /jpo'], [/« \/jpo » .* vers « \/agenda » : visez/]],
  ['a chain with a saved pattern', ['/portes /blogue/a'], [/vers « \/blog\/a » : visez/]],
  ['the end of a saved rule', ['/agenda /b'], [/« \/jpo » mène à « \/agenda » : modifiez/]],
  ['a pattern over such an end', ['/foires/* /b'], [/« \/salon » mène à « \/foires\/\* »/]],
  ['a pattern beside such an end', ['/foires/pa/* /b'], ['accepted']],
  ['a line that is no rule', ['a /b', '/c /b'], [/n’est pas un chemin/, 'accepted']],
  ['no old address', [' /b'], [/L’ancienne adresse manque/]],
  ['no new address', ['/a'], [/La nouvelle adresse manque/]],
  ['the same line twice', ['/a /b', '/a /b'], ['accepted', /^present: La ligne 1 dit/]],
  ['two ends for one address', ['/a /b', '/a /c'], ['accepted', /déjà redirigé \(ligne 1\)/]],
  ['a chain', ['/a /b', '/b /c'], [/vers « \/c » \(ligne 2\) : visez cette adresse/, 'accepted']],
  ['a chain backwards', ['/b /c', '/a /b'], ['accepted', /vers « \/c » \(ligne 1\) : visez/]],
  [
    'a long chain: each is told its end',
    ['/a /b', '/b /c', '/c /d?x=1'],
    [/« \/b » .* « \/d\?x=1 » \(ligne 2\)/, /« \/c » .* « \/d\?x=1 » \(ligne 3\)/, 'accepted'],
  ],
  [
    'a chain by patterns',
    ['/a/* /b/c/*', '/b/* /d/*'],
    [/« \/b\/c\/\* » .* vers « \/d\/c\/\* » \(ligne 2\)/, 'accepted'],
  ],
  ['a chain that goes on in saved rules', ['/a /b', '/b /jpo'], [/« \/agenda »/, /« \/agenda »/]],
  ['a loop', ['/a /b', '/b /a'], [/lui-même, .* \(ligne 2\)/, /lui-même, .* \(ligne 1\)/]],
  ['a loop with a saved rule', ['/agenda /jpo'], [/lui-même, en passant par « \/jpo »\.$/]],
  [
    'the way into a loop',
    ['/x /a', '/a /b', '/b /a'],
    [/est lui-même/, /renverrait/, /renverrait/],
  ],
  ['what only a refused line contradicts', ['/a /a', '/b /a'], [/lui-même/, 'accepted']],
];

for (const [name, written, expected] of files) {
  test(`RED-7: a file with ${name}: ${written.join(', ')}`, () => {
    const verdicts = judge(lines(...written), saved).map(said);
    assert.equal(verdicts.length, expected.length);
    for (const [index, verdict] of expected.entries()) {
      assert.match(verdicts[index] ?? '', verdict === 'accepted' ? /^accepted$/ : verdict);
    }
  });
}

test('RED-8: lines keep within what the fields of a rule may hold', () => {
  const schema = path.join(
    import.meta.dirname,
    '../../api/redirect/content-types/redirect/schema.json',
  );
  const { attributes } = JSON.parse(fs.readFileSync(schema, 'utf8'));
  const line = (over: 'from' | 'to' | 'note' | undefined): Line => {
    const fill = (field: 'from' | 'to' | 'note') =>
      `/${field}`.padEnd(attributes[field].maxLength + Number(field === over), 'x');
    return { line: 1, from: fill('from'), to: fill('to'), note: fill('note') };
  };
  assert.deepEqual(judge([line(undefined)], []).map(said), ['accepted']);
  for (const field of ['from', 'to', 'note'] as const) {
    assert.match(
      judge([line(field)], [])
        .map(said)
        .join(),
      /^refused: .* dépasse \d+ caractères/,
    );
  }
});

/** The same rules on every run, close enough together to collide. */
function pick(seed: number): <T>(choices: readonly T[]) => T {
  let state = seed;
  return (choices) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const choice = choices[state % choices.length];
    if (choice === undefined) throw new Error('Nothing to choose from');
    return choice;
  };
}

test('RED-7: whatever the file, what is accepted stands with what is saved, rule by rule', () => {
  const froms = ['/a', '/b', '/c', '/a/*', '/b/*', '/a/x', '/b/x', '/a/x/*', '/*'];
  const tos = [
    '/a',
    '/b',
    '/c',
    '/d',
    '/a/x',
    '/B/x/',
    '/b/*',
    '/c/*',
    '/d?x=1',
    'https://e.example/a',
  ];
  for (let seed = 1; seed <= 2000; seed += 1) {
    const choose = pick(seed);
    const file = lines(...Array.from({ length: 6 }, () => `${choose(froms)} ${choose(tos)}`));
    const before = judge(lines(`${choose(froms)} ${choose(tos)}`), []).filter(isAccepted);
    const accepted = judge(file, before).filter(isAccepted);
    const whole: Rule[] = [...before, ...accepted];
    for (const rule of whole) {
      const others = whole.filter((other) => other !== rule);
      assert.equal(refusal(rule, others), undefined, `${JSON.stringify(file)}, ${rule.from}`);
    }
    const again = judge(file, whole);
    assert.deepEqual(again.filter(isAccepted), [], 'a second import adds nothing');
  }
});

function isAccepted({ verdict }: Judged): boolean {
  return verdict === 'accepted';
}

test('RED-8: 10,000 lines are judged beside 10,000 rules', () => {
  const rule = (index: number, at: string) =>
    `/${at}/${index}${index % 5 ? '' : '/*'} /new/${at}/${index}`;
  const rules = lines(...Array.from({ length: 10_000 }, (_, index) => rule(index, 'saved')));
  const file = lines(...Array.from({ length: 10_000 }, (_, index) => rule(index, 'file')));
  const verdicts = judge(file, rules);
  assert.ok(verdicts.every(isAccepted));
});

test('RED-8: of a chain as long as a file, one link stands', () => {
  const file = lines(...Array.from({ length: 10_000 }, (_, index) => `/${index} /${index + 1}`));
  assert.equal(judge(file, []).filter(isAccepted).length, 1);
});
