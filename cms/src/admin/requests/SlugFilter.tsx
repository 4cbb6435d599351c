import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { Names } from '../../visitor-requests/names';
import { useRequestNamesQuery } from './api';

type Props = { name: string; 'aria-label'?: string };

/** Nobody knows slugs: the filters on them let one choose by name. */
export const SLUG_FILTERS: Record<keyof Names, (props: Props) => JSX.Element> = {
  programmes: (props) => <SlugFilter among="programmes" {...props} />,
  campuses: (props) => <SlugFilter among="campuses" {...props} />,
};

function SlugFilter({ among, name, 'aria-label': label }: Props & { among: keyof Names }) {
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
}
