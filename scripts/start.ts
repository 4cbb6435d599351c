import fs from 'node:fs';
import path from 'node:path';
import { cmsEnvironment, portsFrom, siteEnvironment } from './lib/environment.ts';
import { Failure, toFailure } from './lib/failures.ts';
import { answers } from './lib/health.ts';
import { install } from './lib/install.ts';
import { refuseTakenPorts } from './lib/ports.ts';
import { buildAdmin, buildSite, compileCms, isAdminBuilt } from './lib/prepare.ts';
import { chosenSchool } from './lib/schools.ts';
import { type Environment, ensureSettings, readSettings } from './lib/settings.ts';
import { Supervisor } from './lib/supervisor.ts';
import { runTask, type Task, together, untilStopped } from './lib/task.ts';

const parts = ['site', 'cms'] as const;
type Part = (typeof parts)[number];

await runTask(start, { runsUntilStopped: true });

async function start(task: Task): Promise<number> {
  const chosen = chosenParts(process.argv.slice(2));
  await refuseTakenPorts(portUses(chosen, readSettings(task.paths.settings)));
  const settings = ensureSettings(task.paths.settings);
  const supervisors: Supervisor[] = [];
  try {
    await startParts(task, chosen, settings, supervisors);
    announce(task, chosen, settings);
    if (chosen.includes('cms')) void finishAdmin(task, settings);
    await Promise.race([untilStopped(task.signal), ...supervisors.map(({ finished }) => finished)]);
    task.progress.say('Stopping…');
    return 0;
  } finally {
    await Promise.all(supervisors.map((supervisor) => supervisor.stop()));
  }
}

function chosenParts(args: readonly string[]): readonly Part[] {
  const [name] = args;
  if (name === undefined) return parts;
  const part = parts.find((known) => known === name);
  if (part === undefined || args.length > 1) {
    throw new Failure(
      `"${args.join(' ')}" cannot be started: the choices are site, cms, or nothing for both.`,
    );
  }
  return [part];
}

function portUses(chosen: readonly Part[], env: Environment) {
  const ports = portsFrom(env);
  const uses = {
    site: { port: ports.site, variable: 'PORT', what: 'the site' },
    cms: { port: ports.cms, variable: 'CMS_PORT', what: 'the content service' },
  };
  return chosen.map((part) => uses[part]);
}

/** The site's short installation and build go on beside the content service's long one. */
async function startParts(
  task: Task,
  chosen: readonly Part[],
  settings: Environment,
  supervisors: Supervisor[],
): Promise<void> {
  const prepareSite = async (during: Task) => {
    await install(during, 'site');
    return buildSite(during, chosenSchool(settings));
  };
  const startCms = async (during: Task) => {
    await install(during, 'cms');
    await compileCms(during, settings);
    await supervise(during, cmsService(task, settings), supervisors);
    return undefined;
  };
  const actions = { site: prepareSite, cms: startCms };
  const results = await together(
    task,
    chosen.map((part) => actions[part]),
  );
  const build = results.find((folder) => folder !== undefined);
  if (build !== undefined) await supervise(task, siteService(task, settings, build), supervisors);
}

async function supervise(
  task: Task,
  service: ReturnType<typeof siteService>,
  supervisors: Supervisor[],
): Promise<void> {
  task.signal.throwIfAborted();
  const supervisor = new Supervisor(service);
  supervisors.push(supervisor);
  const stop = () => void supervisor.stop();
  task.signal.addEventListener('abort', stop);
  const others = supervisors.map(({ finished }) => finished);
  await task.progress.step(`start of the ${service.name}`, () =>
    Promise.race([supervisor.ready, ...others]),
  );
  task.signal.removeEventListener('abort', stop);
  task.signal.throwIfAborted();
}

function siteService(task: Task, settings: Environment, build: string) {
  const entry = path.join(build, 'server', 'index.js');
  const env = siteEnvironment(settings, 'production');
  const isHealthy = () => answers(`http://localhost:${env.PORT}/healthz`, 200);
  return { ...service(task, 'site', entry), name: 'site', env, isHealthy };
}

function cmsService(task: Task, settings: Environment) {
  const entry = path.join('dist', 'server.js');
  const env = cmsEnvironment(settings, 'production');
  const isHealthy = () => answers(`http://localhost:${env.CMS_PORT}/_health`, 204);
  return { ...service(task, 'cms', entry), name: 'content service', env, isHealthy };
}

function service(task: Task, part: Part, entry: string) {
  const cwd = task.paths.app(part);
  const log = path.join(task.paths.logs, `${part}.log`);
  const args = [path.relative(cwd, path.resolve(cwd, entry))];
  const say = (line: string) => task.progress.say(line);
  return { command: process.execPath, args, cwd, log, shownLog: task.paths.shown(log), say };
}

function announce(task: Task, chosen: readonly Part[], settings: Environment): void {
  const ports = portsFrom(settings);
  const say = (line: string) => task.progress.say(line);
  say('');
  if (chosen.includes('site')) say(`  Site             http://localhost:${ports.site}`);
  if (chosen.includes('cms')) {
    const state = isAdminBuilt(task) ? '' : ' (being built)';
    say(`  Content service  http://localhost:${ports.cms}/admin${state}`);
    say(`  Sign in with     ${signIn(task, settings)}`);
  }
  say('  Ctrl-C stops everything.\n');
}

/** The password is shown once: at the end of the first start that gets there. */
function signIn(task: Task, settings: Environment): string {
  const shown = path.join(task.paths.stamps, 'sign-in-shown');
  const file = task.paths.shown(task.paths.settings);
  if (fs.existsSync(shown)) return `${settings.ADMIN_EMAIL} and the password in ${file}`;
  fs.mkdirSync(task.paths.stamps, { recursive: true });
  fs.writeFileSync(shown, '');
  return `${settings.ADMIN_EMAIL} and ${settings.ADMIN_PASSWORD} (kept in ${file})`;
}

/** The site is up by now: an admin that does not build is told, and stops nothing. */
async function finishAdmin(task: Task, settings: Environment): Promise<void> {
  if (isAdminBuilt(task)) return;
  try {
    await buildAdmin(task, settings);
    task.progress.say(`The admin is ready at http://localhost:${portsFrom(settings).cms}/admin.`);
  } catch (error) {
    if (task.signal.aborted) return;
    const failure = toFailure(error);
    for (const line of failure.lines) process.stderr.write(`${line}\n`);
    process.stderr.write(`${failure.message} The site is not affected.\n`);
  }
}
