import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKlineTable, type Kline } from '#shared/market/kline.ts';

const kline = (minute: number, close = '1'): Kline => [minute * 60_000, '1', '2', '0.5', close, '10'];

describe('the candles of a subscription', () => {
  test('a reader gets the whole set first, then only what changed', () => {
    const table = createKlineTable(500);
    table.apply('k', [kline(1), kline(2)], true);
    expect(table.changes('k', -1)).toEqual({ full: true, klines: [kline(1), kline(2)] });
    const version = table.version();
    expect(table.changes('k', version)).toBeUndefined();
    table.apply('k', [kline(2, '5'), kline(3)], false);
    expect(table.changes('k', version)).toEqual({ full: false, klines: [kline(2, '5'), kline(3)] });
  });

  test('a new snapshot replaces what was there', () => {
    const table = createKlineTable(500);
    table.apply('k', [kline(1), kline(2)], true);
    const version = table.version();
    table.apply('k', [kline(2, '7')], true);
    expect(table.changes('k', version)).toEqual({ full: true, klines: [kline(2, '7')] });
  });

  test('only the newest candles are kept', () => {
    const table = createKlineTable(3);
    table.apply(
      'k',
      [1, 2, 3, 4, 5].map((minute) => kline(minute)),
      true,
    );
    expect(table.changes('k', -1)?.klines.map(([atMs]) => atMs / 60_000)).toEqual([3, 4, 5]);
  });

  test('subscriptions without a tab are forgotten', () => {
    const table = createKlineTable(3);
    table.apply('a', [kline(1)], true);
    table.apply('b', [kline(1)], true);
    table.retain(new Set(['b']));
    expect(table.changes('a', -1)).toBeUndefined();
    expect(table.changes('b', -1)).toBeDefined();
  });

  test('a reader who merges changes by time holds the same candles as the table', () => {
    const frames = fc.array(
      fc.record({
        full: fc.boolean(),
        minutes: fc.array(fc.nat(30)),
        close: fc.nat().map(String),
        read: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(frames, (all) => {
        const table = createKlineTable(1_000);
        let held = new Map<number, Kline>();
        let version = -1;
        const read = (): void => {
          const changes = table.changes('k', version);
          version = table.version();
          if (changes === undefined) return;
          held = new Map([...(changes.full ? [] : held), ...changes.klines.map((k) => [k[0], k] as const)]);
        };
        for (const frame of all) {
          table.apply(
            'k',
            frame.minutes.map((minute) => kline(minute, frame.close)),
            frame.full,
          );
          if (frame.read) read();
        }
        read();
        expect([...held.values()].sort((a, b) => a[0] - b[0])).toEqual(table.changes('k', -1)?.klines ?? []);
      }),
    );
  });
});
