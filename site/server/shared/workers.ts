import { z } from 'zod';
import type { Clears } from './clears';

/** A worker to the primary: its n-th clear, or that it is there, which is none. */
const announcement = z.object({ clears: z.number() });
/** The primary to a worker: what holds once the worker's first n clears are known. */
const news = z.object({
  isClear: z.boolean(),
  generation: z.string().optional(),
  after: z.number(),
});

/** The end of the channel that a worker needs. */
export type Channel = {
  send: (message: unknown) => void;
  onMessage: (listener: (message: unknown) => void) => void;
};

/** Clears as a worker has them: by its primary. */
export class WorkerClears implements Clears {
  readonly #channel: Channel;
  readonly #listeners: ((isClear: boolean) => void)[] = [];
  #announced = 0;
  #generation: string | undefined;

  constructor(channel: Channel) {
    this.#channel = channel;
    channel.onMessage((message) => this.#hear(message));
    this.#say();
  }

  announce(): void {
    this.#announced += 1;
    this.#generation = undefined;
    this.#say();
  }

  generation(): string | undefined {
    return this.#generation;
  }

  onChange(listener: (isClear: boolean) => void): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {}

  #say(): void {
    this.#channel.send({ clears: this.#announced } satisfies z.infer<typeof announcement>);
  }

  #hear(message: unknown): void {
    const heard = news.safeParse(message);
    if (!heard.success) return;
    const { isClear, generation, after } = heard.data;
    // What was sent before the primary knew of the last clear names what was live before it.
    this.#generation = after === this.#announced ? generation : undefined;
    for (const listener of this.#listeners) listener(isClear);
  }
}

/** A process that the primary has started. */
export type Member = {
  isConnected: () => boolean;
  send: (message: object, sent: () => void) => unknown;
};

/** Passes clears on between the workers of this machine, and between them and other machines. */
export class Relay {
  readonly #others: Clears;
  /** How many clears each worker has announced. */
  readonly #members = new Map<Member, number>();

  constructor(others: Clears) {
    this.#others = others;
    others.onChange((isClear) => this.#tell(isClear));
  }

  leave(member: Member): void {
    this.#members.delete(member);
  }

  close(): Promise<void> {
    return this.#others.close();
  }

  hear(member: Member, message: unknown): void {
    const heard = announcement.safeParse(message);
    if (!heard.success) return;
    this.#members.set(member, heard.data.clears);
    if (heard.data.clears === 0) this.#send(member, false);
    else this.#passOn(member);
  }

  #passOn(announcer: Member): void {
    this.#others.announce();
    this.#tell(true, announcer);
  }

  /** The one that announced a clear has made it already. */
  #tell(isClear: boolean, announcer?: Member): void {
    for (const member of this.#members.keys()) this.#send(member, isClear && member !== announcer);
  }

  #send(member: Member, isClear: boolean): void {
    if (!member.isConnected()) return;
    const generation = this.#others.generation();
    const after = this.#members.get(member) ?? 0;
    member.send({ isClear, generation, after } satisfies z.infer<typeof news>, () => undefined);
  }
}
