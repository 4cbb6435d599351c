import { LinkButton } from '@strapi/design-system';
import { Search } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { Link, useParams } from 'react-router-dom';
import { REDIRECT } from '../redirects/api';
import { SEGMENT, TITLE } from './words';

/** Shown in the list of redirects, to those who may add some. */
export function MissingLink() {
  const { slug } = useParams();
  const canCreate = useDocumentRBAC('MissingLink', (rights) => rights.canCreate);
  if (slug !== REDIRECT || !canCreate) return null;
  return (
    <LinkButton tag={Link} to={SEGMENT} variant="secondary" size="S" startIcon={<Search />}>
      {TITLE}
    </LinkButton>
  );
}
