import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openFigures, plansOf } from '#tests/support/orders/expectFigures.ts';
import { OF_EVERYBODY, OF_OTC } from '#tests/support/orders/randomOrders.ts';

/** The same plans in every run; the long version takes others. */
const SEED = 20_261_123;
const ENDS = ['success', 'failure', 'filled', 'cancelled', 'expired', 'failed', 'open'] as const;

// One has a coin whose line of a batch fails, the other pays a tax.
test.each([
  ['demo@sluice.example', [...ENDS, 'partial_fulfillment'] as const],
  ['india@sluice.example', ENDS],
] as const)(
  'whatever becomes of the orders of %s, what is shown, summed and exported is what the ledger moved',
  { timeout: 60_000 },
  async (account, ends) => {
    const { check } = await openFigures(account);
    const [plan = []] = fc.sample(plansOf(OF_EVERYBODY, 4), { numRuns: 1, seed: SEED });
    const { conversions, lowBalances } = await check(plan);
    expect(new Set(conversions.map(({ status }) => status))).toEqual(new Set(ends));
    expect(lowBalances.length).toBeGreaterThan(0);
  },
);

test('so it is with block trades that settle and that are rejected', async () => {
  const { check } = await openFigures('vip@sluice.example');
  const [plan = []] = fc.sample(plansOf([...OF_OTC, 'done', 'failed'], 2), { numRuns: 1, seed: SEED });
  const { blocks } = await check(plan);
  expect(new Set(blocks.map(({ status }) => status))).toEqual(new Set(['settled', 'rejected']));
});
