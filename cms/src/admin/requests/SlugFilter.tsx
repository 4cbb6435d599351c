import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { Names } from '../../visitor-requests/names';
import { useRequestNamesQuery } from './api';

/** Requests keep slugs, which nobody knows: a filter on them lets one choose by name. */
export function slugFilter(among: keyof Names) {
  return function SlugFilter({
    name,
    'aria-label': label,
  }: {
    name: string;
    'aria-label'?: string;
  }) {
    const { value, onChange } = useField<string>(name);
    const { data, isLoading } = useRequestNamesQuery();
    return (
      <Combobox
        aria-label={label ?? ''}
        value={value ?? ''}
        loading={isLoading}
        onChange={(slug?: string) => onChange(name, slug)}
      >
        {data?.[among].map((one) => (
          <ComboboxOption key={one.slug} value={one.slug}>
            {one.name}
          </ComboboxOption>
        ))}
      </Combobox>
    );
  };
}
