import { LinkButton } from '@strapi/design-system';
import { ChartPie } from '@strapi/icons';
import { useAuth } from '@strapi/strapi/admin';
import { Link, useParams } from 'react-router-dom';
import { VISITOR_REQUEST } from '../../visitor-requests/kind';
import { PATH, PERMISSIONS } from './words';

/** Shown in the list of requests, to those who have something to do there. */
export function DeskLink() {
  const { slug } = useParams();
  const held = useAuth('DeskLink', ({ permissions }) => permissions);
  const isWelcome = PERMISSIONS.some(({ action }) => held.some((right) => right.action === action));
  if (slug !== VISITOR_REQUEST || !isWelcome) return null;
  return (
    <LinkButton tag={Link} to={`/${PATH}`} variant="secondary" size="S" startIcon={<ChartPie />}>
      Chiffres et export
    </LinkButton>
  );
}
