import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os';
import path from 'node:path';
import { versionOf } from './programs.ts';

export type Machine = {
  processor: string;
  cores: number;
  memory: string;
  system: string;
  /** How busy it was with other things when the run began: a figure from a busy machine is worth less. */
  load: string;
};
export type Versions = Record<string, string>;

export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model ?? arch(),
    cores: availableParallelism(),
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${platform()} ${arch()}`,
    load: (loadavg()[0] ?? 0).toFixed(2),
  };
}

/** Of what took part: what is not on the machine is left out. */
export function describeVersions(): Versions {
  const found: Record<string, string | undefined> = {
    node: process.version.slice(1),
    nginx: versionOf('nginx', '-v'),
    wrk: versionOf('wrk', '-v'),
    chromium: versionOf(process.env.CHROMIUM_PATH ?? 'chromium', '--version'),
    lighthouse: packageVersion('lighthouse'),
    next: packageVersion('next'),
    react: packageVersion('react'),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, it]) => (it ? [[name, it]] : [])),
  );
}

function packageVersion(name: string): string | undefined {
  const file = path.resolve(import.meta.dirname, '../node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/** The commit that was measured, and whether something was changed since. */
export function describeCommit(): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  const head = git('rev-parse', '--short=10', 'HEAD');
  if (head.status !== 0) return 'unknown';
  const isChanged = git('status', '--porcelain', '--', ':/site', ':/cms').stdout !== '';
  return `${head.stdout.trim()}${isChanged ? ', with changes' : ''}`;
}
