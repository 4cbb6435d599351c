import { InputRenderer } from '@strapi/strapi/admin';
import { slugFilter } from '../requests/SlugFilter';

type Filter = { name: string; type: string; input?: unknown; operators?: Operator[] };
type Operator = { value: string; label: { id: string; defaultMessage: string } };
type Filters = { displayedFilters: Filter[]; layout: unknown };

const FOR_PROGRAMS = ['id', 'documentId'];

const is = (value: string, defaultMessage: string): Operator => ({
  value,
  label: { id: `components.FilterOptions.FILTER_TYPES.${value}`, defaultMessage },
});
const CHOSEN_BY_NAME = { operators: [is('$eq', 'est'), is('$ne', 'n’est pas')] };

/** In the one kind where these two are slugs. */
const NAMED_BY_SLUG: Record<string, object> = {
  programme: { ...CHOSEN_BY_NAME, input: slugFilter('programmes') },
  campus: { ...CHOSEN_BY_NAME, input: slugFilter('campuses') },
};

/**
 * A filter in use names its value only when it comes with an input of its own; without one, it shows the value itself,
 * in English. The input given here is the one it has anyway.
 */
export function translateFilters(filters: Filters): Filters {
  return {
    ...filters,
    displayedFilters: filters.displayedFilters
      .filter(({ name }) => !FOR_PROGRAMS.includes(name))
      .map(translated),
  };
}

function translated(filter: Filter): Filter {
  if (filter.type === 'enumeration') return { input: InputRenderer, ...filter };
  return filter.type === 'string' ? { ...filter, ...NAMED_BY_SLUG[filter.name] } : filter;
}
