import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseAmount } from '#sandbox/calls/deposit/arrivals/chooseAmount.ts';
import {
  blocksPerTick,
  type DepositEvent,
  nextStatus,
} from '#sandbox/calls/deposit/arrivals/depositStatus.ts';
import { listRoutes } from '#sandbox/calls/deposit/findRoute.ts';
import { CHAINS } from '#sandbox/seed/reference/chains.ts';
import { COINS } from '#sandbox/seed/reference/coins.ts';
import { Decimal } from '#shared/money/decimal.ts';

const EVENTS: readonly DepositEvent[] = [
  'confirmed',
  'credited',
  'reorganised',
  'rolled-back',
  'kept',
  'reviewed',
];
const STATUSES = [0, 1, 2, 3, 4, 7, 70011, 70012, 70013, 10011, 10012];

describe('The state machine of a deposit', () => {
  it('has the arrows of screens.md 1.21 and no others', () => {
    const arrows = STATUSES.flatMap((status) =>
      EVENTS.flatMap((event) => {
        const next = nextStatus(status, event);
        return next === undefined ? [] : [`${status} ${event} ${next}`];
      }),
    );
    expect(arrows).toEqual([
      '1 confirmed 2',
      '1 reorganised 7',
      '2 credited 3',
      '7 rolled-back 70011',
      '7 kept 70012',
      '7 reviewed 70013',
    ]);
  });

  it('counts one block at a time, or as many as end it within three minutes', () => {
    for (const { chain, confirmations } of CHAINS) {
      const step = blocksPerTick(confirmations.unlock);
      expect([chain, step]).toEqual([
        chain,
        confirmations.unlock < 300 ? 1 : Math.ceil(confirmations.unlock / 60),
      ]);
    }
  });
});

describe('The amount of a deposit', () => {
  const routes = COINS.flatMap(({ coin, startUsd }) =>
    listRoutes({ startedAtMs: 0 }, coin, 1).map((route) => ({ route, startUsd })),
  );

  it('is above the minimum, within the daily cap and no finer than the chain takes, at any price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...routes),
        fc.string(),
        fc.integer({ min: 20, max: 500 }),
        ({ route, startUsd }, name, percent) => {
          const usd = new Decimal(startUsd).times(percent).div(100);
          const amount = new Decimal(chooseAmount({ route, usd, isOverCap: false, name }));
          expect(amount.gt(0)).toBe(true);
          expect(amount.gte(route.terms.depositMin)).toBe(true);
          expect(amount.lte(route.dailyCap)).toBe(true);
          expect(amount.decimalPlaces()).toBeLessThanOrEqual(route.terms.accuracy);
        },
      ),
    );
  });

  it('is two to four times the cap where it is to be above it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...routes), fc.string(), ({ route }, name) => {
        const amount = new Decimal(chooseAmount({ route, usd: undefined, isOverCap: true, name }));
        expect(amount.gte(new Decimal(route.dailyCap).times(2))).toBe(true);
        expect(amount.lt(new Decimal(route.dailyCap).times(4))).toBe(true);
        expect(amount.decimalPlaces()).toBeLessThanOrEqual(route.terms.accuracy);
      }),
    );
  });
});
