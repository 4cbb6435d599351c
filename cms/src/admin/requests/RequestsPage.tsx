import { Flex, Grid, LinkButton } from '@strapi/design-system';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import {
  ERASE_REQUESTS,
  EXPORT_REQUESTS,
  SEE_FIGURES,
  VISITOR_REQUEST,
} from '../../visitor-requests/kind';
import { YEARS_KEPT } from '../../visitor-requests/oldest-kept';
import { EraseCard } from './EraseCard';
import { ExportCard } from './ExportCard';
import { FiguresView } from './FiguresView';
import { LIST, PERMISSIONS, TITLE } from './words';

export default function RequestsPage() {
  return (
    <Page.Protect permissions={PERMISSIONS}>
      <Page.Title>{TITLE}</Page.Title>
      <Desk />
    </Page.Protect>
  );
}

function Desk() {
  const held = useAuth('RequestsPage', ({ permissions }) => permissions);
  const may = (action: string) => held.some((right) => right.action === action);
  const mayRead = held.some(
    ({ action, subject }) => action.endsWith('explorer.read') && subject === VISITOR_REQUEST,
  );
  return (
    <Layouts.Root>
      <Page.Main>
        <Layouts.Header
          title={TITLE}
          subtitle={`Ce que les visiteurs demandent au site. Chaque demande est effacée ${YEARS_KEPT} ans après sa réception.`}
          primaryAction={
            mayRead && (
              <LinkButton tag={Link} to={LIST} variant="secondary">
                Voir la liste
              </LinkButton>
            )
          }
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={10}>
            {may(SEE_FIGURES) && <FiguresView mayRead={mayRead} />}
            <Grid.Root gap={6}>
              {may(EXPORT_REQUESTS) && (
                <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
                  <ExportCard />
                </Grid.Item>
              )}
              {may(ERASE_REQUESTS) && (
                <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
                  <EraseCard />
                </Grid.Item>
              )}
            </Grid.Root>
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}
