import { expect, it } from 'vitest';
import { parse } from '../fields';
import { bodyText } from './texts.server';

const words = (body: unknown) => parse(bodyText, body, '/pages');

it('reads what any block says, however deep, and nothing else of it', () => {
  expect(
    words([
      { __component: 'texts.title', id: 3, text: 'Le contrat', level: 2 },
      { __component: 'texts.rich-text', text: 'Un **rythme**, [deux](/x) lieux.' },
      { __component: 'texts.accordion', items: [{ title: 'Combien ?', text: 'Rien.' }] },
      { __component: 'a.new-one', subtitle: 'Une suite', url: '/brochure', wide: true },
    ]),
  ).toBe('Le contrat · Un rythme, deux lieux. · Combien\u00a0? · Rien. · Une suite');
});

it.each([[null], [undefined], [[]], [[null, 3, 'x', {}]]])('reads nothing in %j', (body) => {
  expect(words(body)).toBe('');
});
