import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPacker } from '#workers/gateway/quotes/createPacker.ts';

const rate = (at: number): readonly [string, string] => [`C${at}`, '1.23456789'];

describe('a batch', () => {
  test('is nothing until something is put in; the time alone is nothing', () => {
    expect(createPacker(1_000, 10_000).body()).toBeUndefined();
  });

  test('holds what was put in, with the time of its prices', () => {
    const packer = createPacker(1_000, 10_000);
    packer.put('tabs', 3);
    packer.put('currency', 'EUR');
    expect(packer.body()).toEqual({ asOfMs: 1_000, tabs: 3, currency: 'EUR' });
    expect(packer.isPartial()).toBe(false);
  });

  test('takes items in order up to its size, and says when some are left', () => {
    const packer = createPacker(null, 1_000);
    const rates = Array.from({ length: 100 }, (_, at) => rate(at));
    const fitting = packer.fit(rates);
    expect(fitting.length).toBeGreaterThan(10);
    expect(rates.slice(0, fitting.length)).toEqual(fitting);
    expect(packer.isPartial()).toBe(true);
  });

  test('has less room for items the more was put in before', () => {
    const rates = Array.from({ length: 100 }, (_, at) => rate(at));
    const [empty, filled] = [createPacker(null, 1_000), createPacker(null, 1_000)];
    filled.put('dropped', ['AUSDT', 'BUSDT', 'CUSDT', 'DUSDT']);
    expect(filled.fit(rates).length).toBeLessThan(empty.fit(rates).length);
  });

  test('that is full takes nothing more of any kind', () => {
    const packer = createPacker(null, 1_000);
    packer.fit(Array.from({ length: 100 }, (_, at) => rate(at)));
    expect(packer.fit([['a long item that has no room', '1.23456789']])).toEqual([]);
  });

  test('of which everything fits is not partial', () => {
    const packer = createPacker(null, 10_000);
    expect(packer.fit([rate(1), rate(2)])).toHaveLength(2);
    expect(packer.isPartial()).toBe(false);
  });
});

test('characters outside of ASCII are counted by their bytes', () => {
  const packer = createPacker(null, 1_000);
  const fitting = packer.fit(Array.from({ length: 100 }, () => '€'.repeat(10)));
  expect(Buffer.byteLength(JSON.stringify(fitting))).toBeLessThanOrEqual(600);
});

test('what stands around items needs room once, and none when no item fits', () => {
  const items = Array.from({ length: 100 }, (_, at) => rate(at));
  const wrapping = { key: 'k'.repeat(200) };
  const [bare, wrapped, full] = [0, 1, 2].map(() => createPacker(null, 1_000));
  expect(wrapped?.fit(items, wrapping).length).toBeLessThan(bare?.fit(items).length ?? 0);
  full?.put('dropped', ['x'.repeat(450)]);
  expect(full?.fit(items, wrapping)).toEqual([]);
  expect(full?.fit(items).length).toBeGreaterThan(0);
});

test('whatever is packed, the text of the batch with its envelope stays within its size', () => {
  const item = fc.tuple(fc.stringMatching(/^[A-Z]{1,12}$/), fc.stringMatching(/^[0-9.]{1,12}$/));
  // More than there is room for, so that the last item that fits ends close to the edge.
  const items = fc.array(item, { minLength: 250, maxLength: 300 });
  fc.assert(
    fc.property(items, fc.integer({ min: 600, max: 2_000 }), (rates, maxBytes) => {
      const packer = createPacker(Date.now(), maxBytes);
      packer.put('tabs', 20);
      packer.putFitted('rates', packer.fit(rates));
      expect(packer.isPartial()).toBe(true);
      const batch = {
        ...packer.body(),
        epoch: 'e'.repeat(32),
        sequence: Number.MAX_SAFE_INTEGER,
        tick: true,
      };
      expect(JSON.stringify(batch).length).toBeLessThanOrEqual(maxBytes);
    }),
  );
});
