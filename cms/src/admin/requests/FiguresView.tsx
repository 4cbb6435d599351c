import {
  Box,
  Button,
  EmptyStateLayout,
  Flex,
  Grid,
  LinkButton,
  Loader,
  SingleSelect,
  SingleSelectOption,
} from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Figures, PERIODS, type Period } from '../../visitor-requests/figures-report.ts';
import { Banner } from '../parts/Banner';
import { counted } from '../parts/words';
import { useRequestFiguresQuery } from './api';
import { Ranking } from './Ranking';
import { Totals } from './Totals';
import { WeekChart } from './WeekChart';
import { WAITING } from './words';

/** What came in over a period, with the period to choose. */
export function FiguresView({ mayRead }: { mayRead: boolean }) {
  const [period, setPeriod] = useState<Period>(12);
  const answer = useRequestFiguresQuery(period, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Box minWidth="26rem">
          <SingleSelect
            aria-label="Période"
            value={period}
            onChange={(value) => setPeriod(PERIODS.find((weeks) => weeks === Number(value)) ?? 12)}
          >
            {PERIODS.map((weeks) => (
              <SingleSelectOption key={weeks} value={weeks}>
                {`Les ${weeks} dernières semaines`}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Box>
        {mayRead && answer.data && answer.data.waiting > 0 && (
          <LinkButton tag={Link} to={WAITING}>
            {counted(answer.data.waiting, 'demande à traiter', 'demandes à traiter')}
          </LinkButton>
        )}
      </Flex>
      <Answer {...answer} />
    </>
  );
}

type Props = {
  data?: Figures | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

/** While others are on their way, the last figures stay, so that the page does not jump. */
function Answer({ data: figures, isError, isFetching, refetch }: Props) {
  if (isError && !isFetching) {
    return (
      <Banner
        variant="danger"
        title="Les chiffres n’ont pas pu être établis"
        action={
          <Button variant="tertiary" startIcon={<ArrowClockwise />} onClick={() => refetch()}>
            Réessayer
          </Button>
        }
      >
        Les demandes, elles, sont à l’abri.
      </Banner>
    );
  }
  if (!figures) {
    return (
      <Flex justifyContent="center" padding={10}>
        <Loader>Chargement des chiffres…</Loader>
      </Flex>
    );
  }
  if (figures.total === 0) {
    return (
      <EmptyStateLayout
        icon={<EmptyDocuments width="16rem" />}
        content="Aucune demande sur cette période"
      />
    );
  }
  return <Drawn figures={figures} isStale={isFetching} />;
}

function Drawn({ figures, isStale }: { figures: Figures; isStale: boolean }) {
  const { total, weeks, campuses, programmes, origins } = figures;
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={6}
      aria-busy={isStale}
      style={{ opacity: isStale ? 0.6 : 1 }}
    >
      <Totals figures={figures} />
      <WeekChart weeks={weeks} />
      <Grid.Root gap={6}>
        {[
          { title: 'Par campus', ranking: campuses },
          { title: 'Par formation', ranking: programmes },
          { title: 'Par provenance', ranking: origins },
        ].map(({ title, ranking }) => (
          <Grid.Item key={title} col={4} s={12} xs={12} direction="column" alignItems="stretch">
            <Ranking title={title} ranking={ranking} total={total} />
          </Grid.Item>
        ))}
      </Grid.Root>
    </Flex>
  );
}
