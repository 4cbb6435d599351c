import {
  Flex,
  Status,
  type StatusVariant,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Judged } from './api';
import { bound } from './words';

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
      <Thead>
        <Tr>
          {COLUMNS.map(({ label, width }) => (
            <Th key={label} width={width}>
              <Label variant="sigma" textColor="neutral600">
                {label}
              </Label>
            </Th>
          ))}
        </Tr>
      </Thead>
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

/** Words break anywhere, which cells do not by themselves, rather than push the verdict out of sight. */
const Label = styled(Typography)`
  overflow-wrap: anywhere;
  white-space: normal;
`;

const Address = styled(Label).attrs({ textColor: 'neutral800' })`
  display: block;
`;

const Reason = styled(Label).attrs({ textColor: 'neutral800' })`
  flex: 1 1 14rem;
`;
