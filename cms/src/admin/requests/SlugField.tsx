import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { Names } from '../../visitor-requests/names';
import { useRequestNamesQuery } from './api';

/** Strapi gives a field's place and words, and promises neither. */
type Props = { name?: string; label?: string };

/** In the form, which changes nothing of it, the programme or campus that a request names by its slug. */
export const SLUG_FIELDS: Record<keyof Names, (props: Props) => JSX.Element> = {
  programmes: (props) => <SlugField among="programmes" {...props} />,
  campuses: (props) => <SlugField among="campuses" {...props} />,
};

function SlugField({ among, name = '', label }: Props & { among: keyof Names }) {
  const { value } = useField<string>(name);
  const { data } = useRequestNamesQuery();
  const named = data?.[among].find(({ slug }) => slug === value);
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <TextInput value={named?.name ?? value ?? ''} disabled />
    </Field.Root>
  );
}
