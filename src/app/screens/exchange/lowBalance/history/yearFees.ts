import { sumAmounts } from '#app/records/sumPairs.ts';
import type { Money } from '#app/screens/exchange/ticket/ticketQuote.ts';
import type { LowRecord } from './lowRecord.ts';

/** The fees of these conversions, summed for each coin they were paid in; what cost nothing is left out. */
export function yearFees(records: readonly Pick<LowRecord, 'fee' | 'target'>[]): readonly Money[] {
  const coins = [...new Set(records.map(({ target }) => target))];
  return coins
    .map((coin) => ({
      coin,
      amount: sumAmounts(records.filter(({ target }) => target === coin).map(({ fee }) => fee)),
    }))
    .filter(({ amount }) => /[1-9]/.test(amount));
}
