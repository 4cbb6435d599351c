import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OrderDesk, Orders, takeOrders } from './orders';

const bytes = (text: string) => new TextEncoder().encode(text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process of which the desk knows, and the end of the channel that it has itself; messages pass a moment later, as they do. */
function party(hear: (member: Parameters<OrderDesk['hear']>[0], message: unknown) => void) {
  const listeners: ((message: unknown) => void)[] = [];
  const member = {
    isConnected: () => true,
    send: (message: object) => {
      queueMicrotask(() => {
        for (const listener of listeners) listener(message);
      });
    },
  };
  const channel = {
    send: (message: unknown) => queueMicrotask(() => hear(member, message)),
    onMessage: (listener: (message: unknown) => void) => void listeners.push(listener),
  };
  return { member, channel };
}

function customer(desk: OrderDesk) {
  const { channel, member } = party((from, message) => desk.hear(from, message));
  return { orders: new Orders(channel), channel, member };
}

function maker(desk: OrderDesk, make: (key: string) => Promise<Uint8Array | undefined>) {
  const { channel, member } = party((_, message) => desk.hearMaker(message));
  takeOrders(channel, make);
  desk.open(member);
}

it('brings each customer the page it ordered, whoever is served first', async () => {
  const desk = new OrderDesk();
  const done = new Map<string, () => void>();
  maker(desk, async (key) => {
    await new Promise<void>((resolve) => done.set(key, resolve));
    return bytes(`page of ${key}`);
  });
  const [first, second] = [customer(desk).orders, customer(desk).orders];
  const pages = [first.order('a', 0), second.order('b', 0)];
  await vi.waitFor(() => expect(done.size).toBe(2));
  for (const key of ['b', 'a']) done.get(key)?.();
  expect(await Promise.all(pages)).toEqual(['a', 'b'].map((key) => bytes(`page of ${key}`)));
});

it.each([
  ['there is no maker', () => undefined],
  ['the maker has none to give', (desk: OrderDesk) => maker(desk, async () => undefined)],
  [
    'the maker fails',
    (desk: OrderDesk) =>
      maker(desk, async () => {
        throw new Error('no');
      }),
  ],
])('says at once that %s', async (_name, given) => {
  const desk = new OrderDesk();
  given(desk);
  expect(await customer(desk).orders.order('a', 0)).toBeUndefined();
});

it('tells those who wait when the maker is gone, and serves them when there is another', async () => {
  const desk = new OrderDesk();
  const make = vi.fn(() => new Promise<undefined>(() => undefined));
  maker(desk, make);
  const { orders } = customer(desk);
  const waiting = orders.order('a', 0);
  await vi.waitFor(() => expect(make).toHaveBeenCalled());
  desk.close();
  expect(await waiting).toBeUndefined();
  maker(desk, async () => bytes('page'));
  expect(await orders.order('a', 0)).toEqual(bytes('page'));
});

it('waits five seconds for one that says nothing', async () => {
  const desk = new OrderDesk();
  maker(desk, () => new Promise(() => undefined));
  const ended = vi.fn();
  void customer(desk).orders.order('a', 0).then(ended);
  await vi.advanceTimersByTimeAsync(4999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('leaves what others say on the channel alone', async () => {
  const desk = new OrderDesk();
  const make = vi.fn(async () => bytes('page'));
  maker(desk, make);
  const { member } = customer(desk);
  for (const message of [
    undefined,
    'order',
    { clears: 1 },
    { order: 'a' },
    { order: 1, key: 'a' },
  ]) {
    desk.hear(member, message);
    desk.hearMaker(message);
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(make).not.toHaveBeenCalled();
});
