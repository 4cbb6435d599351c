import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, ROOT } from '../harness/process.ts';

/** What is deployed, as it is: only the files it includes are of this run. */
const DEPLOYED = path.join(ROOT, 'deploy/nginx/parvis.conf');
const SERVERS = path.join(ROOT, 'deploy/nginx/parvis/servers.conf');

/** Where visitors come in, and where the content service says that something was published. */
export type Doors = { url: string; inside: string };

/** An nginx of its own, on loopback ports, in front of the site's machines. */
export class Nginx {
  readonly doors: Doors;
  readonly #folder: string;
  readonly #server: ChildProcess;

  private constructor(doors: Doors, folder: string) {
    this.doors = doors;
    this.#folder = folder;
    const conf = path.join(folder, 'nginx.conf');
    this.#server = spawn(
      'nginx',
      ['-p', folder, '-c', conf, '-e', path.join(folder, 'error.log')],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  }

  static async start(machines: readonly number[]): Promise<Nginx> {
    const folder = await mkdtemp(path.join(tmpdir(), 'parvis-nginx-'));
    const [port, inside] = [await freePort(), await freePort()];
    await mkdir(path.join(folder, 'parvis'));
    const files = {
      'nginx.conf': main(folder),
      'parvis/listen.conf': `listen 127.0.0.1:${port};`,
      'parvis/inside.conf': `listen 127.0.0.1:${inside};`,
      'parvis/servers.conf': await servers(machines),
    };
    for (const [name, text] of Object.entries(files))
      await writeFile(path.join(folder, name), text);
    const doors = { url: `http://127.0.0.1:${port}`, inside: `http://127.0.0.1:${inside}` };
    const nginx = new Nginx(doors, folder);
    await nginx.#listening();
    return nginx;
  }

  /** Reads its files again: new processes take over, and the old ones finish what they have in hand. */
  reload(): void {
    this.#server.kill('SIGHUP');
  }

  /** What it wrote down of what failed. */
  log(): Promise<string> {
    return readFile(path.join(this.#folder, 'error.log'), 'utf8');
  }

  async stop(): Promise<void> {
    if (this.#server.exitCode === null) {
      const ended = once(this.#server, 'exit');
      this.#server.kill('SIGTERM');
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #listening(): Promise<void> {
    while (this.#server.exitCode === null) {
      const answered = await fetch(this.doors.inside).then(
        () => true,
        () => false,
      );
      if (answered) return;
      await pause(50);
    }
    throw new Error('nginx does not start: its words are above.');
  }
}

/** As it is deployed, with other addresses. */
async function servers(machines: readonly number[]): Promise<string> {
  const text = await readFile(SERVERS, 'utf8');
  const [...lines] = text.matchAll(/^server \S+( .*;)$/gm);
  if (lines.length !== machines.length) throw new Error('The machines of deploy/ are others.');
  return machines.map((port, index) => `server 127.0.0.1:${port}${lines[index]?.[1]}`).join('\n');
}

function main(folder: string): string {
  // Started by root, nginx would give its workers to a user who may not write to our folder.
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};\n` : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  return `${user}daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
${temporary.join('\n')}
  access_log off;
  include ${DEPLOYED};
}
`;
}
