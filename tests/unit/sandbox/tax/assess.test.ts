import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AssessOptions, assess } from '#sandbox/calls/tax/assess.ts';
import { createPauses } from '#sandbox/calls/tax/createPauses.ts';
import { sumFigures } from '#sandbox/calls/tax/readAssessment.ts';
import type { TaxEvent } from '#sandbox/calls/tax/readEvents.ts';
import { Decimal } from '#shared/money/decimal.ts';

const METHODS = ['FIFO', 'LIFO', 'HIFO', 'AVERAGE'] as const;
const PERIOD = { startMs: 1_000, endMs: 1_999 };

function event(
  id: string,
  atMs: number,
  nature: TaxEvent['nature'],
  changes: Record<string, string>,
): TaxEvent {
  return {
    id,
    atMs,
    nature,
    uid: 1,
    changes: Object.entries(changes).map(([coin, amount]) => ({ uid: 1, coin, amount: new Decimal(amount) })),
    fees: [],
    taxes: [],
    incomeKind: 'trading',
    taxType: '',
  };
}

const PRICES: Readonly<Record<string, number>> = { USDT: 1, BTC: 100, ETH: 10 };
const OPTIONS: AssessOptions = {
  asked: new Set([1]),
  period: PERIOD,
  currency: 'EUR',
  rateAt: () => new Decimal(1),
  methodAt: () => 'FIFO',
  dayOf: (atMs) => Math.floor(atMs / 100),
  priceAt: (coin, atMs) => new Decimal(PRICES[coin] ?? 0).mul(atMs >= 1_500 ? 2 : 1),
  isCash: (coin) => coin === 'USDT',
  costOf: () => undefined,
  pause: async () => undefined,
};

describe('A year', () => {
  const read = async (events: TaxEvent[], options: Partial<AssessOptions> = {}) => {
    const coins = await assess(events, { ...OPTIONS, ...options });
    return new Map(coins.map((coin) => [coin.coin, coin]));
  };

  test('has the gain of what is sold for more than it cost', async () => {
    const coins = await read([
      event('buy', 500, 'trade', { USDT: '-100', BTC: '1' }),
      event('sell', 1_600, 'trade', { BTC: '-0.5', USDT: '50' }),
    ]);
    // Half a coin that cost 100 goes for 50 tethers of two dollars.
    expect(
      coins.get('BTC')?.disposals.map(({ proceeds, cost }) => [proceeds.toFixed(), cost.toFixed()]),
    ).toEqual([['100', '50']]);
    expect(coins.get('BTC')).toMatchObject({ opening: new Decimal(1), out: new Decimal('0.5') });
    // What was given before the year is no disposal of it.
    expect(coins.get('USDT')?.disposals).toEqual([]);
  });

  test('counts a tax that was withheld as received', async () => {
    const trade = { ...event('sell', 1_600, 'trade', { BTC: '-1', USDT: '98' }) };
    const coins = await read([
      event('in', 500, 'transfer', { BTC: '1' }),
      {
        ...trade,
        taxType: 'TDS',
        taxes: [{ coin: 'USDT', amount: new Decimal(1) }],
        fees: [{ coin: 'USDT', amount: new Decimal(1) }],
      },
    ]);
    expect(coins.get('BTC')?.disposals[0]?.proceeds.toFixed()).toBe('198');
    expect(coins.get('USDT')).toMatchObject({
      ...{ conversionFees: new Decimal(2), withdrawalFees: new Decimal(0) },
      withheld: [{ id: 'sell', type: 'TDS', amount: new Decimal(1), value: new Decimal(2) }],
    });
  });

  test('takes the currency of the residence for money, and what was paid with it for the cost', async () => {
    const coins = await read(
      [
        event('buy', 500, 'trade', { EUR: '-104', BTC: '1' }),
        event('sell', 1_600, 'trade', { BTC: '-1', EUR: '150' }),
      ],
      // A dollar is half a unit of it.
      { rateAt: () => new Decimal(2) },
    );
    expect(coins.get('EUR')).toMatchObject({
      disposals: [],
      opening: new Decimal(-104),
      in: new Decimal(150),
    });
    expect(
      coins.get('BTC')?.disposals.map(({ proceeds, cost }) => [proceeds.toFixed(), cost.toFixed()]),
    ).toEqual([['150', '104']]);
  });

  test('values what is no money by the price of the minute and the rate of the day', async () => {
    const rateAt = (atMs: number) => new Decimal(atMs >= 1_500 ? 4 : 2);
    const coins = await read(
      [
        event('buy', 500, 'trade', { USDT: '-100', BTC: '1' }),
        event('sell', 1_600, 'trade', { BTC: '-1', ETH: '10' }),
      ],
      { rateAt },
    );
    // 100 dollars at 2, and ten coins of 20 dollars at 4.
    expect(
      coins.get('BTC')?.disposals.map(({ proceeds, cost }) => [proceeds.toFixed(), cost.toFixed()]),
    ).toEqual([['50', '50']]);
  });

  test('has a line for each lot of a disposal, which come to it', async () => {
    const coins = await read([
      event('one', 500, 'trade', { USDT: '-100', BTC: '1' }),
      event('two', 700, 'trade', { USDT: '-100', BTC: '1' }),
      event('sell', 1_100, 'trade', { BTC: '-1.5', USDT: '100' }),
    ]);
    const [disposal] = coins.get('BTC')?.disposals ?? [];
    expect(
      disposal?.lines.map(({ acquiredMs, amount, proceeds, cost }) => [
        ...[acquiredMs, amount.toFixed(), proceeds.toFixed(), cost.toFixed()],
      ]),
    ).toEqual([
      [500, '1', '66.66666666', '100'],
      [700, '0.5', '33.33333334', '50'],
    ]);
  });

  test('names a receipt without a price that share matching sells though it came after the period', async () => {
    const events = [
      event('buy', 500, 'trade', { USDT: '-100', BTC: '1' }),
      event('sell', 1_900, 'trade', { BTC: '-1', USDT: '200' }),
      event('gift', 2_100, 'transfer', { BTC: '0.5' }),
      event('later', 9_900, 'transfer', { BTC: '0.5' }),
    ];
    const matched = await read(events, { methodAt: () => 'SHARE_MATCHING' });
    expect(matched.get('BTC')?.disposals.flatMap(({ lines }) => lines.map(({ rule }) => rule))).toEqual([
      'thirtyDays',
      'pool',
    ]);
    expect(matched.get('BTC')?.receipts.map(({ txId }) => txId)).toEqual(['gift']);
    expect((await read(events)).get('BTC')?.receipts).toEqual([]);
  });

  test('names receipts without a price until the user states it, and leaves out those that are long gone', async () => {
    const events = [
      event('gone', 100, 'transfer', { ETH: '1' }),
      event('out', 200, 'transfer', { ETH: '-1' }),
      event('kept', 300, 'transfer', { ETH: '2' }),
      event('dollars', 300, 'transfer', { USDT: '5' }),
      event('new', 1_100, 'transfer', { BTC: '1' }),
      event('sale', 1_200, 'trade', { ETH: '-2', USDT: '20' }),
    ];
    const missing = (coins: Awaited<ReturnType<typeof read>>) =>
      [...coins.values()].flatMap(({ receipts }) =>
        receipts.filter(({ stated }) => stated === undefined).map(({ txId }) => txId),
      );
    expect(missing(await read(events))).toEqual(['new', 'kept']);
    const own = new Decimal('7.5');
    const stated = { cost: own, own, currency: 'EUR', acquiredMs: undefined };
    const assessed = await read(events, { costOf: (_coin, id) => (id === 'kept' ? stated : undefined) });
    expect(missing(assessed)).toEqual(['new']);
    expect(assessed.get('ETH')?.disposals[0]?.cost.toFixed()).toBe('7.5');
  });

  test('takes profit in derivatives for income and a loss for less of it', async () => {
    const coins = await read([
      event('before', 500, 'derivatives', { USDT: '1000' }),
      event('win', 1_100, 'derivatives', { USDT: '50' }),
      event('lose', 1_200, 'derivatives', { USDT: '-20' }),
    ]);
    expect(coins.get('USDT')).toMatchObject({ opening: new Decimal(1000) });
    // What is lost is paid with coins, and is no disposal of them.
    expect(sumFigures([...coins.values()])).toMatchObject({ income: '30', disposals: 0, gain: '0' });
    expect(coins.get('USDT')?.incomes.map(({ id, value }) => [id, value.toFixed()])).toEqual([
      ['win', '50'],
      ['lose', '-20'],
    ]);
  });

  test('always adds up: opening + in − out is what there is', async () => {
    const change = fc.record({
      atMs: fc.integer({ min: 0, max: 1_999 }),
      nature: fc.constantFrom('trade' as const, 'transfer' as const, 'derivatives' as const),
      coin: fc.constantFrom('BTC', 'ETH', 'USDT'),
      amount: fc.integer({ min: -1_000, max: 1_000 }).filter((amount) => amount !== 0),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change), fc.constantFrom(...METHODS), async (changes, method) => {
        const sorted = changes.toSorted((one, other) => one.atMs - other.atMs);
        const events = sorted.map(({ atMs, nature, coin, amount }, at) =>
          event(String(at), atMs, nature, { [coin]: String(amount) }),
        );
        for (const [coin, { opening, in: came, out, disposals }] of await read(events, {
          methodAt: () => method,
        })) {
          const held = sorted
            .filter((moved) => moved.coin === coin)
            .reduce((sum, { amount }) => sum + amount, 0);
          expect(opening.plus(came).minus(out).toNumber()).toBe(held);
          expect(disposals.every(({ cost }) => !cost.isNegative())).toBe(true);
        }
      }),
    );
  });

  test('does not hold up others, however many of them are looked at', async () => {
    const createPause = createPauses();
    const events = Array.from({ length: 40 }, (_, at) =>
      event(String(at), 1_100 + at, 'trade', { ETH: '1' }),
    );
    let isDone = false;
    const slow = (coin: string, atMs: number): Decimal => {
      const startMs = performance.now();
      while (performance.now() - startMs < 5);
      return OPTIONS.priceAt(coin, atMs);
    };
    const read3 = Promise.all(
      [1, 2, 3].map(() => read(events, { priceAt: slow, pause: createPause() })),
    ).then(() => {
      isDone = true;
    });
    // Every turn of the event loop is one in which something else could have been done.
    let turns = 0;
    for (; !isDone; turns += 1) await nextTurn();
    await read3;
    expect(turns).toBeGreaterThan(30);
  });
});
