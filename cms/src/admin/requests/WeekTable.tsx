import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { WeekCount } from '../../visitor-requests/figures-report.ts';
import { ACTIONS } from '../../visitor-requests/words.ts';
import { numeral } from '../parts/words';
import { ORDER, weekTotal } from './series.ts';
import { fullDay } from './words';

const HEADS = ['Semaine du', ...ORDER.map((action) => ACTIONS[action]), 'Total'];

/** The numbers of the chart, the latest first. */
export function WeekTable({ weeks }: { weeks: WeekCount[] }) {
  return (
    <Table colCount={HEADS.length} rowCount={weeks.length + 1}>
      <Thead>
        <Tr>
          {HEADS.map((head) => (
            <Th key={head}>
              <Typography variant="sigma" textColor="neutral600">
                {head}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {weeks.toReversed().map((week) => (
          <Tr key={week.monday}>
            <Td>
              <Typography textColor="neutral800">{fullDay(week.monday)}</Typography>
            </Td>
            {ORDER.map((action) => (
              <Td key={action}>
                <Typography textColor="neutral800">{numeral(week.counts[action])}</Typography>
              </Td>
            ))}
            <Td>
              <Typography fontWeight="bold" textColor="neutral800">
                {numeral(weekTotal(week))}
              </Typography>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
