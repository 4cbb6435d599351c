import { Typography } from '@strapi/design-system';
import type { Names } from '../../visitor-requests/names';
import { useRequestNamesQuery } from './api';

type Props = { among: keyof Names; slug: string };

/** The programme or campus that a request names by its slug. */
export function SlugName({ among, slug }: Props) {
  const { data } = useRequestNamesQuery();
  const named = data?.[among].find((one) => one.slug === slug);
  return <Typography textColor="neutral800">{named?.name ?? (slug || '-')}</Typography>;
}
