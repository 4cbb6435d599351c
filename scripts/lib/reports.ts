import fs from 'node:fs';

export type Count = { passed: number; failed: number };
export type ReportReader = (text: string) => Count;

/** node:test's TAP report ends with its totals. */
export function readTap(text: string): Count {
  const total = (name: string) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { passed: total('pass'), failed: total('fail') + total('cancelled') };
}

export function readVitest(text: string): Count {
  const report: unknown = JSON.parse(text);
  return { passed: numberIn(report, 'numPassedTests'), failed: numberIn(report, 'numFailedTests') };
}

export function readPlaywright(text: string): Count {
  const report: unknown = JSON.parse(text);
  const stats = isRecord(report) ? report.stats : undefined;
  return {
    passed: numberIn(stats, 'expected') + numberIn(stats, 'flaky'),
    failed: numberIn(stats, 'unexpected'),
  };
}

/** A run that left no readable report, ran nothing, or failed without a failed test counts as one failure. */
export function countRun(file: string, read: ReportReader, succeeded: boolean): Count {
  const count = readCount(file, read);
  if (count === undefined) return { passed: 0, failed: 1 };
  const isSilent = count.failed === 0 && (!succeeded || count.passed === 0);
  return isSilent ? { ...count, failed: 1 } : count;
}

export function add(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

function readCount(file: string, read: ReportReader): Count | undefined {
  try {
    const count = read(fs.readFileSync(file, 'utf8'));
    return Number.isInteger(count.passed) && Number.isInteger(count.failed) ? count : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function numberIn(value: unknown, key: string): number {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'number' ? found : Number.NaN;
}
