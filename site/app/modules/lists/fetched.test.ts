import { expect, it } from 'vitest';
import { fetched } from './fetched';

it('ENT-3: a list is fetched once a call has answered, were it with nothing', () => {
  expect(fetched(null)).toEqual({ fetched: false, items: [] });
  expect(fetched([])).toEqual({ fetched: true, items: [] });
  expect(fetched(['jpo'])).toEqual({ fetched: true, items: ['jpo'] });
});
