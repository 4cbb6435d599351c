import { z } from 'zod';
import { MostWantedFirst, PATIENCE_MS } from './most-wanted';
import type { Channel, Member } from './workers';

/** A worker to the primary, and the primary to the maker: a page is wanted, so many times since it was made. */
const order = z.object({ order: z.number(), key: z.string(), wanted: z.number() });
/** The way back, without a page where the maker has none to give. */
const delivery = z.object({ order: z.number(), page: z.custom<Uint8Array>(isBytes).optional() });

function isBytes(given: unknown): boolean {
  return given instanceof Uint8Array;
}

/** Pages as a worker has them made: by its primary, who has a process for it. */
export class Orders {
  readonly #channel: Channel;
  readonly #open = new Map<number, (page: Uint8Array | undefined) => void>();
  #last = 0;

  constructor(channel: Channel) {
    this.#channel = channel;
    channel.onMessage((message) => {
      const heard = delivery.safeParse(message);
      if (heard.success) this.#open.get(heard.data.order)?.(heard.data.page);
    });
  }

  /** A page of what is live by all that this process has heard; undefined when it is not to be had, or not soon enough. */
  async order(key: string, wanted: number): Promise<Uint8Array | undefined> {
    this.#last += 1;
    const number = this.#last;
    const { promise, resolve } = Promise.withResolvers<Uint8Array | undefined>();
    const timer = setTimeout(resolve, PATIENCE_MS);
    this.#open.set(number, resolve);
    this.#channel.send({ order: number, key, wanted } satisfies z.infer<typeof order>);
    const page = await promise;
    clearTimeout(timer);
    this.#open.delete(number);
    return page;
  }
}

/** What the maker does with what it is sent. */
export function takeOrders(
  channel: Channel,
  make: (key: string) => Promise<Uint8Array | undefined>,
): void {
  const orders = new MostWantedFirst(make);
  channel.onMessage((message) => {
    const heard = order.safeParse(message);
    if (!heard.success) return;
    const { order: number, key, wanted } = heard.data;
    const send = (page?: Uint8Array) =>
      channel.send({ order: number, page } satisfies z.infer<typeof delivery>);
    orders.order(key, wanted).then(send, () => send());
  });
}

/**
 * Passes orders from the workers to the maker, and pages back. Clears go the same ways, so that the maker has heard of each that its customer
 * knew when it ordered.
 */
export class OrderDesk {
  readonly #open = new Map<number, { customer: Member; order: number }>();
  #maker: Member | undefined;
  #last = 0;

  hear(customer: Member, message: unknown): void {
    const heard = order.safeParse(message);
    if (!heard.success) return;
    if (!this.#maker) return void deliver(customer, { order: heard.data.order });
    this.#last += 1;
    this.#open.set(this.#last, { customer, order: heard.data.order });
    const passedOn = { ...heard.data, order: this.#last };
    this.#maker.send(passedOn satisfies z.infer<typeof order>, () => undefined);
  }

  /** From now on there is a maker. */
  open(maker: Member): void {
    this.#maker = maker;
  }

  hearMaker(message: unknown): void {
    const heard = delivery.safeParse(message);
    if (!heard.success) return;
    const to = this.#open.get(heard.data.order);
    this.#open.delete(heard.data.order);
    if (to) deliver(to.customer, { ...heard.data, order: to.order });
  }

  /** There is none any more: who waits for a page is told. */
  close(): void {
    this.#maker = undefined;
    for (const { customer, order } of this.#open.values()) deliver(customer, { order });
    this.#open.clear();
  }
}

function deliver(customer: Member, parcel: z.infer<typeof delivery>): void {
  if (customer.isConnected()) customer.send(parcel, () => undefined);
}
