/** What happened while one part was away, or none. */
export type Tally = {
  part: string;
  /** Whether a process was killed that may have had an answer in its hands. */
  kills: boolean;
  sent: number;
  answered: number;
  /** Broken off half-way with a process that was killed. */
  expected: number;
  unexpected: string[];
  /** Whose request was acknowledged: by their address, which nobody else has. */
  acknowledged: string[];
  /** From an editor's click until every process shows it, in seconds. */
  published: number[];
};

export function newTally(part: string, kills: boolean): Tally {
  const lists = { unexpected: [], acknowledged: [], published: [] };
  return { part, kills, sent: 0, answered: 0, expected: 0, ...lists };
}

/** How often each address is stored. */
export type Stored = ReadonlyMap<string, number>;

const HEAD = [
  'part',
  'sent',
  '2xx/3xx',
  'cut with it',
  'unexpected',
  'acknowledged',
  'stored',
  'twice',
  'slowest publication',
];

export function table(tallies: readonly Tally[], stored: Stored): string {
  const rows = tallies.map((tally) => {
    const times = tally.acknowledged.map((email) => stored.get(email) ?? 0);
    return [
      tally.part,
      tally.sent,
      tally.answered,
      tally.expected,
      tally.unexpected.length,
      tally.acknowledged.length,
      times.filter((count) => count > 0).length,
      times.filter((count) => count > 1).length,
      `${Math.max(0, ...tally.published).toFixed(1)} s`,
    ].map(String);
  });
  const all = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}

/** What must not be, in words; nothing when nothing was lost. */
export function faults(tallies: readonly Tally[], stored: Stored): string[] {
  const acknowledged = tallies.flatMap((tally) => tally.acknowledged);
  const lost = acknowledged.filter((email) => !stored.has(email));
  const twice = [...stored].filter(([, count]) => count > 1);
  return [
    ...tallies.flatMap(({ part, unexpected }) => unexpected.map((what) => `${part}: ${what}`)),
    ...(lost.length > 0 ? [`${lost.length} requests were acknowledged and are not stored`] : []),
    ...(twice.length > 0 ? [`${twice.length} requests are stored more than once`] : []),
  ];
}
