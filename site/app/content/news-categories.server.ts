import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { enveloped, prose, text } from './fields';
import { select } from './select';
import { client } from './service.server';

const category = z.object({ slug: text, title: prose });
export type NewsCategory = z.output<typeof category>;

export function newsCategoriesOrNull(locale: Locale): Promise<NewsCategory[] | null> {
  return client.getSilently({
    path: '/news-categories',
    locale,
    schema: enveloped(z.array(category)),
    query: { ...select(['slug', 'title']), sort: 'title:asc', 'pagination[limit]': '100' },
  });
}
