import { expect, it, vi } from 'vitest';
import type { Clears } from './clears';
import { Relay, WorkerClears } from './workers';

/** Other machines, as the test has them. */
function machines() {
  let listener = (_isClear: boolean) => {};
  let generation: string | undefined;
  const clears = {
    announce: vi.fn(() => {
      generation = undefined;
      listener(false);
    }),
    generation: () => generation,
    onChange: (given) => {
      listener = given;
    },
    close: async () => undefined,
  } satisfies Clears;
  const say = (isClear: boolean, name: string) => {
    generation = name;
    listener(isClear);
  };
  return { clears, say };
}

/** A worker, and what it hears; its channel holds messages back while `held` is there. */
function worker(relay: Relay) {
  let receive = (_message: unknown) => {};
  const held: { back?: unknown[] } = {};
  const member = {
    isConnected: () => true,
    send: (message: unknown) => {
      if (held.back) held.back.push(message);
      else receive(message);
      return true;
    },
  };
  const clears = new WorkerClears({
    send: (message) => relay.hear(member, message),
    onMessage: (listener) => {
      receive = listener;
    },
  });
  const cleared = vi.fn();
  clears.onChange((isClear) => isClear && cleared());
  const deliver = () => {
    const messages = held.back ?? [];
    delete held.back;
    for (const message of messages) receive(message);
  };
  return { clears, cleared, member, held, deliver };
}

it('passes a clear on to every other worker, and to other machines, once', () => {
  const { clears } = machines();
  const relay = new Relay(clears);
  const [first, second, third] = [worker(relay), worker(relay), worker(relay)];
  first.clears.announce();
  expect(clears.announce).toHaveBeenCalledTimes(1);
  expect(first.cleared).not.toHaveBeenCalled();
  for (const other of [second, third]) expect(other.cleared).toHaveBeenCalledTimes(1);
});

it('passes the clear of another machine on to all', () => {
  const { clears, say } = machines();
  const relay = new Relay(clears);
  const workers = [worker(relay), worker(relay)];
  say(true, 'a');
  for (const { cleared, clears: known } of workers) {
    expect(cleared).toHaveBeenCalledTimes(1);
    expect(known.generation()).toBe('a');
  }
});

it('tells a worker that comes later which generation it is', () => {
  const { clears, say } = machines();
  const relay = new Relay(clears);
  say(true, 'a');
  const late = worker(relay);
  expect(late.clears.generation()).toBe('a');
  expect(late.cleared).not.toHaveBeenCalled();
});

it('has no generation from a clear until it is known to others', () => {
  const { clears, say } = machines();
  const relay = new Relay(clears);
  const [first, second] = [worker(relay), worker(relay)];
  say(true, 'a');
  first.clears.announce();
  for (const { clears: known } of [first, second]) expect(known.generation()).toBeUndefined();
  say(false, 'b');
  for (const { clears: known } of [first, second]) expect(known.generation()).toBe('b');
});

it('does not take a generation that was on its way when it cleared for the one after', () => {
  const { clears, say } = machines();
  const relay = new Relay(clears);
  const { clears: known, held, deliver } = worker(relay);
  held.back = [];
  say(true, 'a');
  const crossing = held.back.splice(0);
  known.announce();
  held.back.unshift(...crossing);
  deliver();
  expect(known.generation()).toBeUndefined();
  say(false, 'b');
  expect(known.generation()).toBe('b');
});

it('says nothing to a worker that has left', () => {
  const { clears, say } = machines();
  const relay = new Relay(clears);
  const { member, cleared } = worker(relay);
  relay.leave(member);
  say(true, 'a');
  expect(cleared).not.toHaveBeenCalled();
});

it('leaves what others say on the channel alone', () => {
  const { clears } = machines();
  const relay = new Relay(clears);
  const { member } = worker(relay);
  for (const message of [undefined, 'clear', { act: 'listening' }]) relay.hear(member, message);
  expect(clears.announce).not.toHaveBeenCalled();
});
