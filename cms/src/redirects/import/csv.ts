export class OpenQuote extends Error {
  readonly row: number;

  constructor(row: number) {
    super(`The quote opened in row ${row} is never closed`);
    this.row = row;
  }
}

/**
 * The rows of a CSV text (RFC 4180), blank ones included: they are numbered as a spreadsheet numbers them. A quote inside
 * a cell that does not begin with one is an ordinary character.
 */
export function parseCsv(text: string, separator: string): string[][] {
  const cellEnd = new RegExp(`[${separator}\r\n]`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    let cell = '';
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1);
      if (close === undefined) throw new OpenQuote(rows.length + 1);
      cell = text.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
    }
    cellEnd.lastIndex = at;
    const end = cellEnd.exec(text)?.index ?? text.length;
    row.push(cell + text.slice(at, end));
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

function closingQuote(text: string, start: number): number | undefined {
  for (let at = text.indexOf('"', start); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return undefined;
}
