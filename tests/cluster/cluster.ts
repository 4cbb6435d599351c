import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  newDatabase,
  type Postgres,
  postgresPrograms,
  startPostgres,
} from '../harness/postgres.ts';
import { freePort } from '../harness/process.ts';
import { type Cms, type Place, type Site, startCms, startSite } from '../harness/product.ts';
import { hasRedis, Redis } from '../harness/redis.ts';
import { listening, makers } from '../harness/workers.ts';
import { Nginx } from './nginx.ts';

/** The clock of the product goes on: a run is about time. */
const CLOCK = { FIXED_NOW: '' };

const PATIENCE_MS = 60_000;
/** TimeoutStopSec of the unit. */
const STOP_MS = 20_000;

/** One machine of the site: where it listens, how many processes it has, what they are while it is up, and what they said before. */
type Machine = { port: number; processes: number; spool: string; site: Site; said: string };

/** All that stands behind one address: a database, a Redis, a content service, two machines of the site, and nginx. */
export class Cluster {
  readonly folder: string;
  readonly postgres: Postgres;
  readonly redis: Redis;
  readonly nginx: Nginx;
  readonly machines: [Machine, Machine];
  readonly place: Place;
  readonly #cmsPort: number;
  #isOver = false;
  cms: Cms;

  private constructor(parts: Started) {
    this.folder = parts.folder;
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.nginx = parts.nginx;
    this.machines = parts.machines;
    this.place = parts.place;
    this.#cmsPort = parts.cmsPort;
    this.cms = parts.cms;
  }

  static async start(undo: (step: () => Promise<unknown>) => void): Promise<Cluster> {
    const programs = postgresPrograms();
    if (!programs || !hasRedis())
      throw new Error('It needs PostgreSQL, Redis and nginx: install Debian’s packages of them.');
    const folder = await mkdtemp(path.join(tmpdir(), 'parvis-cluster-'));
    undo(() => rm(folder, { recursive: true, force: true }));
    const postgres = await startPostgres(programs, true);
    undo(() => postgres.stop());
    const redis = await Redis.start();
    undo(() => redis.kill());
    const place = {
      data: path.join(folder, 'cms'),
      databaseUrl: newDatabase(String(postgres.port)),
    };
    const ports = [await freePort(), await freePort()] as const;
    const nginx = await Nginx.start(ports);
    undo(() => nginx.stop());
    const cmsPort = await freePort();
    const cms = await startCmsFor(nginx, place, cmsPort);
    undo(() => cms.stop());
    const machine = async (port: number, processes: number): Promise<Machine> => {
      const spool = path.join(folder, `spool-${port}`);
      const site = await startMachine({ port, processes, spool }, cms, redis, nginx);
      undo(() => made.site.stop());
      const made = { port, processes, spool, site, said: '' };
      return made;
    };
    const machines: [Machine, Machine] = [await machine(ports[0], 2), await machine(ports[1], 1)];
    const cluster = new Cluster({ folder, postgres, redis, nginx, machines, place, cmsPort, cms });
    undo(() => cluster.#end());
    void cluster.#keepUp();
    await cluster.whole();
    return cluster;
  }

  /** Whatever ends the content service, it is started again, as systemd and `npm start` do. */
  async #keepUp(): Promise<void> {
    while (!this.#isOver) {
      await this.cms.exited;
      await pause(1000);
      if (this.#isOver) return;
      // It does not start without its database, and is tried again.
      this.cms = await startCmsFor(this.nginx, this.place, this.#cmsPort).catch(() => this.cms);
    }
  }

  async #end(): Promise<void> {
    this.#isOver = true;
    // A call that hangs on a connection that was lost keeps it from stopping: then it is killed, as by systemd.
    const patience = setTimeout(() => void this.cms.kill(), STOP_MS);
    await this.cms.stop();
    clearTimeout(patience);
  }

  /** Until the content service answers. */
  async answering(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    const answers = () =>
      fetch(`${this.cms.url}/_health`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) {
      if (Date.now() > deadline) throw new Error('The content service does not come back.');
      await pause(200);
    }
  }

  async restartMachine(machine: Machine): Promise<void> {
    machine.said += machine.site.output();
    machine.site = await startMachine(machine, this.cms, this.redis, this.nginx);
    await this.whole();
  }

  /** The processes of the site that are there, by their numbers. */
  processes(): number[] {
    return this.machines.flatMap(({ site, processes }) =>
      listening(site)
        .slice(-processes)
        .map(({ pid }) => pid),
    );
  }

  /** The process of the first machine that makes the pages of its others. */
  maker(): number | undefined {
    return makers(this.machines[0].site).at(-1);
  }

  /** Until every process of the site is there. */
  async whole(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    const isWhole = async () => {
      const sizes = await this.memory();
      const wanted = this.machines.reduce((sum, { processes }) => sum + processes, 0);
      return sizes.length === wanted + 1;
    };
    while (!(await isWhole())) {
      if (Date.now() > deadline) throw new Error('The site does not get all its processes back.');
      await pause(100);
    }
  }

  /** What each process of the site takes of the memory, in megabytes. */
  async memory(): Promise<number[]> {
    const sizes = await Promise.all(
      [...this.processes(), this.maker()].map(async (pid) => {
        const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
        return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
      }),
    );
    return sizes.filter((size) => !Number.isNaN(size));
  }

  /** How many requests wait on the disks of the machines. */
  async waiting(): Promise<number> {
    const lists = await Promise.all(
      this.machines.map(({ spool }) => readdir(spool).catch(() => [])),
    );
    return lists.flat().filter((name) => name.endsWith('.json')).length;
  }
}

type Started = {
  folder: string;
  postgres: Postgres;
  redis: Redis;
  nginx: Nginx;
  machines: [Machine, Machine];
  place: Place;
  cmsPort: number;
  cms: Cms;
};

function startCmsFor({ doors }: Nginx, place: Place, port: number): Promise<Cms> {
  const settings = { ...CLOCK, SITE_INTERNAL_URL: doors.inside, SITE_URL: doors.url };
  return startCms({ place, port, settings });
}

function startMachine(
  { port, processes, spool }: Omit<Machine, 'site' | 'said'>,
  cms: Cms,
  redis: Redis,
  { doors }: Nginx,
): Promise<Site> {
  const settings = {
    ...CLOCK,
    SITE_URL: doors.url,
    WEB_CONCURRENCY: String(processes),
    REDIS_URL: redis.url,
    SPOOL_DIR: spool,
    PROXY_HOPS: '1',
    WARM_UP: 'on',
  };
  return startSite({ api: cms.api, port, settings });
}
