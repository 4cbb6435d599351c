import { Badge, Box, EmptyStateLayout, Flex, Tabs } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import { Pager } from '../parts/Pager';
import { numeral } from '../parts/words';
import type { Judged } from './api';
import { LineTable } from './LineTable';
import { Summary } from './Summary';

type Props = { lines: Judged[]; isImported: boolean; problem: string | undefined };
type Filter = 'all' | Judged['verdict'];

const FILTERS = ['all', 'accepted', 'present', 'refused'] as const;
const PAGE_SIZE = 50;
/** What scrolling to the report leaves in sight above it: the page's title, and the button that imports. */
const HEADER = '30rem';

/** What becomes, or became, of each line. It takes the focus: it is the answer to what the editor just did. */
export function ReportView({ lines, isImported, problem }: Props) {
  const labels: Record<Filter, string> = {
    all: 'Toutes',
    accepted: isImported ? 'Importées' : 'À importer',
    present: 'Déjà là',
    refused: 'Refusées',
  };
  const linesOf = (filter: Filter) =>
    filter === 'all' ? lines : lines.filter(({ verdict }) => verdict === filter);
  const [filter, setFilter] = useState<Filter>(linesOf('refused').length > 0 ? 'refused' : 'all');
  const [page, setPage] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, []);

  const shown = linesOf(filter);
  const start = (page - 1) * PAGE_SIZE;
  const show = (chosen: string) => {
    setFilter(FILTERS.find((known) => known === chosen) ?? 'all');
    setPage(1);
  };
  const turn = (to: number) => {
    setPage(to);
    top.current?.scrollIntoView();
  };

  return (
    <Flex
      ref={top}
      tabIndex={-1}
      direction="column"
      alignItems="stretch"
      gap={6}
      style={{ outline: 'none', scrollMarginTop: HEADER }}
    >
      <Summary lines={lines} isImported={isImported} problem={problem} />
      <Tabs.Root variant="simple" value={filter} onValueChange={show}>
        <Box overflow="auto">
          <Tabs.List aria-label="Lignes à montrer">
            {FILTERS.map((known) => (
              <Tabs.Trigger key={known} value={known}>
                <Flex tag="span" gap={2} style={{ whiteSpace: 'nowrap' }}>
                  {labels[known]} <Badge>{numeral(linesOf(known).length)}</Badge>
                </Flex>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </Box>
        <Tabs.Content value={filter}>
          <Box paddingTop={4}>
            {shown.length === 0 ? (
              <EmptyStateLayout content="Aucune ligne." hasRadius shadow="tableShadow" />
            ) : (
              <LineTable lines={shown.slice(start, start + PAGE_SIZE)} isImported={isImported} />
            )}
            <Pager
              {...{ page, onPage: turn, pageSize: PAGE_SIZE, total: shown.length }}
              label="Pages du rapport"
              noun="Lignes"
            />
          </Box>
        </Tabs.Content>
      </Tabs.Root>
    </Flex>
  );
}
