import { Decimal } from '#shared/money/decimal.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import { AMBER_CHANGE, CONSENT_CHANGE } from './ticketPolicy.ts';
import type { TicketQuote } from './ticketQuote.ts';

/**
 * A quote against the one first shown (screens.md 1.1): `worse` is amber from 0.1 %, `consent` from 0.5 % on has to be
 * agreed to. Less than 0.1 % worse is the `same`.
 */
export type Verdict = 'same' | 'better' | 'worse' | 'consent';

export interface PriceChange {
  readonly verdict: Verdict;
  /** What the same coins bring more, as a share: "-0.0061" is 0.61 % less. A loss is rounded away from zero, at eight places. */
  readonly share: string;
}

export const UNCHANGED: PriceChange = { verdict: 'same', share: '0' };

const SHARE_PLACES = 8;

/**
 * Compares two quotes for the same order by the price alone: the amounts of the first at the prices of the latest. So it
 * does not matter which side was asked for, nor whether a whole balance has changed by a hair. A coin that fell out of
 * the latest brings nothing.
 */
export function comparePrices(first: TicketQuote, latest: TicketQuote): PriceChange {
  const before = first.lines.reduce((sum, line) => sum.plus(broughtBy(line)), new Decimal(0));
  if (before.lte(0)) return UNCHANGED;
  const now = first.lines.reduce((sum, line) => {
    const again = latest.lines.find(({ coin }) => coin === line.coin);
    if (again === undefined || line.errorCode !== null || new Decimal(again.amount).lte(0)) return sum;
    return sum.plus(broughtBy(again).times(line.amount).div(again.amount));
  }, new Decimal(0));
  const share = now.minus(before).div(before);
  return { verdict: judge(share), share: roundPlain(share.toFixed(), SHARE_PLACES) };
}

function broughtBy({ toAmount, errorCode }: TicketQuote['lines'][number]): Decimal {
  return new Decimal(errorCode === null ? toAmount : 0);
}

function judge(share: Decimal): Verdict {
  if (share.gt(0)) return 'better';
  const loss = share.neg();
  if (loss.gte(CONSENT_CHANGE)) return 'consent';
  return loss.gte(AMBER_CHANGE) ? 'worse' : 'same';
}
