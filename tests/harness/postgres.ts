import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './process.ts';

export type Postgres = {
  port: number;
  stop: () => Promise<void>;
  /** Ends it where it stands: it recovers when it starts again. */
  crash: () => Promise<void>;
  restart: () => Promise<void>;
};

const ROOT_OF_VERSIONS = '/usr/lib/postgresql';

/** The newest PostgreSQL of the machine, as Debian lays it out. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(ROOT_OF_VERSIONS)) return undefined;
  const versions = readdirSync(ROOT_OF_VERSIONS)
    .map(Number)
    .toSorted((a, b) => b - a);
  return versions
    .map((version) => path.join(ROOT_OF_VERSIONS, String(version), 'bin'))
    .find((folder) => existsSync(path.join(folder, 'postgres')));
}

/** A crash loses what was acknowledged a moment before, for speed: no test of the contract has one. */
const HASTY = ['fsync=off', 'synchronous_commit=off'];

/** A cluster of its own, on a loopback port, thrown away at the end. One that is durable keeps what it acknowledged. */
export async function startPostgres(programs: string, durable = false): Promise<Postgres> {
  const data = mkdtempSync(path.join(tmpdir(), 'parvis-postgres-'));
  const owner = serverUser();
  if (owner.uid !== undefined) chownSync(data, owner.uid, owner.gid ?? 0);
  const port = await freePort();
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(programs, program), args, { ...owner, cwd: data, stdio: 'pipe' });
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'parvis', '-E', 'UTF8', '--locale=C.UTF-8']);
  const settings = [...(durable ? [] : HASTY), 'listen_addresses=127.0.0.1'];
  const args = ['-D', data, '-p', String(port), '-k', data];
  const start = async () => {
    const server = spawn(
      path.join(programs, 'postgres'),
      [...args, ...settings.flatMap((setting) => ['-c', setting])],
      { ...owner, cwd: data, stdio: 'ignore' },
    );
    const ended = once(server, 'close');
    await accepting(() => run('pg_isready', ['-h', '127.0.0.1', '-p', String(port)]));
    return async (signal: NodeJS.Signals) => {
      server.kill(signal);
      await ended;
    };
  };
  let end = await start();
  return {
    port,
    stop: async () => {
      await end('SIGINT');
      rmSync(data, { recursive: true, force: true });
    },
    crash: () => end('SIGQUIT'),
    restart: async () => {
      end = await start();
    },
  };
}

let databases = 0;

/** The address of a new database, empty or like another, for a content service that any process of the run starts. */
export function newDatabase(port: string, like?: string): string {
  const programs = postgresPrograms() ?? '';
  databases += 1;
  const name = `parvis_${process.pid}_${databases}`;
  const args = ['-h', '127.0.0.1', '-p', port, '-U', 'parvis', ...(like ? ['-T', like] : []), name];
  execFileSync(path.join(programs, 'createdb'), args, { stdio: 'pipe' });
  return `postgres://parvis@127.0.0.1:${port}/${name}`;
}

/** PostgreSQL refuses to run as root. */
function serverUser(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function accepting(check: () => void): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
