import { Box, Button, Flex, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Referrer, Row } from '../../missing-addresses/kind';
import { Columns, Wrapped } from '../parts/Columns';
import { bound, counted, numeral } from '../parts/words';
import { type List, problemOf, useIgnoreAddressMutation } from './api';
import { RedirectDialog } from './RedirectDialog';
import { daysOf } from './words';

/** The actions stand one above the other where there is little room. */
const COLUMNS = [
  { label: 'Adresse demandée', width: 'auto' },
  { label: 'Demandes', width: '11rem' },
  { label: 'Provenance', width: '28%' },
  { label: 'Actions', width: 'clamp(15rem, 16vw, 23rem)' },
];

export function MissingTable({ rows, list }: { rows: Row[]; list: List }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <Table colCount={COLUMNS.length} rowCount={rows.length + 1} style={{ tableLayout: 'fixed' }}>
        <Columns columns={COLUMNS} />
        <Tbody>
          {rows.map((row) => (
            <Tr key={row.address}>
              <Td>
                <Box paddingTop={3} paddingBottom={3}>
                  <Line fontWeight="bold" textColor="neutral800">
                    {row.address}
                  </Line>
                  <Line variant="pi" textColor="neutral600">
                    {daysOf(row)}
                  </Line>
                </Box>
              </Td>
              <Td>
                <Typography textColor="neutral800">{numeral(row.count)}</Typography>
              </Td>
              <Td>
                <Referrers referrers={row.referrers} />
              </Td>
              <Td>
                <Flex gap={2} wrap="wrap" paddingTop={2} paddingBottom={2}>
                  {list === 'open' && (
                    <Button
                      size="S"
                      variant="secondary"
                      aria-label={`Rediriger ${row.address}`}
                      onClick={() => setChosen(row.address)}
                    >
                      Rediriger
                    </Button>
                  )}
                  <IgnoreButton address={row.address} list={list} />
                </Flex>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {chosen !== undefined && (
        <RedirectDialog address={chosen} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}

const SHOWN = 3;

function Referrers({ referrers }: { referrers: Referrer[] }) {
  if (referrers.length === 0) return <Typography textColor="neutral600">Inconnue</Typography>;
  const others = referrers.length - SHOWN;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={1} paddingTop={2} paddingBottom={2}>
      {referrers.slice(0, SHOWN).map(({ from, count }) => (
        <li key={from}>
          <Line textColor="neutral800">
            {from === '/' ? 'Accueil du site' : from}
            <Typography textColor="neutral600">{`\u{a0}× ${numeral(count)}`}</Typography>
          </Line>
        </li>
      ))}
      {others > 0 && (
        <li>
          <Typography variant="pi" textColor="neutral600">
            {`et ${counted(others, 'autre', 'autres')}`}
          </Typography>
        </li>
      )}
    </Flex>
  );
}

function IgnoreButton({ address, list }: { address: string; list: List }) {
  const { toggleNotification } = useNotification();
  const [ignore, { isLoading }] = useIgnoreAddressMutation();
  const isOpen = list === 'open';
  const act = async () => {
    const answer = await ignore({ address, ignored: isOpen });
    if ('error' in answer)
      toggleNotification({ type: 'danger', message: problemOf(answer.error ?? {}) });
    else
      toggleNotification({
        type: 'success',
        message: bound(isOpen ? `« ${address} » est ignorée.` : `« ${address} » est à traiter.`),
      });
  };
  return (
    <Button
      size="S"
      variant="tertiary"
      loading={isLoading}
      aria-label={isOpen ? `Ignorer ${address}` : `Ne plus ignorer ${address}`}
      onClick={() => void act()}
    >
      {isOpen ? 'Ignorer' : 'Ne plus ignorer'}
    </Button>
  );
}

const Line = styled(Wrapped)`
  display: block;
`;
