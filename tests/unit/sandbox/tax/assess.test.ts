import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AssessOptions, assess } from '#sandbox/calls/tax/assess.ts';
import { createPauses } from '#sandbox/calls/tax/createPauses.ts';
import { ASKED, type Lot, type Removal } from '#sandbox/calls/tax/lots.ts';
import { addLot, takeFromLots } from '#sandbox/calls/tax/matchLots.ts';
import { sumFigures } from '#sandbox/calls/tax/readAssessment.ts';
import type { TaxEvent } from '#sandbox/calls/tax/readEvents.ts';
import { Decimal } from '#shared/money/decimal.ts';

const METHODS = ['FIFO', 'LIFO', 'HIFO', 'AVERAGE'] as const;
const PERIOD = { startMs: 1_000, endMs: 1_999 };

function lot(id: string, amount: number | string, cost: number | string): Lot {
  const unitCost = new Decimal(cost).div(amount);
  const figures = { amount: new Decimal(amount), cost: new Decimal(cost), unitCost };
  return { id, acquiredMs: 0, ...figures, unknown: new Set() };
}

function sale(amount: Decimal | string): Removal {
  const proceeds = new Decimal(0);
  return { kind: 'out', holder: ASKED, atMs: 0, amount: new Decimal(amount), isDisposal: true, proceeds };
}

describe('What is sold had cost', () => {
  const lots = () => [lot('a', 1, 100), lot('b', 1, 300), lot('c', 1, 200)];

  test.each([
    ['FIFO', '1.5', '250'],
    ['LIFO', '1.5', '350'],
    ['HIFO', '1.5', '400'],
    ['AVERAGE', '1.5', '300'],
    ['FIFO', '3', '600'],
    ['AVERAGE', '3', '600'],
    // Coins beyond all lots cost nothing.
    ['FIFO', '4', '600'],
  ] as const)('by %s for %s of three coins: %s', (method, amount, cost) => {
    expect(takeFromLots(lots(), sale(amount), method).cost.toFixed()).toBe(cost);
  });

  test('neither more nor less than everything, in whatever steps it is sold', () => {
    const units = fc
      .bigInt({ min: 1n, max: 10n ** 22n })
      .map((value) => new Decimal(value.toString()).div(1e18));
    const dollars = fc.integer({ min: 0, max: 1e9 }).map((cents) => new Decimal(cents).div(100));
    const bought = fc.array(fc.record({ amount: units, cost: dollars }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        bought,
        fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 8 }),
        (purchases, shares) => {
          for (const method of METHODS) {
            const open = purchases.map(({ amount, cost }, at) =>
              lot(String(at), amount.toFixed(), cost.toFixed()),
            );
            const sum = (of: 'amount' | 'cost') =>
              open.reduce((total, part) => total.plus(part[of]), new Decimal(0));
            const [amount, cost] = [sum('amount'), sum('cost')];
            let [sold, paid] = [new Decimal(0), new Decimal(0)];
            for (const share of shares) {
              const step = sum('amount').mul(share).div(100).toDecimalPlaces(18);
              paid = paid.plus(takeFromLots(open, sale(step), method).cost);
              sold = sold.plus(step);
              expect(sum('amount').plus(sold).toFixed()).toBe(amount.toFixed());
              expect(sum('cost').plus(paid).toFixed()).toBe(cost.toFixed());
            }
            paid = paid.plus(takeFromLots(open, sale(sum('amount')), method).cost);
            expect(paid.toFixed()).toBe(cost.toFixed());
            expect(open).toEqual([]);
          }
        },
      ),
    );
  });

  test('the most by HIFO when one sale takes from all', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 1, max: 5 }),
        (prices, amount) => {
          const costs = METHODS.map((method) =>
            takeFromLots(
              prices.map((price, at) => lot(String(at), 1, price)),
              sale(String(amount)),
              method,
            ).cost.toNumber(),
          );
          expect(Math.max(...costs)).toBe(costs[METHODS.indexOf('HIFO')]);
        },
      ),
    );
  });
});

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

  test('sells coins in the order in which they were bought, wherever they were meanwhile', () => {
    const lots: Lot[] = [];
    const bought = (id: string, acquiredMs: number, cost: number) =>
      addLot(lots, {
        ...{ kind: 'in', holder: ASKED, id, atMs: 900, acquiredMs, isKnown: true },
        ...{ amount: new Decimal(1), cost: new Decimal(cost) },
      });
    bought('here', 500, 50);
    bought('elsewhere', 300, 30);
    bought('same', 500, 60);
    expect(lots.map(({ id }) => id)).toEqual(['elsewhere', 'here', 'same']);
    expect(takeFromLots(lots, sale('1'), 'FIFO').cost.toFixed()).toBe('30');
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
