import { expect, it } from 'vitest';
import { chronicle } from './chronicle';

const of = (html: string) => chronicle({ html }).html;

it('puts the days of a list apart from what happened', () => {
  expect(
    of(
      '<p>Avant.</p><ul>\n<li>16 janvier 2018 — La neige. <strong>Oui</strong>.</li>\n<li>1er mars 2018 — Le dégel.</li>\n</ul>',
    ),
  ).toBe(
    '<p>Avant.</p><ul class="chronicle">\n<li><b>16 janvier 2018</b><div>La neige. <strong>Oui</strong>.</div></li>\n<li><b>1er mars 2018</b><div>Le dégel.</div></li>\n</ul>',
  );
});

it.each([
  ['a list of other things', '<ul><li>Du persil</li><li>Du pain</li></ul>'],
  ['one that is dated in part', '<ul><li>1 mars 2018 — Oui</li><li>Du pain</li></ul>'],
  ['a numbered one', '<ol><li>1 mars 2018 — Oui</li></ol>'],
  ['an empty one', '<ul></ul>'],
  ['a list within a list', '<ul><li>1 mars 2018 — Oui<ul><li>Non</li></ul></li></ul>'],
])('leaves %s as it is', (_name, html) => {
  expect(of(html)).toBe(html);
});
