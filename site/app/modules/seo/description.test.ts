import { expect, it } from 'vitest';
import type { FilledOf } from '../../content/blocks/filled';
import { firstWords, inBrief } from './description';

const WORD = 'arpenter ';

it.each([
  ['Une  école\nà la mesure.', 'Une école à la mesure.'],
  [`${'a'.repeat(99)}. ${WORD.repeat(20)}`, `${'a'.repeat(99)}.`],
  [`Oui. ${WORD.repeat(20)}`, `Oui. ${WORD.repeat(17).trim()}…`],
  [`${WORD.repeat(16)}la toise, ${WORD.repeat(9)}`, `${WORD.repeat(16)}la toise…`],
])('SEO-1: « %s » is in brief « %s »', (text, brief) => {
  expect(inBrief(text)).toBe(brief);
  expect(brief.length).toBeLessThanOrEqual(161);
});

const text = (html: string): FilledOf<'rich-text'> => ({
  kind: 'rich-text',
  key: html,
  text: { html },
  part: null,
  parts: [],
});

it('SEO-1: without a summary, a page is told by what it begins with', () => {
  const first = firstWords([text('<p></p>'), text('<p>Tenir &amp; compter.</p><p>Puis</p>')]);
  expect(first).toBe('Tenir & compter.\nPuis');
  expect(firstWords([])).toBeNull();
});
