import {
  Flex,
  Status,
  type StatusVariant,
  Table,
  Tbody,
  Td,
  Tr,
  Typography,
} from '@strapi/design-system';
import { styled } from 'styled-components';
import { Columns, Wrapped } from '../parts/Columns';
import { bound } from '../parts/words';
import type { Judged } from './api';

type Props = { lines: Judged[]; isImported: boolean };

const COLUMNS = [
  { label: 'Ligne', width: '7rem' },
  { label: 'Ancienne adresse', width: '26%' },
  { label: 'Nouvelle adresse', width: '26%' },
  { label: 'Verdict', width: 'auto' },
];
const VARIANTS: Record<Judged['verdict'], StatusVariant> = {
  accepted: 'success',
  present: 'secondary',
  refused: 'danger',
};

export function LineTable({ lines, isImported }: Props) {
  const labels = {
    accepted: isImported ? 'Importée' : 'À importer',
    present: 'Déjà là',
    refused: 'Refusée',
  };
  return (
    <Table colCount={COLUMNS.length} rowCount={lines.length + 1} style={{ tableLayout: 'fixed' }}>
      <Columns columns={COLUMNS} />
      <Tbody>
        {lines.map((line) => (
          <Tr key={line.line}>
            <Td>
              <Typography textColor="neutral600">{line.line}</Typography>
            </Td>
            <Td>
              <Address>{line.from}</Address>
            </Td>
            <Td>
              <Address>{line.to}</Address>
            </Td>
            <Td>
              <Flex wrap="wrap" gap={3} paddingTop={2} paddingBottom={2}>
                <Status variant={VARIANTS[line.verdict]} size="S">
                  {labels[line.verdict]}
                </Status>
                {line.verdict !== 'accepted' && <Reason>{bound(line.reason)}</Reason>}
              </Flex>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

const Address = styled(Wrapped).attrs({ textColor: 'neutral800' })`
  display: block;
`;

const Reason = styled(Wrapped).attrs({ textColor: 'neutral800' })`
  flex: 1 1 14rem;
`;
