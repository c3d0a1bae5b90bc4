import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createInterestService } from '#app/bridge/createInterestService.ts';
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

function openService() {
  let changes = 0;
  const service = createInterestService('EUR', () => {
    changes += 1;
  });
  return { service, changes: () => changes };
}

describe('what the parts of a page look at', () => {
  test('is nothing at first, in the reader’s currency', () => {
    expect(openService().service.interest()).toEqual({
      symbols: [],
      klines: [],
      view: null,
      currency: 'EUR',
    });
  });

  test('is stated as one whole, each thing once', () => {
    const { service } = openService();
    service.watch(['BTCUSDT', 'ETHUSDT'], [topic('BTCUSDT')]);
    service.watch(['ETHUSDT', 'SOLUSDT'], [topic('BTCUSDT'), topic('SOLUSDT')]);
    service.setView(VIEW);
    service.setCurrency('CHF');
    expect(service.interest()).toEqual({
      symbols: ['BTCUSDT', 'ETHUSDT', 'SOLUSDT'],
      klines: [topic('BTCUSDT'), topic('SOLUSDT')],
      view: VIEW,
      currency: 'CHF',
    });
  });

  test('ends with the part that looked, not with another that looks at the same', () => {
    const { service } = openService();
    const stop = service.watch(['BTCUSDT'], [topic('BTCUSDT')]);
    const stopOther = service.watch(['BTCUSDT']);
    stop();
    expect(service.interest()).toMatchObject({ symbols: ['BTCUSDT'], klines: [] });
    stopOther();
    expect(service.interest().symbols).toEqual([]);
  });

  test('is left alone by a part that stops twice', () => {
    const { service } = openService();
    const stop = service.watch(['BTCUSDT']);
    service.watch(['BTCUSDT']);
    stop();
    stop();
    expect(service.interest().symbols).toEqual(['BTCUSDT']);
  });

  test('says what a batch has to bring', () => {
    const { service } = openService();
    service.watch(['BTCUSDT']);
    expect(service.wanted()).toEqual({ symbols: new Set(['BTCUSDT']), hasView: false });
    service.setView(VIEW);
    expect(service.wanted().hasView).toBe(true);
  });
});

describe('a change', () => {
  test('is reported once, however many were made in one go, and not before they are all made', async () => {
    const { service, changes } = openService();
    for (let at = 0; at < 50; at += 1) service.watch([`P${at}`]);
    service.setView(VIEW);
    expect(changes()).toBe(0);
    await Promise.resolve();
    expect(changes()).toBe(1);
  });

  test('is reported again when there is another one later', async () => {
    const { service, changes } = openService();
    service.setView(VIEW);
    await Promise.resolve();
    service.setView(null);
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
      const { service } = openService();
      const watches: { symbols: readonly string[]; stop: () => void }[] = [];
      for (const next of steps) {
        if (next.type === 'watch') watches.push({ symbols: next.symbols, stop: service.watch(next.symbols) });
        else if (watches.length > 0) watches.splice(next.at % watches.length, 1)[0]?.stop();
      }
      const left = new Set(watches.flatMap(({ symbols }) => symbols));
      expect(new Set(service.interest().symbols)).toEqual(left);
      expect(service.interest().symbols).toHaveLength(left.size);
    }),
  );
});
