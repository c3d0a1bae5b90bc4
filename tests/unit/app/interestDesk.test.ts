import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createInterestDesk } from '#app/bridge/createInterestDesk.ts';
import type { MarketView } from '#shared/contract/gatewayApi.ts';
import type { KlineTopic } from '#shared/market/kline.ts';

const VIEW: MarketView = {
  query: '',
  favourites: null,
  sort: { by: 'turnover', direction: 'descending' },
  window: { first: 0, count: 20 },
  held: false,
};

const topic = (symbol: string): KlineTopic => ({ symbol, interval: '1m', klineType: 'spot' });

function openDesk() {
  let changes = 0;
  const desk = createInterestDesk('EUR', () => {
    changes += 1;
  });
  return { desk, changes: () => changes };
}

describe('what the parts of a page look at', () => {
  test('is nothing at first, in the reader’s currency', () => {
    expect(openDesk().desk.interest()).toEqual({ symbols: [], klines: [], view: null, currency: 'EUR' });
  });

  test('is stated as one whole, each thing once', () => {
    const { desk } = openDesk();
    desk.watch(['BTCUSDT', 'ETHUSDT'], [topic('BTCUSDT')]);
    desk.watch(['ETHUSDT', 'SOLUSDT'], [topic('BTCUSDT'), topic('SOLUSDT')]);
    desk.setView(VIEW);
    desk.setCurrency('CHF');
    expect(desk.interest()).toEqual({
      symbols: ['BTCUSDT', 'ETHUSDT', 'SOLUSDT'],
      klines: [topic('BTCUSDT'), topic('SOLUSDT')],
      view: VIEW,
      currency: 'CHF',
    });
  });

  test('ends with the part that looked, not with another that looks at the same', () => {
    const { desk } = openDesk();
    const stop = desk.watch(['BTCUSDT'], [topic('BTCUSDT')]);
    const stopOther = desk.watch(['BTCUSDT']);
    stop();
    expect(desk.interest()).toMatchObject({ symbols: ['BTCUSDT'], klines: [] });
    stopOther();
    expect(desk.interest().symbols).toEqual([]);
  });

  test('is left alone by a part that stops twice', () => {
    const { desk } = openDesk();
    const stop = desk.watch(['BTCUSDT']);
    desk.watch(['BTCUSDT']);
    stop();
    stop();
    expect(desk.interest().symbols).toEqual(['BTCUSDT']);
  });

  test('says what a batch has to bring', () => {
    const { desk } = openDesk();
    desk.watch(['BTCUSDT']);
    expect(desk.wanted()).toEqual({ symbols: new Set(['BTCUSDT']), hasView: false });
    desk.setView(VIEW);
    expect(desk.wanted().hasView).toBe(true);
  });
});

describe('a change', () => {
  test('is told once, however many were made in one go, and not before they are all made', async () => {
    const { desk, changes } = openDesk();
    for (let at = 0; at < 50; at += 1) desk.watch([`P${at}`]);
    desk.setView(VIEW);
    expect(changes()).toBe(0);
    await Promise.resolve();
    expect(changes()).toBe(1);
  });

  test('is told again when there is another one later', async () => {
    const { desk, changes } = openDesk();
    desk.setView(VIEW);
    await Promise.resolve();
    desk.setView(null);
    await Promise.resolve();
    expect(changes()).toBe(2);
  });
});

test('any order of watching and stopping leaves exactly what is still watched', () => {
  const symbol = fc.constantFrom('A', 'B', 'C', 'D');
  const step = fc.oneof(
    fc.record({ type: fc.constant('watch' as const), symbols: fc.array(symbol) }),
    fc.record({ type: fc.constant('stop' as const), at: fc.nat(10) }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { desk } = openDesk();
      const watches: { symbols: readonly string[]; stop: () => void }[] = [];
      for (const next of steps) {
        if (next.type === 'watch') watches.push({ symbols: next.symbols, stop: desk.watch(next.symbols) });
        else if (watches.length > 0) watches.splice(next.at % watches.length, 1)[0]?.stop();
      }
      const left = new Set(watches.flatMap(({ symbols }) => symbols));
      expect(new Set(desk.interest().symbols)).toEqual(left);
      expect(desk.interest().symbols).toHaveLength(left.size);
    }),
  );
});
