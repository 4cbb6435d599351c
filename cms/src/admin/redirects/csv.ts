import type { Judged } from '../../redirects/import/judge';

const HEADER = ['ancienne adresse', 'nouvelle adresse', 'remarque'];
const EXAMPLES = [
  ['/ancienne-page', '/nouvelle-page', 'Adresse imprimée sur les affiches'],
  ['/anciennes-actualites/*', '/actualites/*', 'Tout ce qui est en dessous'],
  ['/brochure.pdf', 'https://media.example/brochure.pdf', ''],
];

/** As French spreadsheets open it without a question: a mark of UTF-8, and semicolons. */
function csv(rows: string[][]): string {
  const lines = rows.map((row) => row.map(cell).join(';'));
  return `\u{feff}${lines.join('\r\n')}\r\n`;
}

function cell(value: string): string {
  return /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

export function template(): string {
  return csv([HEADER, ...EXAMPLES]);
}

/** What an editor mends and imports again: the reasons are in a column that the import does not read. */
export function refusedLines(lines: readonly Judged[]): string {
  const refused = lines.flatMap((line) =>
    line.verdict === 'refused' ? [[line.from, line.to, line.note, line.reason]] : [],
  );
  return csv([[...HEADER, 'motif du refus'], ...refused]);
}
