import { expect, it } from 'vitest';
import { scrollMemory } from './scroll-memory';
import { sessionStore } from './session-store';

function place(kept: string | null = null) {
  const storage = {
    kept,
    getItem: () => storage.kept,
    setItem: (_name: string, value: string) => {
      storage.kept = value;
    },
  };
  return storage;
}

const memoryIn = (storage: ReturnType<typeof place>) =>
  scrollMemory(sessionStore('scroll', () => storage));

it('NAV-12: what was saved before a reload is known after it', () => {
  const storage = place();
  const before = memoryIn(storage);
  before.set('home', 1200);
  before.set('campus', 0);
  before.set('home', 900.5);
  before.save();
  const after = memoryIn(storage);
  expect(['home', 'campus', 'elsewhere'].map(after.get)).toEqual([900.5, 0, undefined]);
});

it.each(['', 'nonsense', '{}', 'null', '42', '[1,null,["home"],["home","top"],["home",null]]'])(
  'NAV-12: a memory spoilt by %j is an empty one',
  (kept) => {
    expect(memoryIn(place(kept)).get('home')).toBeUndefined();
  },
);

it('NAV-12: where nothing can be kept, the tab still remembers', () => {
  const memory = scrollMemory(
    sessionStore('scroll', () => {
      throw new Error('SecurityError');
    }),
  );
  memory.set('home', 300);
  memory.save();
  expect(memory.get('home')).toBe(300);
});
