const MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

/**
 * The text of a file that a spreadsheet wrote: UTF-16 when it is marked so, UTF-8 when it is that, with a mark or not,
 * and otherwise what French Excel calls CSV. Undefined when it is no text, like a workbook.
 */
export function decode(bytes: Uint8Array): string | undefined {
  const text = decodeAs(bytes);
  return text.includes('\0') ? undefined : text;
}

function decodeAs(bytes: Uint8Array): string {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
