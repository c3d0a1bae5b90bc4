import { describe, expect, it } from 'vitest';
import { kept, keptText } from '#app/storage/kept.ts';
import { keptList } from '#app/storage/keptList.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
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

describe('What a storage that is denied or full has not taken', () => {
  const full = (): KeyStorage => ({ ...openStorage(), setItem: DENIED.setItem });
  const denied = (): KeyStorage => ({ ...DENIED });

  it.each([
    ['denied', denied],
    ['full', full],
  ])('lasts as long as the page, changed or taken back: %s', (_, open) => {
    const storage = open();
    const value = kept('sluice.height', numberOf, storage);
    expect(value.keep(40)).toBeUndefined();
    value.keep(50);
    expect(value.read()).toBe(50);
    // Whoever reads it.
    expect(kept('sluice.height', numberOf, storage).read()).toBe(50);
    expect(kept('sluice.width', numberOf, storage).read()).toBeUndefined();
    value.forget();
    expect(value.read()).toBeUndefined();
  });

  it('counts before what is there, until another tab keeps something', () => {
    const textByKey = new Map([['sluice.height', '30']]);
    const room = openStorage(textByKey);
    const storage = { ...room, setItem: DENIED.setItem };
    const value = kept('sluice.height', numberOf, storage);
    value.keep(40);
    expect(value.read()).toBe(40);
    kept('sluice.height', numberOf, room).keep(60);
    expect(value.read()).toBe(60);
    // What was there before is now what another tab has chosen.
    kept('sluice.height', numberOf, room).keep(30);
    expect(value.read()).toBe(30);
  });

  it('is kept once there is room', () => {
    const room = openStorage();
    let isFull = true;
    const storage: KeyStorage = {
      ...room,
      setItem: (key, text) => (isFull ? DENIED : room).setItem(key, text),
    };
    const value = kept('sluice.height', numberOf, storage);
    value.keep(40);
    isFull = false;
    value.keep(50);
    expect(room.textByKey.get('sluice.height')).toBe('50');
    expect(value.read()).toBe(50);
  });
});

it('A schema can give a value where nothing is kept', () => {
  const listOf = (value: unknown) => (Array.isArray(value) ? value : []);
  expect(kept('sluice.list', listOf, openStorage()).read()).toEqual([]);
});

describe('A list', () => {
  const listIn = (storage: KeyStorage) => keptList('sluice.heights', numberOf, storage);

  it('keeps entries of another build where it is, and reads the others', () => {
    const textByKey = new Map([['sluice.heights', '[1,{"height":2},3]']]);
    const { read, keep } = listIn(openStorage(textByKey));
    expect(read()).toEqual([1, 3]);
    keep([...read(), 4]);
    expect(read()).toEqual([1, 3, 4]);
    expect(textByKey.get('sluice.heights')).toContain('{"height":2}');
    keep([]);
    expect(textByKey.get('sluice.heights')).toBe('[{"height":2}]');
  });

  it('without entries is nothing', () => {
    const textByKey = new Map<string, string>();
    const { keep } = listIn(openStorage(textByKey));
    keep([1]);
    keep([]);
    expect(textByKey.size).toBe(0);
  });

  it('is not made endless by what does not fit', () => {
    const foreign = JSON.stringify(Array.from({ length: 500 }, () => 'x'));
    const textByKey = new Map([['sluice.heights', foreign]]);
    listIn(openStorage(textByKey)).keep([1]);
    expect(JSON.parse(textByKey.get('sluice.heights') ?? '')).toHaveLength(51);
  });
});
