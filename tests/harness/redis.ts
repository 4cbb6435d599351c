import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { freePort } from './process.ts';

/** Where Debian puts it. */
const PROGRAM = '/usr/bin/redis-server';

/** What the site logs of it, once for each change. */
export const ANSWERS = 'Redis answers: other machines are told, and lent pages';
export const AWAY = 'Redis does not answer: nothing is shared with other machines';

export function hasRedis(): boolean {
  return existsSync(PROGRAM);
}

/** A Redis of its own, on a loopback port, that keeps nothing. */
export class Redis {
  readonly #port: number;
  #server: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<Redis> {
    const redis = await Redis.absent();
    await redis.start();
    return redis;
  }

  /** An address where none is yet. */
  static async absent(): Promise<Redis> {
    return new Redis(await freePort());
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const args = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', ''];
    this.#server = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const line of this.#server.stdout ?? []) {
      if (String(line).includes('Ready to accept connections')) return;
    }
    throw new Error('Redis does not start');
  }

  /** All that it holds is lost, as it is when its machine is. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  /** It takes connections, and answers none. */
  freeze(): void {
    this.#server?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#server?.kill('SIGCONT');
  }

  /** The answer to one command, as it comes. */
  async ask(command: string): Promise<string> {
    const socket = connect(this.#port, '127.0.0.1');
    socket.end(`${command}\r\n`);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }
}
