import type { ReactNode } from 'react';

export type Column = {
  name: string;
  className?: string;
  /** Drawn in place of the name, for the eye alone. */
  drawing?: ReactNode;
};

type Props = {
  /** What the table is of, above it. */
  caption?: ReactNode;
  columns?: Column[];
  /** The columns say themselves what they are: their names are for those who hear the table. */
  plain?: boolean;
  className?: string;
  /** Rows. */
  children: ReactNode;
};

/** Values in rows and columns, on hairlines. */
export function Table({ caption, columns, plain = false, className = '', children }: Props) {
  return (
    <table className={`data-table ${className}`}>
      {caption && <caption>{caption}</caption>}
      {columns && (
        <thead className={plain ? 'sr-only' : ''}>
          <tr>
            {columns.map((column) => (
              <Head key={column.name} {...column} />
            ))}
          </tr>
        </thead>
      )}
      <tbody>{children}</tbody>
    </table>
  );
}

function Head({ name, className, drawing }: Column) {
  if (drawing)
    return (
      <td aria-hidden="true" className={className}>
        {drawing}
      </td>
    );
  return (
    <th scope="col" className={className}>
      {name}
    </th>
  );
}
