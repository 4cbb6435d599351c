import path from 'node:path';
import { buildKey, hasBuild, type Mode, makeBuild, useBuild } from './builds.ts';
import { cmsEnvironment, toolEnvironment } from './environment.ts';
import { runNpm } from './npm.ts';
import type { Environment } from './settings.ts';
import { hashFiles, isDone, listInputs, once } from './stamp.ts';
import type { Task } from './task.ts';

/** The folder of a school's built site, built now if these sources never were. */
export async function buildSite(
  task: Task,
  school: string,
  mode: Mode = 'production',
): Promise<string> {
  const { builds } = task.paths;
  const site = task.paths.app('site');
  const key = buildKey(site, school, mode);
  const name = mode === 'production' ? 'site build' : `site build for the ${mode}`;
  const build = (folder: string) =>
    task.progress.step(name, (note) =>
      runNpm(task, {
        name,
        app: 'site',
        args: ['run', 'build', '--', '--mode', mode],
        env: toolEnvironment({
          NODE_ENV: 'production',
          PRODUCT: school,
          BUILD_DIRECTORY: path.relative(site, folder),
        }),
        kind: 'build',
        note,
      }),
    );
  if (!hasBuild(builds, key)) await makeBuild(builds, key, build);
  return useBuild(builds, key);
}

type CmsStep = {
  name: string;
  script: string;
  inputs: string[];
  output: string;
  isInput?: (file: string) => boolean;
};

const compile: CmsStep = {
  name: 'content service build',
  script: 'compile',
  inputs: ['src', 'config', 'server.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
  output: 'dist/server.js',
  isInput: (file) => !/\.test\.ts$/.test(file),
};

const admin: CmsStep = {
  name: 'admin build',
  script: 'build:admin',
  inputs: ['src', 'config', 'package.json', 'package-lock.json'],
  output: 'dist/build/index.html',
  isInput: (file) =>
    !file.startsWith(`src${path.sep}`) ||
    file.startsWith(path.join('src', 'admin')) ||
    file.endsWith('.json'),
};

export function compileCms(task: Task, settings: Environment): Promise<void> {
  return cmsStep(task, settings, compile, false);
}

export function buildAdmin(task: Task, settings: Environment): Promise<void> {
  return cmsStep(task, settings, admin, true);
}

export function isAdminBuilt(task: Task): boolean {
  return isDone(stampOf(task, admin));
}

async function cmsStep(
  task: Task,
  settings: Environment,
  step: CmsStep,
  background: boolean,
): Promise<void> {
  const stamp = stampOf(task, step);
  if (isDone(stamp)) return;
  const { name } = step;
  const env = toolEnvironment(cmsEnvironment(settings, 'production'));
  const args = ['run', step.script];
  await task.progress.step(name, (note) =>
    once({
      ...stamp,
      signal: task.signal,
      action: () => runNpm(task, { name, app: 'cms', args, env, kind: 'build', note, background }),
    }),
  );
}

function stampOf(task: Task, step: CmsStep) {
  const folder = task.paths.app('cms');
  return {
    file: path.join(task.paths.stamps, step.script.replace(':', '-')),
    output: path.join(folder, step.output),
    key: () => hashFiles(folder, listInputs(folder, step.inputs, step.isInput), process.version),
  };
}
