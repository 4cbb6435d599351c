import fs from 'node:fs';

export type Count = { passed: number; failed: number };
/** How many, and which failed: of a long run, only its end is read. */
export type Report = Count & { names: string[] };
export type ReportReader = (text: string) => Report;

/** node:test's TAP report ends with its totals; a test in a suite is indented, and the suite fails with it. */
export function readTap(text: string): Report {
  const total = (name: string) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  const names = [...text.matchAll(/^\s*not ok \d+ - (.+)$/gm)].map(([, name]) => name ?? '');
  return { passed: total('pass'), failed: total('fail') + total('cancelled'), names };
}

export function readVitest(text: string): Report {
  const report: unknown = JSON.parse(text);
  const tests = listIn(report, 'testResults').flatMap((file) => listIn(file, 'assertionResults'));
  const names = tests
    .filter((test) => textIn(test, 'status') === 'failed')
    .map((test) => textIn(test, 'fullName'));
  return {
    passed: numberIn(report, 'numPassedTests'),
    failed: numberIn(report, 'numFailedTests'),
    names,
  };
}

export function readPlaywright(text: string): Report {
  const report: unknown = JSON.parse(text);
  const stats = isRecord(report) ? report.stats : undefined;
  return {
    passed: numberIn(stats, 'expected') + numberIn(stats, 'flaky'),
    failed: numberIn(stats, 'unexpected'),
    names: listIn(report, 'suites').flatMap(failedSpecs),
  };
}

function failedSpecs(suite: unknown): string[] {
  const own = listIn(suite, 'specs')
    .filter((spec) => isRecord(spec) && spec.ok === false)
    .map((spec) => `${textIn(spec, 'file')}: ${textIn(spec, 'title')}`);
  return [...own, ...listIn(suite, 'suites').flatMap(failedSpecs)];
}

/** A run that left no readable report, ran nothing, or failed without a failed test counts as one failure. */
export function countRun(file: string, read: ReportReader, succeeded: boolean): Report {
  const count = readCount(file, read);
  if (count === undefined) return { passed: 0, failed: 1, names: [] };
  const isSilent = count.failed === 0 && (!succeeded || count.passed === 0);
  return isSilent ? { ...count, failed: 1 } : count;
}

export function add(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

function readCount(file: string, read: ReportReader): Report | undefined {
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

function textIn(value: unknown, key: string): string {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : '';
}

function listIn(value: unknown, key: string): unknown[] {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}
