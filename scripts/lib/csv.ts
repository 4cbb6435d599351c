/** The separators spreadsheets write, the French one first. */
const SEPARATORS = [';', '\t', ','] as const;

export type Row = { line: number; cells: string[] };

/**
 * The rows of a CSV text (RFC 4180) that have something in them, with the line each begins on. The separator is the one
 * that the first row has most of outside quotes.
 */
export function parseCsv(text: string): Row[] {
  const content = text.replace(/^\u{feff}/u, '');
  const separator = separatorOf(content);
  const cell = new RegExp(
    `("(?:[^"]|"")*"|(?!")[^${separator}\r\n]*)(${separator}|\r\n|\r|\n|$)`,
    'y',
  );
  const rows: Row[] = [];
  let row: Row = { line: 1, cells: [] };
  let line = 1;
  while (cell.lastIndex < content.length) {
    const [all, written, end] = cell.exec(content) ?? [];
    if (all === undefined || written === undefined) throw new UnclosedQuote(row.line);
    row.cells.push(unquoted(written).trim());
    line += all.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === separator) continue;
    rows.push(row);
    row = { line, cells: [] };
  }
  if (row.cells.length > 0) rows.push(row);
  return rows.filter(({ cells }) => cells.some((written) => written !== ''));
}

export class UnclosedQuote extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`A quote of line ${line} is not closed, or something stands after it`);
    this.line = line;
  }
}

function separatorOf(content: string): string {
  const [first = ''] = content
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
