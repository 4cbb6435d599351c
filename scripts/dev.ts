import { startCommand } from './lib/command.ts';
import { cmsEnvironment, portsFrom, siteEnvironment } from './lib/environment.ts';
import { Failure } from './lib/failures.ts';
import { install } from './lib/install.ts';
import { npmCommand } from './lib/npm.ts';
import { refuseTakenPorts } from './lib/ports.ts';
import { prefixLines } from './lib/prefix.ts';
import { ensureSettings, readSettings } from './lib/settings.ts';
import { runTask, type Task, together, untilStopped } from './lib/task.ts';

await runTask(dev, { runsUntilStopped: true });

async function dev(task: Task): Promise<number> {
  const ports = portsFrom(readSettings(task.paths.settings));
  await refuseTakenPorts([
    { port: ports.site, variable: 'PORT', what: 'the site' },
    { port: ports.cms, variable: 'CMS_PORT', what: 'the content service' },
  ]);
  const env = ensureSettings(task.paths.settings);
  await together(task, [(during) => install(during, 'site'), (during) => install(during, 'cms')]);
  const apps = [
    runApp(task, 'cms', cmsEnvironment(env, 'development')),
    runApp(task, 'site', siteEnvironment(env, 'development')),
  ];
  await Promise.race([untilStopped(task.signal), ...apps]);
  return 0;
}

/** Ends with a failure when the app does: half a development server is of no use. */
async function runApp(task: Task, app: 'site' | 'cms', env: NodeJS.ProcessEnv): Promise<void> {
  const { child, exited } = startCommand({
    ...npmCommand(['run', 'dev']),
    cwd: task.paths.app(app),
    env,
  });
  prefixLines(child.stdout, `[${app}] `, process.stdout);
  prefixLines(child.stderr, `[${app}] `, process.stderr);
  const { reason } = await exited;
  throw new Failure(`The development server of ${app} ended (${reason}); its words are above.`);
}
