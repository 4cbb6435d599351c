import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Asked } from '../asked';
import type { Reply } from '../cache/answer';
import { isStopping } from '../shutdown';
import { headOf } from './head';
import { write } from './write';

/** What becomes of a question: one of these is called, once. */
export type Outcome = {
  /** `done` when it is sent, or can no longer be. */
  reply: (reply: Reply, done: () => void) => void;
  /** `node:http` answers it, and whatever comes on the connection after it. */
  handOver: () => void;
  fail: () => void;
};

/** Who answers, and who takes what has no answer here. */
export type House = {
  answer: (asked: Asked, socket: Socket, outcome: Outcome) => void;
  toHttp: (socket: Socket) => void;
  times: Pick<Server, 'headersTimeout' | 'keepAliveTimeout'>;
};

export class Connection {
  readonly #socket: Socket;
  readonly #house: House;
  #hasAsked = false;
  #isWaiting = false;

  constructor(socket: Socket, house: House) {
    this.#socket = socket;
    this.#house = house;
    socket.setTimeout(house.times.headersTimeout);
    socket.on('data', this.#read).on('end', this.#part);
    socket.on('timeout', this.#drop).on('error', this.#drop);
  }

  /** Whoever waits for an answer gets it, with the word that it is the last. */
  close(): void {
    if (!this.#isWaiting) this.#part();
  }

  readonly #read = (bytes: Buffer): void => {
    const asked = headOf(bytes);
    if (!asked) return void this.#handOver(bytes);
    if (!this.#hasAsked) this.#socket.setTimeout(this.#house.times.keepAliveTimeout);
    this.#hasAsked = true;
    this.#isWaiting = true;
    this.#house.answer(asked, this.#socket, {
      reply: this.#reply,
      handOver: () => this.#handOver(bytes),
      fail: this.#drop,
    });
    // One question at a time: what comes before the answer is there is read after it.
    if (this.#isWaiting) this.#socket.pause();
  };

  readonly #reply = (reply: Reply, done: () => void): void => {
    const socket = this.#socket;
    const isLast = isStopping();
    const kept = isLast ? 0 : this.#house.times.keepAliveTimeout / 1000;
    const isTaken = write(socket, reply, kept, done);
    this.#isWaiting = false;
    if (isLast) return void this.#part();
    if (isTaken) return void (socket.isPaused() && socket.resume());
    // Whoever does not take what they asked for is not asked for more.
    socket.pause();
    socket.once('drain', () => socket.resume());
  };

  #handOver(bytes: Buffer): void {
    const socket = this.#socket;
    this.#isWaiting = false;
    // Who is gone is nobody's visitor any more.
    if (socket.destroyed) return;
    socket.pause();
    socket.off('data', this.#read).off('end', this.#part);
    socket.off('timeout', this.#drop).off('error', this.#drop);
    this.#house.toHttp(socket);
    socket.unshift(bytes);
    socket.resume();
  }

  readonly #part = (): void => this.#socket.destroySoon();

  readonly #drop = (): void => void this.#socket.destroy();
}
