import { Decimal } from '#shared/money/decimal.ts';
import type { BookedLine } from '../ticket/deal.ts';
import type { Money } from '../ticket/ticketQuote.ts';

/** What the conversion of several coins cost, in the coin they became; null where it cost nothing. */
export function sumFees(
  lines: readonly Pick<BookedLine, 'feeAmount' | 'status'>[],
  coin: string,
): Money | null {
  const sum = lines
    .filter(({ status }) => status === 'success')
    .reduce((total, { feeAmount }) => total.plus(feeAmount), new Decimal(0));
  return sum.isZero() ? null : { coin, amount: sum.toFixed() };
}
