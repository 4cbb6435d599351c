import { expect, it } from 'vitest';
import { requestWords } from '../requests';
import { labels } from '../taxonomy';
import { typeset } from './typeset';

it.each([
  ['Vraiment ?', 'Vraiment\u00a0?'],
  ['Oui ! Non ; peut-être : voilà', 'Oui\u00a0! Non\u00a0; peut-être\u00a0: voilà'],
  ['Oui\u202f!', 'Oui\u00a0!'],
  ['Deux  espaces  : un seul', 'Deux  espaces\u00a0: un seul'],
  ['« Ici »', '«\u00a0Ici\u00a0»'],
  ['«Ici»', '«\u00a0Ici\u00a0»'],
  ['dit « l\'école » et "school"', 'dit «\u00a0l’école\u00a0» et "school"'],
  ["aujourd'hui, l'1er, l'«île»", 'aujourd’hui, l’1er, l’«\u00a0île\u00a0»'],
  ["les 'guillemets' anglais, 5'30''", "les 'guillemets' anglais, 5'30''"],
  ["au bout d'un mot qu'un autre suit, l'", 'au bout d’un mot qu’un autre suit, l’'],
  ['Et puis...', 'Et puis…'],
  ['.... ..', '.... ..'],
  ['92 % à 1 940 €, soit 38 k€', '92\u00a0% à 1\u00a0940\u00a0€, soit 38\u00a0k€'],
  ['12 345 678 habitants', '12\u00a0345\u00a0678 habitants'],
  ['En 2026 300 places', 'En 2026 300 places'],
  ['06 12 34 56 78', '06 12 34 56 78'],
  [
    'à 12 km, 9 h 30, 45 min, 30 m², 300 Ko',
    'à 12\u00a0km, 9\u00a0h 30, 45\u00a0min, 30\u00a0m², 300\u00a0Ko',
  ],
  ['3 mois, 2 métiers, 4 hommes', '3 mois, 2 métiers, 4 hommes'],
  ['du bac + 2 au Bac + 5', 'du bac\u00a0+\u00a02 au Bac\u00a0+\u00a05'],
  ['à 14:30', 'à 14:30'],
  [
    "voir https://exemple.fr/l'ete?a=1;b:2... puis",
    "voir https://exemple.fr/l'ete?a=1;b:2... puis",
  ],
  ["www.exemple.fr/l'ecole : ici", "www.exemple.fr/l'ecole\u00a0: ici"],
  ["écrire à l'o'neil@exemple.fr !", "écrire à l'o'neil@exemple.fr\u00a0!"],
  ["It's 5:30, isn't it? Yes!", 'It’s 5:30, isn’t it? Yes!'],
  ['une-adresse-de-page', 'une-adresse-de-page'],
  ['', ''],
])('« %s » is set « %s », and stays so', (typed, set) => {
  expect(typeset(typed)).toBe(set);
  expect(typeset(set)).toBe(set);
});

/** What the specification writes to the letter. */
const LITERAL = [
  "Oops cette page n'existe pas (ou plus)",
  'Oups !',
  "Code d'erreur :",
  "Désolé, merci de cliquer sur le bouton ci-dessous pour revenir sur la page d'accueil du site",
  'Mais on peut vous proposer de visiter ces pages :',
];

/** Every word with the place it has in the dictionary. */
function wordsOf(branch: unknown, place = 'fr'): [string, string][] {
  if (typeof branch === 'string') return [[place, branch]];
  return typeof branch === 'object' && branch !== null
    ? Object.entries(branch).flatMap(([name, inner]) => wordsOf(inner, `${place}.${name}`))
    : [];
}

const FRENCH = [...wordsOf(labels('fr')), ...wordsOf(requestWords('fr'), 'requests.fr')];
const ENGLISH = new Map([...wordsOf(labels('en')), ...wordsOf(requestWords('en'), 'requests.fr')]);

/** What was typed without any space, in other quotes, or with a space too many, is nobody's to mend but the writer's. */
const SLIPS: [RegExp, string][] = [
  [/[\p{L}\d)}][;:!?]/u, 'a no-break space goes before ; : ! ?'],
  [/[^\u00a0]»|«[^\u00a0]/, 'a no-break space goes inside « and »'],
  [/["“”‘]/, 'quotes are « and », an apostrophe is ’'],
  [/\d[%€]/, 'a no-break space goes before % and €'],
  [/ {2}/, 'one space between words'],
];

it('every French label is set as print has it, but for those that the specification gives to the letter', () => {
  expect(FRENCH.length).toBeGreaterThan(400);
  const faults = FRENCH.filter(([, label]) => !LITERAL.includes(label)).flatMap(([place, label]) =>
    typeset(label) === label
      ? SLIPS.flatMap(([slip, rule]) => (slip.test(label) ? `${place}: ${rule}` : []))
      : `${place}: write ${visible(typeset(label))}`,
  );
  expect(faults).toEqual([]);
});

/** As the source has it: a no-break space by its number. */
function visible(label: string): string {
  return label.replaceAll('\u00a0', String.raw`\u00a0`);
}

it('a label asks for the same values in both languages', () => {
  const valuesIn = (label: string) => [...label.matchAll(/\{\w+\}/g)].map(String).toSorted();
  const uneven = FRENCH.filter(([place, label]) => {
    const english = ENGLISH.get(place);
    return english !== undefined && String(valuesIn(english)) !== String(valuesIn(label));
  });
  expect(ENGLISH.size).toBeGreaterThan(400);
  expect(uneven).toEqual([]);
});

it('what the specification gives to the letter is still in the dictionary', () => {
  const written = new Set(FRENCH.map(([, label]) => label));
  expect(LITERAL.filter((literal) => !written.has(literal))).toEqual([]);
});

// What is read more than once for each letter would not end in the time that a test has.
it.each([' ', '_', "'", '«', '1 ', 'a@'])('a heap of %j is set', (piece) => {
  const set = typeset(piece.repeat(50_000));
  expect(typeset(set)).toBe(set);
});
