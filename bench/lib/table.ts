import type { Machine, Versions } from './machine.ts';
import { type Goal, isMet, type Result, type Row } from './measure.ts';
import { figure } from './stats.ts';

export type Run = {
  /** When it began, and each time that it was gone on with after it was broken off. */
  dates: string[];
  commit: string;
  pace: string;
  machine: Machine;
  versions: Versions;
  results: Result[];
};

/** The whole run, to read. */
export function markdown(run: Run): string {
  const { dates, commit, pace, machine, versions, results } = run;
  const programs = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `# Measured ${dayOf(run)}

![Ratios, with what each has to be](chart.svg)

| | |
|---|---|
| machine | ${machine.processor}, ${machine.cores} cores, ${machine.memory}, ${machine.system} |
| load before | ${machine.load} |
| versions | ${programs.join(', ')} |
| commit | ${commit} |
| pace | ${pace} |
| began | ${dates.join(', and went on ')} |

${results.map(section).join('\n')}`;
}

/** The day of its last figures. */
export function dayOf({ dates }: Pick<Run, 'dates'>): string {
  return dates.at(-1)?.slice(0, 10) ?? '';
}

function section({ name, measure, rows, stolen, failure }: Result): string {
  const head = `## ${measure.title}\n\n\`${name}\`: ${measure.about}\n`;
  if (failure !== undefined) return `${head}\nIt was not measured: ${cell(firstLine(failure))}\n`;
  const lines = rows.map(
    (row) => `| ${cell(row.name)} | ${said(row)} | ${goalOf(row)} | ${cell(row.detail)} |`,
  );
  const table = `| | figure | goal | made from |\n|---|---:|---|---|\n${lines.join('\n')}\n`;
  return `${head}\n${table}${stolen === undefined ? '' : `\n${stolenIn(stolen)}\n`}`;
}

/** A figure from a machine that had to give its processor away is worth less. */
export function stolenIn(share: number): string {
  return `Of the processor's time the host had ${(share * 100).toFixed(1)} % meanwhile.`;
}

/** A line for the terminal. */
export function line(row: Row): string {
  const goal = goalOf(row);
  return `${row.name}: ${said(row)}${goal === '' ? '' : ` (${goal})`}, ${row.detail}`;
}

function said({ value, unit }: Pick<Row, 'value' | 'unit'>): string {
  return `${figure(value)} ${unit}`;
}

function goalOf(row: Row): string {
  if (row.goal === undefined) return '';
  return `${isMet(row) ? '✓' : '✗'} ${sign(row.goal)} ${row.goal.value.toLocaleString('en')}`;
}

export function sign({ at }: Goal): string {
  return at === 'least' ? '≥' : '≤';
}

export function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
