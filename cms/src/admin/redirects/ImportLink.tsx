import { LinkButton } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { Link, useParams } from 'react-router-dom';
import { REDIRECT } from './api';

/** Shown in the list of redirects, to those who may add some. */
export function ImportLink() {
  const { slug } = useParams();
  const canCreate = useDocumentRBAC('ImportLink', (rights) => rights.canCreate);
  if (slug !== REDIRECT || !canCreate) return null;
  return (
    <LinkButton tag={Link} to="import" variant="secondary" size="S" startIcon={<Upload />}>
      Importer un fichier CSV
    </LinkButton>
  );
}
