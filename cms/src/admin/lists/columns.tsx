import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { VALUES } from '../french/values.ts';
import { SlugName } from '../requests/SlugName';
import { namedBySlug } from '../requests/slugs';

type Row = Record<string, unknown>;
type Column = {
  name: string;
  attribute: { type: string };
  cellFormatter?: (row: Row, column: { name: string }) => ReactNode;
};
type Table = { displayedHeaders: Column[]; layout: unknown };

const DAY = new Intl.DateTimeFormat('fr', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeStyle: 'short' });

const TYPES: Record<string, (value: string) => string> = {
  enumeration: (value) => VALUES[value] ?? value,
  // Strapi writes dates in full, and the last columns go out of sight.
  date: (value) => DAY.format(new Date(`${value}T12:00`)),
  datetime: (value) => MOMENT.format(new Date(value)),
};

/** What lists leave in English, or write too long to be read at a glance. */
export function translateColumns(table: Table): Table {
  return { ...table, displayedHeaders: table.displayedHeaders.map(translated) };
}

function translated(column: Column): Column {
  const show = TYPES[column.attribute.type];
  if (show)
    return { ...column, cellFormatter: (row, { name }) => <Cell>{shown(row[name], show)}</Cell> };
  const among = namedBySlug(column.name, column.attribute.type);
  if (among)
    return {
      ...column,
      cellFormatter: (row, { name }) => <SlugName among={among} slug={String(row[name] ?? '')} />,
    };
  if (column.name === 'locales')
    return { ...column, cellFormatter: (row) => <Cell>{languages(row)}</Cell> };
  return column;
}

function Cell({ children }: { children: string }) {
  return <Typography textColor="neutral800">{children}</Typography>;
}

function shown(value: unknown, show: (value: string) => string): string {
  return typeof value === 'string' && value !== '' ? show(value) : '-';
}

function languages({ locale, localizations }: Row): string {
  const others: { locale?: unknown }[] = Array.isArray(localizations) ? localizations : [];
  return [locale, ...others.map((other) => other.locale)]
    .map((code) => String(code).toUpperCase())
    .sort()
    .reverse()
    .join(', ');
}
