import { expect, it } from 'vitest';
import { labels } from '../taxonomy';
import { stepsOf, viaProgrammes } from './index';

it('the steps to a page are named in its language', () => {
  expect(stepsOf(['news'], labels('fr'))).toEqual([{ name: 'Actualités', to: '/actualites' }]);
  expect(stepsOf(['news'], labels('en'))).toEqual([{ name: 'News', to: '/actualites' }]);
});

it('a programme stands among those of its type, if it has one', () => {
  expect(stepsOf(viaProgrammes('bts'), labels('fr'))).toEqual([
    { name: 'Formations', to: '/programmes' },
    { name: 'BTS', to: '/programmes?type=bts' },
  ]);
  expect(viaProgrammes(null)).toEqual(['programmes']);
});

it('a section of editors’ own is named by them', () => {
  const step = { name: 'L’école', to: '/ecole' };
  expect(stepsOf([step], labels('en'))).toEqual([step]);
});
