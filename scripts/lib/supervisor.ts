import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failures.ts';
import { rotate, tail } from './logs.ts';
import { type Group, startGroup } from './process-group.ts';

export type Service = {
  /** As it reads in "The … crashed". */
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  log: string;
  shownLog: string;
  isHealthy: () => Promise<boolean>;
  say: (line: string) => void;
};

export type Rules = {
  now: () => number;
  crashLimit: number;
  crashWindow: number;
  startLimit: number;
  grace: number;
  pollEvery: number;
};

const usualRules: Rules = {
  now: Date.now,
  crashLimit: 3,
  crashWindow: 60_000,
  // The first start of the content service also puts the demo school in: half a minute here, more on a slow machine.
  startLimit: 300_000,
  grace: 10_000,
  pollEvery: 100,
};

/** Keeps one process running: starts it, starts it again when it crashes, gives up when that does not help. */
export class Supervisor {
  /** Settles at the first healthy answer. */
  readonly ready: Promise<void>;
  /** Resolves after a planned stop, rejects when the service is given up. */
  readonly finished: Promise<void>;
  readonly #service: Service;
  readonly #rules: Rules;
  readonly #stopping = new AbortController();
  readonly #firstAnswer = Promise.withResolvers<void>();
  #crashes: number[] = [];
  #group: Group | undefined;

  constructor(service: Service, rules: Partial<Rules> = {}) {
    this.#service = service;
    this.#rules = { ...usualRules, ...rules };
    this.ready = this.#firstAnswer.promise;
    rotate(service.log);
    this.finished = this.#keepRunning();
    this.finished.then(
      () =>
        this.#firstAnswer.reject(
          new Failure(`The ${service.name} was stopped before it answered.`),
        ),
      (error: unknown) => this.#firstAnswer.reject(error),
    );
    this.ready.catch(() => {});
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#group?.end(this.#rules.grace);
    await this.finished.catch(() => {});
  }

  async #keepRunning(): Promise<void> {
    const { name, say } = this.#service;
    while (!this.#stopping.signal.aborted) {
      this.#group = this.#start();
      const watched = await this.#watch(this.#group);
      if (this.#stopping.signal.aborted) return;
      if (watched === 'silent')
        throw this.#givenUp(`did not answer within ${this.#seconds('startLimit')} s`);
      this.#countCrash();
      if (this.#crashes.length >= this.#rules.crashLimit) {
        throw this.#givenUp(
          `crashed ${this.#crashes.length} times within ${this.#seconds('crashWindow')} s`,
        );
      }
      say(`The ${name} crashed (${watched}): starting it again.`);
    }
  }

  #start(): Group {
    const { command, args, cwd, env, log } = this.#service;
    const descriptor = fs.openSync(log, 'a');
    try {
      // The IPC channel carries no message: its end tells the service that we are gone, even by SIGKILL.
      return startGroup(command, args, {
        cwd,
        env,
        stdio: ['ignore', descriptor, descriptor, 'ipc'],
      });
    } finally {
      fs.closeSync(descriptor);
    }
  }

  /** Waits for the end of the process and tells its reason, or ends it when it never answers. */
  async #watch(group: Group): Promise<string> {
    const over = new AbortController();
    const health = this.#awaitHealth(over.signal);
    const exit = await Promise.race([
      group.exited,
      health.then((healthy) => (healthy ? group.exited : undefined)),
    ]);
    over.abort();
    if (exit !== undefined) return exit.reason;
    await group.end(this.#rules.grace);
    return 'silent';
  }

  async #awaitHealth(over: AbortSignal): Promise<boolean> {
    const deadline = this.#rules.now() + this.#rules.startLimit;
    while (!over.aborted && this.#rules.now() < deadline) {
      if (await this.#service.isHealthy()) {
        this.#firstAnswer.resolve();
        if (this.#crashes.length > 0) this.#service.say(`The ${this.#service.name} answers again.`);
        return true;
      }
      await wait(this.#rules.pollEvery, undefined, { signal: over }).catch(() => {});
    }
    return over.aborted;
  }

  #countCrash(): void {
    const now = this.#rules.now();
    this.#crashes = [...this.#crashes.filter((time) => now - time < this.#rules.crashWindow), now];
  }

  #givenUp(what: string): Failure {
    const { name, log, shownLog } = this.#service;
    return new Failure(`The ${name} ${what}; its log is ${shownLog}.`, tail(log, 20));
  }

  #seconds(rule: 'startLimit' | 'crashWindow'): number {
    return this.#rules[rule] / 1000;
  }
}
