import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASKED, type Lot, type Removal } from '#sandbox/calls/tax/lots.ts';
import { addLot, takeFromLots } from '#sandbox/calls/tax/matchLots.ts';
import { Decimal } from '#shared/money/decimal.ts';

const METHODS = ['FIFO', 'LIFO', 'HIFO', 'AVERAGE'] as const;

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
});
