import { expect, it } from 'vitest';
import { kept, keptText } from '#app/storage/kept.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import { tryToKeep } from '#app/storage/tryToKeep.ts';
import { DENIED, openStorage } from '#tests/support/fakeStorage.ts';

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

it('A value is there again under its key until it is forgotten', () => {
  const storage = openStorage();
  // An effect that ends with what `keep` gives would take it for what undoes the effect.
  expect(kept('sluice.height', numberOf, storage).keep(40)).toBeUndefined();
  expect(kept('sluice.height', numberOf, storage).read()).toBe(40);
  expect(kept('sluice.width', numberOf, storage).read()).toBeUndefined();
  kept('sluice.height', numberOf, storage).forget();
  expect(kept('sluice.height', numberOf, storage).read()).toBeUndefined();
});

it.each(['{"height":40}', '"40"', 'not JSON', ''])('What does not fit is nothing: %s', (text) => {
  const storage = openStorage(new Map([['sluice.height', text]]));
  expect(kept('sluice.height', numberOf, storage).read()).toBeUndefined();
});

it('A text is kept as it is, for those who read it without JSON', () => {
  const textByKey = new Map<string, string>();
  keptText('sluice.theme', openStorage(textByKey)).keep('dark');
  expect(textByKey).toEqual(new Map([['sluice.theme', 'dark']]));
});

it('A storage that is denied or full has nothing, and fails nothing', () => {
  const full: KeyStorage = { ...openStorage(), setItem: DENIED.setItem };
  for (const storage of [DENIED, full]) {
    const value = kept('sluice.height', numberOf, storage);
    expect(value.keep(40)).toBeUndefined();
    value.forget();
    expect(value.read()).toBeUndefined();
  }
});

it('A schema can give a value where nothing is kept, but not where storage is denied', () => {
  const listOf = (value: unknown) => (Array.isArray(value) ? value : []);
  expect(kept('sluice.list', listOf, openStorage()).read()).toEqual([]);
  expect(kept('sluice.list', listOf, DENIED).read()).toBeUndefined();
});

it('Those who have to know are told whether a value is kept', () => {
  const storage = openStorage();
  expect(tryToKeep('sluice.height', 40, storage)).toBe(true);
  expect(kept('sluice.height', numberOf, storage).read()).toBe(40);
  expect(tryToKeep('sluice.height', 50, { ...storage, setItem: DENIED.setItem })).toBe(false);
  expect(kept('sluice.height', numberOf, storage).read()).toBe(40);
});
