/**
 * Photographs every kind of page of this tree and holds the pictures against those of another commit, which is
 * photographed by its own tools on this machine: `npm run looks -- main`. Without a commit, against the last one; of a
 * tree that is as committed, against the one before.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './lib/chromium.ts';
import { run } from './lib/command.ts';
import { toolEnvironment } from './lib/environment.ts';
import { Failure } from './lib/failures.ts';
import { runInForeground } from './lib/foreground.ts';
import { install } from './lib/install.ts';
import { lastLines } from './lib/logs.ts';
import { npmCommand } from './lib/npm.ts';
import { buildSite, compileCms } from './lib/prepare.ts';
import { defaultSchool } from './lib/schools.ts';
import { throwAwaySettings } from './lib/settings.ts';
import { runTask, type Task, together } from './lib/task.ts';

await runTask(async (task) => {
  const [asked, folder] = process.argv.slice(2);
  if (asked === '--keep' && folder !== undefined) return photograph(task, folder, 'all');
  const commit = await commitOf(task, asked);
  const references = path.join(task.paths.root, '.parvis', 'looks', commit);
  if (!fs.existsSync(references)) await photographCommit(task, commit, references);
  const code = await photograph(task, references, 'none');
  const report = task.paths.shown(path.join(reportFolder(task), 'index.html'));
  task.progress.say(
    code === 0
      ? `\nNothing looks different from ${commit.slice(0, 10)}.`
      : `\nWhat looks different from ${commit.slice(0, 10)}, side by side: ${report}`,
  );
  return code;
});

/** Takes the photographs: to keep them all, or to compare them with those that are there. */
async function photograph(task: Task, folder: string, update: 'all' | 'none'): Promise<number> {
  await together(task, [
    (during) => install(during, 'site'),
    (during) => install(during, 'cms'),
    (during) => install(during, 'tests'),
  ]);
  const build = await buildSite(task, defaultSchool, 'styleguide');
  await compileCms(task, throwAwaySettings());
  return runInForeground({
    ...npmCommand(['run', 'looks', '--', `--update-snapshots=${update}`]),
    cwd: task.paths.app('tests'),
    env: toolEnvironment({
      CHROMIUM_PATH: await ensureChromium(task),
      SITE_BUILD: build,
      LOOKS_REFERENCES: folder,
      LOOKS_REPORT: reportFolder(task),
    }),
    signal: task.signal,
  });
}

function reportFolder(task: Task): string {
  return path.join(task.paths.reports, 'looks');
}

/** In a tree of its own, which is taken away again; what is not whole never gets its name. */
async function photographCommit(task: Task, commit: string, references: string): Promise<void> {
  const tree = `${references}.tree`;
  const unfinished = `${references}.unfinished`;
  await git(task, 'worktree', 'prune');
  fs.rmSync(tree, { recursive: true, force: true });
  fs.rmSync(unfinished, { recursive: true, force: true });
  await git(task, 'worktree', 'add', '--force', '--detach', tree, commit);
  try {
    await task.progress.step(`photographs of ${commit.slice(0, 10)}`, async (note) => {
      const { code, output } = await run({
        command: process.execPath,
        args: [path.join(tree, 'scripts', 'run.mjs'), 'looks', '--keep', unfinished],
        cwd: tree,
        env: toolEnvironment(),
        log: path.join(task.paths.logs, 'looks.log'),
        signal: task.signal,
        onLine: note,
      });
      if (code !== 0)
        throw new Failure(
          `Commit ${commit.slice(0, 10)} could not be photographed; its words are above.`,
          lastLines(output, 20),
        );
    });
    fs.renameSync(unfinished, references);
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
    fs.rmSync(tree, { recursive: true, force: true });
    await git(task, 'worktree', 'prune');
  }
}

async function commitOf(task: Task, asked: string | undefined): Promise<string> {
  const isAsCommitted = (await git(task, 'status', '--porcelain')) === '';
  const name = asked ?? (isAsCommitted ? 'HEAD~1' : 'HEAD');
  return git(task, 'rev-parse', '--verify', `${name}^{commit}`);
}

async function git(task: Task, ...args: string[]): Promise<string> {
  const env = toolEnvironment();
  const { code, output } = await run({ command: 'git', args, cwd: task.paths.root, env });
  if (code !== 0) throw new Failure(`git ${args.join(' ')} failed: ${output.trim()}`);
  return output.trim();
}
