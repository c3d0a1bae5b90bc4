import { Decimal } from '#shared/money/decimal.ts';
import type { Booked, BookedLine } from './deal.ts';
import type { Money, Tax } from './ticketQuote.ts';

/** Coins of this line were booked. */
export function isBookedLine({ status }: Pick<BookedLine, 'status'>): boolean {
  return status === 'success' || status === 'partial_fulfillment';
}

/**
 * What an order cost: the fees of the lines that were booked, since lines that failed cost nothing. An order charges in
 * the one coin that it is for, however many coins it gives. Null where it cost nothing.
 */
export function bookedFee(
  lines: readonly Pick<BookedLine, 'feeCoin' | 'feeAmount' | 'status'>[],
): Money | null {
  const charged = lines.filter((line) => isBookedLine(line) && line.feeCoin !== '');
  const amount = charged.reduce((sum, { feeAmount }) => sum.plus(feeAmount), new Decimal(0));
  const [first] = charged;
  return first === undefined || amount.isZero() ? null : { coin: first.feeCoin, amount: amount.toFixed() };
}

/** What the state took of it, as one sum in the coin that was received; none where nothing was taken. */
export function bookedTaxes({ lines, gets }: Pick<Booked, 'lines' | 'gets'>): readonly Tax[] {
  const amount = lines
    .filter(isBookedLine)
    .reduce((sum, { taxAmount }) => sum.plus(taxAmount), new Decimal(0));
  return amount.isZero() ? [] : [{ type: '', coin: gets.coin, amount: amount.toFixed() }];
}
