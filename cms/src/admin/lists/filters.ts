import { InputRenderer } from '@strapi/strapi/admin';

type Filter = { name: string; type: string; input?: unknown };
type Filters = { displayedFilters: Filter[]; layout: unknown };

const FOR_PROGRAMS = ['id', 'documentId'];

/**
 * A filter in use names its value only when it comes with an input of its own; without one, it shows the value itself,
 * in English. The input given here is the one it has anyway.
 */
export function translateFilters(filters: Filters): Filters {
  return {
    ...filters,
    displayedFilters: filters.displayedFilters
      .filter(({ name }) => !FOR_PROGRAMS.includes(name))
      .map((filter) =>
        filter.type === 'enumeration' ? { input: InputRenderer, ...filter } : filter,
      ),
  };
}
