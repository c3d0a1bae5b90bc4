import { describe, expect, test } from 'vitest';
import { createMarket } from '#sandbox/feed/market/createMarket.ts';
import { createPrices } from '#sandbox/feed/market/createPrices.ts';
import { listFiatRates } from '#sandbox/feed/market/fiatRates.ts';
import { openingBalancesOf } from '#sandbox/seed/opening/openingBalances.ts';
import { inventPast } from '#sandbox/seed/past/inventPast.ts';
import { DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { START_MS } from '#tests/unit/sandbox/support/createManualTime.ts';

const DAY_MS = 86_400_000;
const OPENING = DEMO_USERS.flatMap((user) =>
  openingBalancesOf(user).map((balance) => ({ ...balance, uid: user.id })),
);

function invent(seed: string) {
  const market = createMarket({ seed, symbols: 60, rhythm: 'own' });
  const rates = listFiatRates(seed);
  const prices = createPrices(createMarket({ seed, symbols: 500, rhythm: 'own' }), rates);
  const exchange = { seed, market, prices, rates, startedAtMs: START_MS, speed: 1, hasTriggers: true };
  return inventPast(exchange, OPENING).rows;
}

describe('The past of the demo users', () => {
  test('is the same for the same seed, and another for another', () => {
    const rows = invent('sluice');
    expect(invent('sluice')).toEqual(rows);
    expect(invent('other').conversions).not.toEqual(rows.conversions);
  });

  test.each(['sluice', 'other', 'third'])(
    'spends only what a user has, in the order of time (%s)',
    (seed) => {
      const amounts = new Map(
        OPENING.map(({ uid, wallet, coin, amount }) => [`${uid}/${wallet}/${coin}`, new Decimal(amount)]),
      );
      const rows = invent(seed);
      const movements = rows.movements.toSorted((one, other) => one.atMs - other.atMs);
      for (const { reference, transfers } of movements) {
        for (const { from, to, coin, amount } of transfers) {
          const [source, target] = [from, to].map(({ uid, wallet }) => `${uid}/${wallet}/${coin}`);
          const left = (amounts.get(String(source)) ?? new Decimal(0)).minus(amount);
          expect([reference, from.uid === 0 || left.gte(0)]).toEqual([reference, true]);
          amounts.set(String(source), left);
          amounts.set(String(target), (amounts.get(String(target)) ?? new Decimal(0)).plus(amount));
        }
      }
      expect(new Set(movements.map(({ reference }) => reference)).size).toBe(movements.length);
    },
  );

  test('has every kind of event, all of them in the year before the start', () => {
    const rows = invent('sluice');
    const { depositAddresses, deposits, conversions, savedAddresses, withdrawals } = rows;
    for (const events of [depositAddresses, deposits, conversions, savedAddresses, withdrawals]) {
      expect(events.length).toBeGreaterThan(5);
      expect(
        events.every(({ createdAt }) => createdAt <= START_MS && createdAt >= START_MS - 366 * DAY_MS),
      ).toBe(true);
    }
    for (const events of [rows.transfers, rows.derivatives]) {
      expect(events.length).toBeGreaterThan(5);
      expect(events.every(({ at }) => at <= START_MS && at >= START_MS - 366 * DAY_MS)).toBe(true);
    }
  });
});
