import type { CoinYear } from '#app/screens/statements/taxCenter/year/reconcile.ts';

/** A coin of which nothing happened, but for what is given. */
export function buildCoin(change: Partial<CoinYear> & Pick<CoinYear, 'coin'>): CoinYear {
  return {
    ...{ disposals: 0, proceeds: '0', cost: '0', gain: '0', income: '0', fees: '0', taxWithheld: '0' },
    ...{ conversionFees: '0', withdrawalFees: '0' },
    ...{ opening: '0', in: '0', out: '0', closing: '0', missingCost: [], enteredCost: [] },
    missing: { receipts: 0, worth: '0' },
    ...change,
  };
}
