import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Ranking as Ranked } from '../../visitor-requests/figures-report.ts';
import { numeral } from '../parts/words';
import { Card } from './Card';
import { share } from './words';

type Props = { title: string; ranking: Ranked; total: number };

/** The first of a list with their counts and shares; the others together, last. */
export function Ranking({ title, ranking: { ranked, others }, total }: Props) {
  const most = ranked[0]?.count ?? 0;
  return (
    <Card title={title}>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        {ranked.map(({ name, count }) => (
          <li key={name}>
            <Line name={name} count={count} total={total} />
            <Track aria-hidden>
              <Share style={{ width: `${(count / most) * 100}%` }} />
            </Track>
          </li>
        ))}
        {others > 0 && (
          <li>
            <Line name="Autres" count={others} total={total} />
          </li>
        )}
      </Flex>
    </Card>
  );
}

function Line({ name, count, total }: { name: string; count: number; total: number }) {
  return (
    <Flex justifyContent="space-between" alignItems="baseline" gap={4}>
      <Name textColor="neutral800">{name}</Name>
      <Flex gap={2} shrink={0} alignItems="baseline">
        <Typography fontWeight="bold" textColor="neutral800">
          {numeral(count)}
        </Typography>
        <Percentage variant="pi" textColor="neutral600">
          {share(count, total)}
        </Percentage>
      </Flex>
    </Flex>
  );
}

const Name = styled(Typography)`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Percentage = styled(Typography)`
  min-width: 4rem;
  text-align: end;
`;

const Track = styled.div`
  margin-block-start: ${({ theme }) => theme.spaces[1]};
  border-radius: 2px;
  background: ${({ theme }) => theme.colors.neutral100};
`;

const Share = styled.div`
  height: 0.4rem;
  border-radius: 2px;
  background: ${({ theme }) => theme.colors.primary500};
`;
