import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { WeekCount } from '../../visitor-requests/figures-report.ts';
import { ACTIONS, type Action } from '../../visitor-requests/words.ts';
import { counted, numeral } from '../parts/words';
import { Card } from './Card';
import { COLOURS, Swatch } from './colours';
import { isDated, ORDER, rulesFor, weekTotal } from './series.ts';
import { WeekTable } from './WeekTable';
import { fullDay, shortDay } from './words';

/** A bar for each week, and the same numbers as a table for whoever wants or needs them. */
export function WeekChart({ weeks }: { weeks: WeekCount[] }) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <Card
      title="Par semaine"
      hint="Du lundi au dimanche ; la dernière est en cours."
      action={
        <Button
          variant="tertiary"
          aria-expanded={isTable}
          aria-controls={id}
          onClick={() => setTable((before) => !before)}
        >
          {isTable ? 'Masquer le tableau' : 'Afficher le tableau'}
        </Button>
      }
    >
      <Bars weeks={weeks} />
      <Legend />
      <Box id={id} paddingTop={isTable ? 6 : 0}>
        {isTable && <WeekTable weeks={weeks} />}
      </Box>
    </Card>
  );
}

function Bars({ weeks }: { weeks: WeekCount[] }) {
  const rules = rulesFor(Math.max(...weeks.map(weekTotal)));
  const top = rules.at(-1) ?? 1;
  const first = weeks[0]?.monday ?? '';
  return (
    <Chart
      role="img"
      aria-label={`Demandes par semaine depuis le ${fullDay(first)}, en barres. Le tableau donne les nombres.`}
    >
      <Plot>
        {rules.map((rule) => (
          <Rule key={rule} style={{ insetBlockEnd: `${(rule / top) * 100}%` }}>
            <Typography variant="pi" textColor="neutral600">
              {numeral(rule)}
            </Typography>
          </Rule>
        ))}
        <Columns>
          {weeks.map((week) => (
            <Bar key={week.monday} week={week} top={top} isNumbered={weeks.length <= 12} />
          ))}
        </Columns>
      </Plot>
      <Dates>
        {weeks.map(({ monday }, index) => (
          <span key={monday}>
            {isDated(index, weeks.length) && (
              <Typography variant="pi" textColor="neutral600">
                {shortDay(monday)}
              </Typography>
            )}
          </span>
        ))}
      </Dates>
    </Chart>
  );
}

type BarProps = { week: WeekCount; top: number; isNumbered: boolean };

function Bar({ week, top, isNumbered }: BarProps) {
  const total = weekTotal(week);
  const said = counted(total, 'demande', 'demandes');
  return (
    <Column title={`Semaine du ${fullDay(week.monday)} : ${said}`}>
      {isNumbered && total > 0 && (
        <Typography variant="pi" fontWeight="bold" textColor="neutral800">
          {numeral(total)}
        </Typography>
      )}
      <Stack style={{ height: `${(total / top) * 100}%` }}>
        {ORDER.toReversed().map((action) => (
          <Segment key={action} $action={action} style={{ flexGrow: week.counts[action] }} />
        ))}
      </Stack>
    </Column>
  );
}

function Legend() {
  return (
    <Flex tag="ul" gap={5} wrap="wrap" paddingTop={4}>
      {ORDER.map((action) => (
        <Typography key={action} tag="li" variant="pi" textColor="neutral700">
          <Swatch $action={action} aria-hidden />
          {ACTIONS[action]}
        </Typography>
      ))}
    </Flex>
  );
}

const AXIS = '4.8rem';

const Chart = styled.div`
  padding-block-start: ${({ theme }) => theme.spaces[4]};
`;

const Plot = styled.div`
  position: relative;
  height: 24rem;
`;

const Rule = styled.div`
  position: absolute;
  inset-inline: 0;
  height: 0;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};

  > * {
    position: absolute;
    transform: translateY(-50%);
    padding-inline-end: ${({ theme }) => theme.spaces[2]};
    background: ${({ theme }) => theme.colors.neutral0};
  }
`;

const Columns = styled.div`
  position: absolute;
  inset: 0;
  inset-inline-start: ${AXIS};
  display: flex;
  gap: clamp(1px, 1.2%, 2.4rem);
`;

const Column = styled.div`
  position: relative;
  flex: 1 1 0;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: center;
  gap: ${({ theme }) => theme.spaces[1]};
  min-width: 0;
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1px;
  width: 100%;
  max-width: 5.6rem;
  min-height: 0;
`;

const Segment = styled.div<{ $action: Action }>`
  flex-basis: 0;
  background: ${({ theme, $action }) => theme.colors[COLOURS[$action]]};

  &:first-child {
    border-radius: ${({ theme }) => `${theme.borderRadius} ${theme.borderRadius} 0 0`};
  }
`;

const Dates = styled.div`
  display: flex;
  gap: clamp(1px, 1.2%, 2.4rem);
  padding-inline-start: ${AXIS};
  padding-block-start: ${({ theme }) => theme.spaces[2]};

  > * {
    flex: 1 1 0;
    display: flex;
    justify-content: center;
    min-width: 0;
    white-space: nowrap;
  }
`;
