import { Typography } from '@strapi/design-system';
import type { Names } from '../../visitor-requests/names';
import { useRequestNamesQuery } from './api';

type Props = { among: keyof Names; slug: string };

/** In a list, the programme or campus that a request names by its slug. */
export function SlugName({ among, slug }: Props) {
  const { data } = useRequestNamesQuery();
  const named = data?.[among].find((one) => one.slug === slug);
  return (
    <Typography textColor="neutral800" title={named?.name}>
      {named?.short ?? (slug || '-')}
    </Typography>
  );
}
