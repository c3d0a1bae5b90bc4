import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { Booked, Deal } from './deal.ts';
import type { Money } from './ticketQuote.ts';

/**
 * Whether the exchange's record is of other coins or amounts than the user confirmed (screens.md 0.2b). What was not
 * converted brings nothing; where only some coins were, they can't have brought more than all of them.
 */
export function differsFromDeal(deal: Deal, { status, gets, lines }: Booked): boolean {
  // Coins that the quote had left out may be listed as failed.
  const taken = lines.filter((line) => line.status !== 'failure');
  const isSame =
    gets.coin === deal.gets.coin &&
    deal.gives.every((given) => lines.some((line) => isSameMoney(line, given))) &&
    taken.every((line) => deal.gives.some((given) => isSameMoney(line, given)));
  if (!isSame) return true;
  const order = compareDecimals(gets.amount, deal.gets.amount);
  return status === 'success' ? order !== 0 : status === 'partial_fulfillment' && order > 0;
}

function isSameMoney(one: Money, other: Money): boolean {
  return one.coin === other.coin && compareDecimals(one.amount, other.amount) === 0;
}
