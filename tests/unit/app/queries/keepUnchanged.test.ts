import { expect, test } from 'vitest';
import { keepUnchanged, withNewestTime } from '#app/queries/keepUnchanged.ts';

const before = { result: { list: [{ id: '1' }, { id: '2' }] }, asOfMs: 1, skewMs: 40, generation: 1 };

test('An answer that says the same at another time is the one before', () => {
  const next = { ...structuredClone(before), asOfMs: 99, skewMs: 55 };
  expect(keepUnchanged(before, next)).toBe(before);
  expect(withNewestTime(before).asOfMs).toBe(99);
});

test('Of one that says something new, what is the same stays, and its time is the new one', () => {
  const next = { ...before, result: { list: [{ id: '1' }, { id: '3' }] }, asOfMs: 99 };
  const kept = keepUnchanged(before, next) as typeof before;
  expect(kept).toEqual(next);
  expect(kept.result.list[0]).toBe(before.result.list[0]);
});

test('A clock that was set is news', () => {
  const next = { ...structuredClone(before), asOfMs: 99, skewMs: 60_000 };
  expect(keepUnchanged(before, next)).toEqual(next);
});

test.each([[undefined], [null], ['text'], [{ asOfMs: 'x' }]])('Before %j everything is news', (nothing) => {
  expect(keepUnchanged(nothing, before)).toEqual(before);
});
