import { isMet, type Result, type Row } from './measure.ts';
import { figure } from './stats.ts';
import { sign } from './table.ts';

const WIDTH = 880;
const LABELS = 330;
const VALUES = 130;
const BAR = 14;
const STEP = 34;
const TOP = 58;
/** Where the goal stands on every bar's line, so that the eye compares all of them with one line. */
const GOAL_AT = 0.5;

const TRACK = WIDTH - LABELS - VALUES;

export type Charted = { title: string; row: Row };

/** A measure with more judged rows than this is drawn by its worst one. */
const MANY = 4;

/** What the chart shows of a run. */
export function charted(results: readonly Result[]): Charted[] {
  return results.flatMap(({ measure: { title }, rows }) => {
    const judged = rows.filter(({ goal }) => goal).toSorted((a, b) => share(a) - share(b));
    const [worst] = judged;
    if (worst && judged.length > MANY)
      return [{ title: `${title}: the worst of ${judged.length}`, row: worst }];
    return rows.filter(({ goal }) => goal).map((row) => ({ title, row }));
  });
}

/** A bar for each row; each is drawn by how far it is from its own goal. */
export function chart(rows: readonly Charted[], caption: string): string {
  const height = TOP + rows.length * STEP + 40;
  const goalX = LABELS + TRACK * GOAL_AT;
  const bars = rows.map((row, index) => bar(row, TOP + index * STEP)).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title caption">
<title id="title">What was measured, against what it has to be</title>
<desc id="caption">${escaped(caption)}</desc>
<style>
  .ground { fill: #fbf8f1 }
  text { font: 13px system-ui, sans-serif; fill: #10203f }
  .quiet { fill: #4a566f; font-size: 11px }
  .value { font-weight: 600; font-variant-numeric: tabular-nums }
  .track { fill: #e6ebf2 }
  .met { fill: #1f4fd8 }
  .missed { fill: #c23516 }
  .goal { stroke: #7a5a17; stroke-width: 1.5 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #10203f }
    text { fill: #fbf8f1 }
    .quiet { fill: #b9c1d1 }
    .track { fill: #35435f }
    .met { fill: #7ea0ff }
    .missed { fill: #ff8a6b }
    .goal { stroke: #e3c47e }
  }
</style>
<rect class="ground" width="${WIDTH}" height="${height}" rx="6"/>
<text class="quiet" x="${LABELS}" y="26">worse</text>
<text class="quiet" x="${goalX}" y="26" text-anchor="middle">goal</text>
<text class="quiet" x="${LABELS + TRACK}" y="26" text-anchor="end">better, up to twice</text>
${bars}
<line class="goal" x1="${goalX}" y1="34" x2="${goalX}" y2="${height - 36}"/>
<text class="quiet" x="16" y="${height - 14}">${escaped(caption)}</text>
</svg>
`;
}

function bar({ title, row }: Charted, y: number): string {
  const { goal, value, unit, name } = row;
  if (goal === undefined) return '';
  const isGood = isMet(row) === true;
  const length = (TRACK * share(row)).toFixed(1);
  const tail = `${sign(goal)} ${goal.value.toLocaleString('en')}`;
  return `<g>
<text x="16" y="${y + 2}">${escaped(shortened(name))}</text>
<text class="quiet" x="16" y="${y + 15}">${escaped(title)}</text>
<rect class="track" x="${LABELS}" y="${y - 6}" width="${TRACK}" height="${BAR}" rx="2"/>
<rect class="${isGood ? 'met' : 'missed'}" x="${LABELS}" y="${y - 6}" width="${length}" height="${BAR}" rx="2"/>
<text class="value" x="${LABELS + TRACK + 12}" y="${y + 5}">${isGood ? '✓' : '✗'} ${figure(value)} ${escaped(unit)}</text>
<text class="quiet" x="${LABELS + TRACK + 12}" y="${y + 18}">${tail}</text>
</g>`;
}

/** How much of its line a bar fills: half of it at the goal, all of it when twice as good. */
export function share({ value, goal }: Pick<Row, 'value' | 'goal'>): number {
  if (goal === undefined) return 0;
  const good = goal.at === 'least' ? value / goal.value : goal.value / Math.max(value, 1e-9);
  return Math.min(1, Math.max(0, good) * GOAL_AT);
}

function shortened(text: string): string {
  return text.length > 46 ? `${text.slice(0, 45)}…` : text;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
