import fc from 'fast-check';
import { test } from 'vitest';
import { openFigures, plansOf } from '#tests/support/orders/expectFigures.ts';
import { OF_EVERYBODY, OUTCOMES } from '#tests/support/orders/randomOrders.ts';

/** Plans of one exchange, one after another: each leaves open orders and old rows to the next. */
const RUNS = 10;

test.each([
  ['demo@sluice.example', OF_EVERYBODY],
  ['india@sluice.example', OF_EVERYBODY],
  ['vip@sluice.example', [...OUTCOMES]],
] as const)(
  'whatever becomes of the orders of %s, what is shown, summed and exported is what the ledger moved',
  { timeout: 300_000 },
  async (account, outcomes) => {
    const { check } = await openFigures(account);
    await fc.assert(
      fc.asyncProperty(plansOf(outcomes, 6), async (plan) => void (await check(plan))),
      // A smaller plan in the same exchange would not be the same plan.
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);
