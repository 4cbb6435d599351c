/** Excel in French reads a file without a question when it has a mark of UTF-8, semicolons and its own line ends. */
export const UTF8_MARK = '\u{feff}';

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

function cell(value: string): string {
  return `"${harmless(value).replaceAll('"', '""')}"`;
}

/** A spreadsheet works out what begins like a formula, whoever wrote it; after an apostrophe, it only shows it. */
function harmless(value: string): string {
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** A French number as it is dialled; with its spaces, a spreadsheet takes it for a text and keeps its zero. */
export function dialled(phone: string): string {
  const [, number] =
    /^(?:(?:\+33|0033)(?:\(0\))?|0)([1-9]\d{8})$/.exec(phone.replaceAll(/[\s.-]/g, '')) ?? [];
  return number ? `0${number}`.replaceAll(/\d\d(?!$)/g, '$& ') : phone;
}
