import { tidy } from '../rules.ts';
import { OpenQuote, parseCsv } from './csv.ts';
import { decode } from './decode.ts';
import type { Line } from './judge.ts';
import { MOST_BYTES, MOST_LINES } from './limits.ts';

/** Why a file cannot be read at all, in words for whoever brought it. */
export class Unreadable extends Error {}

/** The separators spreadsheets write, the French one first. */
const SEPARATORS = [';', '\t', ','];
const NAMES = {
  from: ['from', 'ancienne adresse'],
  to: ['to', 'nouvelle adresse'],
  note: ['note', 'remarque'],
};
const SAMPLE = 20;

/**
 * The rules that a file gives, tidied. Whole addresses of the site count as their path; an old one is taken to be of the
 * site when its own address is not known.
 */
export function readLines(file: Uint8Array, siteUrl?: string): Line[] {
  if (file.length > MOST_BYTES)
    throw new Unreadable(
      `Le fichier dépasse ${MOST_BYTES / 1_000_000} Mo : partagez-le en plusieurs fichiers.`,
    );
  const text = decode(file);
  if (text === undefined)
    throw new Unreadable(
      'Ce fichier n’est pas du texte : depuis votre tableur, enregistrez la feuille au format CSV.',
    );
  const lines = linesOf(rowsOf(text), siteUrl);
  if (lines.length === 0) throw new Unreadable('Ce fichier ne contient aucune redirection.');
  if (lines.length > MOST_LINES)
    throw new Unreadable(
      `Le fichier a plus de ${MOST_LINES.toLocaleString('fr')} lignes : partagez-le en plusieurs fichiers.`,
    );
  return lines;
}

function rowsOf(text: string): string[][] {
  try {
    return parseCsv(text, separatorOf(text));
  } catch (error) {
    if (!(error instanceof OpenQuote)) throw error;
    throw new Unreadable(`Un guillemet ouvert à la ligne ${error.row} n’est jamais refermé.`);
  }
}

/** The separator under which the most of the first lines are rules; addresses may hold the others. */
function separatorOf(text: string): string {
  const sample = text.split(/\r\n|\r|\n/, SAMPLE).map((line) => line.replaceAll('"', ''));
  const score = (separator: string) => {
    const rows = sample.map((line) => line.split(separator));
    return rows.filter(isRule).length * SAMPLE + rows.filter(({ length }) => length > 1).length;
  };
  return SEPARATORS.toSorted((a, b) => score(b) - score(a))[0] ?? ',';
}

function isRule(row: string[]): boolean {
  const [from = '', to = ''] = row;
  return columnsOf(row) !== undefined || [from, to].every((cell) => /^\s*(\/|https?:)/i.test(cell));
}

type Columns = { from: number; to: number; note: number };

/** Where each column is, when the row names them. */
function columnsOf(row: string[]): Columns | undefined {
  const names = row.map((cell) => squeezed(cell).toLowerCase());
  const find = (known: string[]) => names.findIndex((name) => known.includes(name));
  const columns = { from: find(NAMES.from), to: find(NAMES.to), note: find(NAMES.note) };
  return columns.from === -1 || columns.to === -1 ? undefined : columns;
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function linesOf(rows: string[][], siteUrl: string | undefined): Line[] {
  const written = rows
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first] = written;
  const header = first && columnsOf(first.cells);
  const { from, to, note } = header ?? { from: 0, to: 1, note: 2 };
  const site = siteUrl === undefined ? undefined : hostOf(siteUrl);
  return written.slice(header ? 1 : 0).map(({ cells, line }) => ({
    line,
    ...tidy({
      from: ownPath(cells[from] ?? '', (host) => site === undefined || host === site),
      to: ownPath(cells[to] ?? '', (host) => host === site),
    }),
    note: squeezed(cells[note] ?? ''),
  }));
}

const WHOLE = /^\s*https?:\/\/[^/?#]*/i;

/** The path of an address whose host is ours; any other address as it is. */
function ownPath(address: string, isOurs: (host: string) => boolean): string {
  const host = hostOf(address);
  return host !== undefined && isOurs(host) ? address.replace(WHOLE, '') || '/' : address;
}

/** With or without www, it is the same site. */
function hostOf(address: string): string | undefined {
  const [origin] = WHOLE.exec(address) ?? [];
  return origin?.replace(/^\s*https?:\/\/(www\.)?/i, '').toLowerCase();
}
