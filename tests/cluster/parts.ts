import type { Cluster } from './cluster.ts';

/** Something that goes away while visitors are there, and comes back. */
export type Part = {
  name: string;
  /** A process of the site is killed, with what it had in its hands. */
  kills: boolean;
  /** Whether editors can publish while it is away. */
  publishes: boolean;
  take: (cluster: Cluster) => Promise<void>;
  giveBack: (cluster: Cluster) => Promise<void>;
};

const nothing = async () => undefined;

export const PARTS: readonly Part[] = [
  { name: 'nothing', kills: false, publishes: true, take: nothing, giveBack: nothing },
  {
    name: 'a process of the site, killed',
    kills: true,
    publishes: true,
    take: async (cluster) => {
      const [pid] = cluster.processes();
      if (pid) process.kill(pid, 'SIGKILL');
    },
    // The machine starts another by itself.
    giveBack: (cluster) => cluster.whole(),
  },
  {
    name: 'the process that makes pages, killed',
    kills: false,
    publishes: true,
    take: async (cluster) => {
      const pid = cluster.maker();
      if (pid) process.kill(pid, 'SIGKILL');
    },
    giveBack: (cluster) => cluster.whole(),
  },
  {
    name: 'a machine of the site, stopped',
    kills: false,
    publishes: true,
    take: ({ machines }) => machines[1].site.stop(),
    giveBack: (cluster) => cluster.restartMachine(cluster.machines[1]),
  },
  {
    name: 'a machine of the site, killed',
    kills: true,
    publishes: true,
    take: ({ machines }) => machines[0].site.kill(),
    giveBack: (cluster) => cluster.restartMachine(cluster.machines[0]),
  },
  {
    name: 'Redis, killed',
    kills: false,
    publishes: true,
    take: ({ redis }) => redis.kill(),
    giveBack: ({ redis }) => redis.start(),
  },
  {
    name: 'the content service, killed',
    kills: false,
    publishes: false,
    take: ({ cms }) => cms.kill(),
    giveBack: (cluster) => cluster.answering(),
  },
  {
    name: 'PostgreSQL, ended at once',
    kills: false,
    publishes: false,
    take: ({ postgres }) => postgres.crash(),
    giveBack: async (cluster) => {
      await cluster.postgres.restart();
      await cluster.answering();
    },
  },
  {
    name: 'nginx, reloaded',
    kills: false,
    publishes: true,
    take: async ({ nginx }) => nginx.reload(),
    giveBack: nothing,
  },
];
