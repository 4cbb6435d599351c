import { expect, it } from 'vitest';
import { select } from './select';

it('API-14: names the fields of an entry and of what it points to', () => {
  expect(select(['slug', 'title'], { campus: ['slug'], focusImage: '*' })).toEqual({
    'fields[0]': 'slug',
    'fields[1]': 'title',
    'populate[campus][fields][0]': 'slug',
    'populate[focusImage]': 'true',
  });
});
