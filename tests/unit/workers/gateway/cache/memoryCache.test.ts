import { expect, test } from 'vitest';
import { createMemoryCache } from '#workers/gateway/cache/createMemoryCache.ts';

function create(capacity = 3) {
  let nowMs = 0;
  const cache = createMemoryCache<string>({ capacity, ttlMs: 60_000, now: () => nowMs });
  const wait = (ms: number): void => {
    nowMs += ms;
  };
  return { cache, wait };
}

test('an entry is there for 60 s, and then it is not', () => {
  const { cache, wait } = create();
  cache.put('a', '1');
  wait(59_999);
  expect(cache.get('a')).toBe('1');
  wait(1);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.size()).toBe(0);
});

test('reading an entry does not make it younger', () => {
  const { cache, wait } = create();
  cache.put('a', '1');
  wait(40_000);
  cache.get('a');
  wait(40_000);
  expect(cache.get('a')).toBeUndefined();
});

test('the least recently used entry goes first', () => {
  const { cache } = create();
  for (const key of ['a', 'b', 'c']) cache.put(key, key);
  cache.get('a');
  cache.put('d', 'd');
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined)).toEqual(['a', 'c', 'd']);
});

test('a pinned entry counts, and is never evicted', () => {
  const { cache } = create();
  cache.put('profile', 'me', true);
  for (const key of ['a', 'b', 'c', 'd']) cache.put(key, key);
  expect(cache.get('profile')).toBe('me');
  expect(cache.size()).toBe(3);
});

test('a pinned entry expires like any other', () => {
  const { cache, wait } = create();
  cache.put('profile', 'me', true);
  wait(60_000);
  expect(cache.get('profile')).toBeUndefined();
});

test('clearing drops everything, pinned or not', () => {
  const { cache } = create();
  cache.put('profile', 'me', true);
  cache.put('a', '1');
  cache.clear();
  expect(cache.size()).toBe(0);
});
