import { expect, it, vi } from 'vitest';
import { compile, destination, type Rule } from './index';

const SITE = 'https://www.cassini.example';
const RULES: Rule[] = [
  { from: '/jpo', to: '/agenda' },
  { from: '/Salon-Étudiant/', to: '/agenda' },
  { from: '/contact-ancien', to: '/?popin=true&action=contact' },
  { from: '/plan', to: '/campus#carte' },
  { from: '/pdf', to: 'https://media.example/a.pdf?x=1' },
  { from: '/salon/*', to: '/agenda' },
  { from: '/rendez-vous/*', to: '/agenda/*' },
  { from: '/rendez-vous/2019/*', to: '/archives/*' },
  { from: '/en/old', to: '/en/new' },
];

const follow = (address: string, rules = RULES, school: Rule[] = [], hasEnglish = true) =>
  destination(compile(rules, school), { url: new URL(`${SITE}${address}`), hasEnglish });

it.each([
  ['/jpo', '/agenda'],
  ['/JPO', '/agenda'],
  ['/jpo/', '/agenda'],
  ['/salon-étudiant', '/agenda'],
  ['/salon-%C3%A9tudiant/', '/agenda'],
  ['/plan', '/campus#carte'],
  ['/salon/lyon/2024', '/agenda'],
  ['/rendez-vous/portes-ouvertes', '/agenda/portes-ouvertes'],
  ['/Rendez-Vous/A/B/', '/agenda/a/b'],
  ['/rendez-vous/2019/noel', '/archives/noel'],
  ['/SALON-%C3%89TUDIANT', '/agenda'],
  ['/rendez-vous/CAF%C3%89/', '/agenda/caf%C3%A9'],
  ['/en/old', '/en/new'],
  ['/pdf', 'https://media.example/a.pdf?x=1'],
])('RED-7: %s leads to %s', (address, expected) => {
  expect(follow(address)).toBe(expected);
});

it.each([
  '/',
  '/agenda',
  '/jpo-2',
  '/jpo/lyon',
  '/salon',
  '/salons/x',
  '/old',
  '/en/jpo',
  '/%E0%A4%A',
  '/salo%6e%',
  '/caf%C3%A9',
  '/agenda#//evil.example',
])('%s stays where it is', (address) => {
  expect(follow(address)).toBeUndefined();
});

it.each([
  ['/jpo?utm_source=radio', '/agenda?utm_source=radio'],
  ['/jpo?a=%20b&flag&a=2', '/agenda?a=%20b&flag&a=2'],
  ['/contact-ancien?utm_source=x', '/?popin=true&action=contact&utm_source=x'],
  ['/plan?zoom=2', '/campus?zoom=2#carte'],
  ['/pdf?y=2', 'https://media.example/a.pdf?x=1&y=2'],
])('RED-7: the query is kept: %s leads to %s', (address, expected) => {
  expect(follow(address)).toBe(expected);
});

it('RED-7: slashes too many and a page that its query names are one hop', () => {
  expect(follow('/article/Un-Nom//?a=1', [])).toBe('/article?slug=un-nom&a=1');
});

it('RED-7: a chain is one hop, through patterns too, and gathers what its rules ask with', () => {
  const rules = [
    { from: '/a', to: '/b/c?one=1' },
    { from: '/b/*', to: '/d/*' },
    { from: '/d/c', to: '/end?two=2' },
  ];
  expect(follow('/a?asked=0', rules)).toBe('/end?two=2&one=1&asked=0');
});

it.each([
  ['itself', [{ from: '/a', to: '/a' }]],
  ['itself in capitals', [{ from: '/a', to: '/A/' }]],
  ['itself with a query', [{ from: '/a', to: '/a?x=1' }]],
  ['itself by its whole address', [{ from: '/a', to: `${SITE}/a` }]],
  [
    'each other',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
  ],
  [
    'a pattern and back',
    [
      { from: '/a', to: '/b/x' },
      { from: '/b/*', to: '/a' },
    ],
  ],
  ['ever deeper', [{ from: '/a/*', to: '/a/b/*' }]],
])('RED-7: rules that lead to %s are not followed', (_name, rules) => {
  for (const path of ['/a', '/a/x']) expect(follow(path, rules)).toBeUndefined();
});

it.each([
  ['/Campus/LYON', '/campus/lyon'],
  ['/campus/lyon/', '/campus/lyon'],
  ['/campus/lyon//', '/campus/lyon'],
  ['//', '/'],
  ['/%41genda', '/agenda'],
  ['/CAF%C3%89', '/caf%C3%A9'],
  ['/AGENDA/?UTM=Radio&q=%20B', '/agenda?UTM=Radio&q=%20B'],
  ['/?Q=A', undefined],
  ['/agenda?Q=A/', undefined],
])('RED-1: the path of %s is written %s, and the query is left alone', (address, expected) => {
  expect(follow(address)).toBe(expected);
});

it('RED-1: where a rule leads is written in that way too', () => {
  expect(follow('/a', [{ from: '/a', to: '/Campus/Lyon/?A=B#Plan' }])).toBe(
    '/campus/lyon?A=B#Plan',
  );
});

it.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/EN/Campus/lyon/?a=B', '/?a=B'],
  ['/en/old', '/'],
  ['/english-page', '/'],
  ['/entreprise', undefined],
  ['/enquete/en', undefined],
])('RED-2: without English, %s leads to %s', (address, expected) => {
  const rules = [...RULES, { from: '/english-page', to: '/en/page' }];
  expect(follow(address, rules, [], false)).toBe(expected);
});

it.each([
  ['/EN/Old/', '/en/new'],
  ['/EN', '/en'],
  ['/en/jpo', undefined],
])('RED-2: with English, %s leads to %s: what is French holds for French', (address, expected) => {
  expect(follow(address)).toBe(expected);
});

const SCHOOL: Rule[] = [
  { from: '/bac5', to: '/formations/mastere' },
  { from: '/formations/ancienne', to: '/formations/mba' },
  { from: '/campus-lyon', to: '/campus/lyon' },
  { from: '/lyon', to: '/campus/lyon' },
  { from: '/news/*', to: '/actualites/*' },
];

it.each([
  ['/BAC5/?a=1', [], '/formations/mastere?a=1'],
  ['/bac5', [{ from: '/bac5', to: '/programmes' }], '/programmes'],
  ['/bac5', [{ from: '/bac5', to: '/bac5' }], undefined],
  ['/news/x', [{ from: '/news/x', to: '/news/x' }], undefined],
  [
    '/y',
    [
      { from: '/y', to: '/bac5' },
      { from: '/bac5', to: '/bac5' },
    ],
    '/bac5',
  ],
  ['/affiche', [{ from: '/affiche', to: '/bac5' }], '/formations/mastere'],
  ['/bac5', [{ from: '/formations/mastere', to: '/programmes' }], '/programmes'],
  ['/news/x', [{ from: '/actualites/x', to: '/agenda' }], '/agenda'],
  ['/news/x', [{ from: '/news/*', to: '/blog/*' }], '/blog/x'],
  ['/campus/lyon', [{ from: '/campus/lyon', to: '/campus-lyon' }], '/campus-lyon'],
  ['/campus-lyon', [{ from: '/campus/lyon', to: '/campus-lyon' }], undefined],
  ['/lyon', [{ from: '/campus/lyon', to: '/campus-lyon' }], '/campus-lyon'],
])(
  'RED-8: editors’ rules stand over the school’s: %s with %j leads to %s',
  (address, rules, expected) => {
    expect(follow(address, rules, SCHOOL)).toBe(expected);
  },
);

it('what is carried over to another site keeps its letters', () => {
  const files = [{ from: '/wp-content/*', to: 'https://media.example/old/*' }];
  expect(follow('/WP-Content/2019/Brochure-BTS.pdf?V=2', files)).toBe(
    'https://media.example/old/2019/Brochure-BTS.pdf?V=2',
  );
});

it.each([
  '//evil.example',
  '/x//evil.example',
  '/x/%2f%2fevil.example',
  '/x/%2F/evil.example',
  '/x/\\evil.example',
  '/x/.\\/evil.example',
  '/x/%5cevil.example',
  '/x///evil.example/y',
  '/x/A%00',
  '/x/A%0d%0aX:1',
  '/x/A%C2%85',
  '/x/A%',
  '/x/%FF',
  `/x/${'A'.repeat(2000)}`,
])('what nobody ever wrote down is led nowhere: %s', (address) => {
  expect(
    destination(compile([{ from: '/x/*', to: '/*' }]), {
      url: new URL(`${SITE}${address}`),
      hasEnglish: false,
    }),
  ).toBeUndefined();
});

it('a rule never names another host by accident', () => {
  expect(follow('/a', [{ from: '/a', to: '/.//evil.example' }])).toBe('/evil.example');
});

const MOVED: Rule[] = [
  { from: '/article/ancien', to: '/article/nouveau' },
  { from: '/en/article/ancien', to: '/en/article/nouveau' },
  { from: '/offres-alternance/vendeur', to: '/offres-alternance/vendeuse' },
  { from: '/articles', to: '/article' },
  { from: '/dossiers/*', to: '/article/*' },
  { from: '/brochure', to: '/article?slug=ancien' },
  { from: '/article/boucle', to: '/article?slug=boucle' },
];

it.each([
  ['/article?slug=ancien', '/article?slug=nouveau'],
  ['/article/?slug=ancien', '/article?slug=nouveau'],
  ['/article?de=%20x&slug=ancien&flag', '/article?slug=nouveau&de=%20x&flag'],
  ['/article/ancien', '/article?slug=nouveau'],
  ['/article/ancien?de=affiche', '/article?slug=nouveau&de=affiche'],
  ['/en/article?slug=ancien', '/en/article?slug=nouveau'],
  ['/offres-alternance?offre=vendeur', '/offres-alternance?offre=vendeuse'],
  ['/articles?slug=ancien', '/article?slug=nouveau'],
  ['/dossiers/ancien', '/article?slug=nouveau'],
  ['/brochure?slug=autre', '/article?slug=nouveau'],
])('RED-7: what its query names may move: %s leads to %s', (address, expected) => {
  expect(follow(address, MOVED)).toBe(expected);
});

it.each([
  ['/article/present', '/article?slug=present'],
  ['/Article/PRESENT/?de=%20x', '/article?slug=present&de=%20x'],
  ['/en/offres-alternance/present', '/en/offres-alternance?offre=present'],
  ['/article/boucle', '/article?slug=boucle'],
])('a page that its query names has one address: %s is %s', (address, expected) => {
  expect(follow(address, MOVED)).toBe(expected);
});

it.each([
  '/article',
  '/article?slug=present',
  '/article?slug=boucle',
  '/article?slug=',
  '/article?slug=ANCIEN',
  '/article?slug=../jpo',
  '/article?offre=ancien',
  '/article/a/b',
  '/article/pas_un_slug',
  '/offres-alternance?campus=lyon&q=',
])('%s is where it stands', (address) => {
  expect(follow(address, MOVED)).toBeUndefined();
});

/** How often tables are looked into to answer for a few addresses. */
function looks(count: number): number {
  const rules = Array.from({ length: count }, (_, index) =>
    index % 2
      ? { from: `/exact/${index}`, to: '/agenda' }
      : { from: `/below/${index}/*`, to: '/agenda/*' },
  );
  const redirects = compile(rules);
  const look = vi.spyOn(Map.prototype, 'get');
  for (const path of ['/', '/campus/lyon', '/below/8/x', '/exact/9', '/a'.repeat(900)])
    destination(redirects, { url: new URL(path, SITE), hasEnglish: false });
  const { length } = look.mock.calls;
  look.mockRestore();
  return length;
}

it('RED-8: ten thousand rules cost a request no more than ten do', () => {
  expect(looks(10)).toBeGreaterThan(5);
  expect(looks(10_000)).toBe(looks(10));
});
