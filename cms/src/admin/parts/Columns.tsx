import { Th, Thead, Tr, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';

export type Column = { label: string; width: string };

/** The heads of a table whose columns keep their widths. */
export function Columns({ columns }: { columns: readonly Column[] }) {
  return (
    <Thead>
      <Tr>
        {columns.map(({ label, width }) => (
          <Th key={label} width={width}>
            <Wrapped variant="sigma" textColor="neutral600">
              {label}
            </Wrapped>
          </Th>
        ))}
      </Tr>
    </Thead>
  );
}

/** Words break anywhere, which cells do not by themselves, rather than push the last column out of sight. */
export const Wrapped = styled(Typography)`
  overflow-wrap: anywhere;
  white-space: normal;
`;
