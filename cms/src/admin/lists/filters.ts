import { InputRenderer } from '@strapi/strapi/admin';
import { SLUG_FILTERS } from '../requests/SlugFilter';
import { namedBySlug } from '../requests/slugs';

type Filter = { name: string; type: string; input?: unknown; operators?: Operator[] };
type Operator = { value: string; label: { id: string; defaultMessage: string } };
type Filters = { displayedFilters: Filter[]; layout: unknown };

const FOR_PROGRAMS = ['id', 'documentId'];

const is = (value: string, defaultMessage: string): Operator => ({
  value,
  label: { id: `components.FilterOptions.FILTER_TYPES.${value}`, defaultMessage },
});
const CHOSEN_BY_NAME = [is('$eq', 'est'), is('$ne', 'n’est pas')];

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
  const among = namedBySlug(filter.name, filter.type);
  return among ? { ...filter, input: SLUG_FILTERS[among], operators: CHOSEN_BY_NAME } : filter;
}
