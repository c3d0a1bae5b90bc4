import { describe, expect, test } from 'vitest';
import type { Clock } from '#shared/async/clock.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';
import { createAnswerStore, type TextDatabase } from '#workers/gateway/cache/createAnswerStore.ts';

const START = 1_763_726_400_000;

function createDatabase(rows: [string, unknown][] = []) {
  const rowByKey = new Map(rows);
  const database: TextDatabase = {
    entries: async () => [...rowByKey],
    set: async (key, value) => void rowByKey.set(key, value),
    delete: async (keys) => {
      for (const key of keys) rowByKey.delete(key);
    },
  };
  return { database, keys: () => [...rowByKey.keys()] };
}

function createStore(database: TextDatabase, maxBytes = 4_500_000) {
  let nowMs = START;
  const timers = createFakeClock();
  const clock: Clock = { ...timers, wallNow: () => nowMs };
  const warnings: string[] = [];
  const store = createAnswerStore({
    database,
    ttlMs: 60_000,
    maxBytes,
    clock,
    warn: (message) => void warnings.push(message),
  });
  const wait = (ms: number): void => {
    nowMs += ms;
  };
  return { store, warnings, wait, timers };
}

describe('a stored answer', () => {
  test('outlives the worker that stored it', async () => {
    const { database } = createDatabase();
    await createStore(database).store.put('a', { text: '1', atMs: START });
    expect(await createStore(database).store.get('a')).toEqual({ text: '1', atMs: START });
  });

  test('is good for 60 s after the exchange gave it', async () => {
    const { store, wait } = createStore(createDatabase().database);
    await store.put('a', { text: '1', atMs: START - 10_000 });
    wait(49_999);
    expect(await store.get('a')).toBeDefined();
    wait(1);
    expect(await store.get('a')).toBeUndefined();
  });

  test('of a clock that was ahead counts as expired', async () => {
    const { store, wait } = createStore(createDatabase().database);
    await store.put('a', { text: '1', atMs: START });
    wait(-1);
    expect(await store.get('a')).toBeUndefined();
  });

  test('that expired is deleted from the database by the next worker, and so is an unreadable one', async () => {
    const { database, keys } = createDatabase([
      ['old', { text: '1', atMs: START - 60_000 }],
      ['broken', { words: 1 }],
      ['good', { text: '1', atMs: START }],
    ]);
    const { store } = createStore(database);
    await store.get('good');
    await store.put('new', { text: '2', atMs: START });
    expect(keys()).toEqual(['good', 'new']);
  });
});

describe('the store', () => {
  test('holds so many UTF-16 code units times two, keys included, and drops the oldest first', async () => {
    const { database, keys } = createDatabase();
    const { store, wait } = createStore(database, 44);
    await store.put('a', { text: 'x'.repeat(10), atMs: START });
    wait(1);
    await store.put('b', { text: 'x'.repeat(10), atMs: START + 1 });
    expect(keys()).toEqual(['a', 'b']);
    wait(1);
    await store.put('c', { text: 'y', atMs: START + 2 });
    expect(keys()).toEqual(['b', 'c']);
  });

  test('does not take what is larger than all of it, and forgets the older answer of that key', async () => {
    const { database, keys } = createDatabase();
    const { store } = createStore(database, 100);
    await store.put('a', { text: 'x', atMs: START });
    await store.put('a', { text: 'x'.repeat(100), atMs: START });
    expect(keys()).toEqual([]);
    expect(await store.get('a')).toBeUndefined();
  });

  test('that is cleared is empty, in the database too', async () => {
    const { database, keys } = createDatabase();
    const { store } = createStore(database);
    void store.put('a', { text: '1', atMs: START });
    await store.clear();
    expect([keys(), await store.get('a')]).toEqual([[], undefined]);
  });
});

describe('storage that', () => {
  test('is denied leaves memory alone, says so once, and never fails a call', async () => {
    const denied = () => Promise.reject(new Error('denied'));
    const { store, warnings } = createStore({ entries: denied, set: denied, delete: denied });
    await store.put('a', { text: '1', atMs: START });
    await store.put('b', { text: '2', atMs: START });
    expect(await store.get('a')).toEqual({ text: '1', atMs: START });
    await store.clear();
    expect(warnings).toHaveLength(1);
  });

  test('is full leaves what was there readable', async () => {
    const { database } = createDatabase();
    const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    const { store, warnings } = createStore({ ...database, set: full });
    await store.put('a', { text: '1', atMs: START });
    expect(await store.get('a')).toBeDefined();
    expect(warnings).toHaveLength(1);
  });
});

describe('a database that hangs, as one does that another tab blocks,', () => {
  const hangs = (): Promise<never> => new Promise(() => undefined);
  /** Lets promises run; the timers of these tests stand still. */
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  test('keeps a call that waits for what it holds for 1.5 s, and no other one after that', async () => {
    const { store, timers, warnings } = createStore({ ...createDatabase().database, entries: hangs });
    let found: unknown = 'nothing yet';
    void store.get('a').then((entry) => {
      found = entry;
    });
    await settle();
    timers.advance(1_499);
    await settle();
    expect(found).toBe('nothing yet');
    timers.advance(1);
    await settle();
    expect(found).toBeUndefined();
    await store.put('a', { text: '1', atMs: START });
    expect(await store.get('a')).toEqual({ text: '1', atMs: START });
    expect(warnings).toHaveLength(1);
  });

  test.each(['set', 'delete'] as const)(
    'holds up no reader: what is put or cleared counts at once (%s)',
    async (way) => {
      const { store, timers } = createStore({ ...createDatabase().database, [way]: hangs });
      const puts = ['a', 'b'].map((key) => store.put(key, { text: key, atMs: START }));
      await settle();
      expect(await store.get('b')).toEqual({ text: 'b', atMs: START });
      const cleared = store.clear();
      await settle();
      expect(await store.get('b')).toBeUndefined();
      timers.advance(1_500);
      await Promise.all([...puts, cleared]);
      expect(timers.timerCount()).toBe(0);
    },
  );

  test('keeps nothing waiting but the names of what changed', async () => {
    const asked: string[] = [];
    const { store, timers } = createStore({
      ...createDatabase().database,
      set: (key) => {
        asked.push(key);
        return hangs();
      },
    });
    const puts = Array.from({ length: 100 }, (_, at) => store.put('a', { text: `${at}`, atMs: START }));
    await settle();
    timers.advance(1_500);
    await Promise.all(puts);
    expect(asked).toEqual(['a']);
    expect(await store.get('a')).toEqual({ text: '99', atMs: START });
  });
});

test('a slow database ends as the memory does', async () => {
  const { database, keys } = createDatabase();
  const slow = { ...database, set: async (...row: Parameters<TextDatabase['set']>) => database.set(...row) };
  const { store } = createStore(slow);
  const writes = [
    store.put('a', { text: '1', atMs: START }),
    store.put('b', { text: '2', atMs: START }),
    store.clear(),
    store.put('b', { text: '3', atMs: START }),
  ];
  await Promise.all(writes);
  expect(keys()).toEqual(['b']);
  expect(await database.entries()).toEqual([['b', { text: '3', atMs: START }]]);
});
