import type { Deal } from '#app/features/ticket/deal.ts';
import type { ConvertOrder } from '#app/features/ticket/orderTypes/convertOrderTypes.ts';
import type { TicketState } from '#app/features/ticket/ticketState.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { Split } from './splitTicket.ts';

/** The equal tickets of one split, and what became of those that were sent. */
export interface SplitSeries {
  readonly plan: Split;
  /** Every ticket of it is asked for by this. */
  readonly order: ConvertOrder;
  readonly outcomes: ReadonlyMap<string, TicketOutcome>;
}

/** `open`: it was accepted, or its answer was lost; it may settle still. `nothing`: nothing was sold. */
export type TicketOutcome = 'open' | 'settled' | 'nothing';

export interface SplitCount {
  readonly settled: number;
  /** Still to be sold; what may settle still is not among them. */
  readonly left: number;
}

export function countOf({ plan, outcomes }: SplitSeries): SplitCount {
  const count = (outcome: TicketOutcome): number =>
    [...outcomes.values()].filter((each) => each === outcome).length;
  const settled = count('settled');
  return { settled, left: Math.max(0, plan.count - settled - count('open')) };
}

/**
 * Counts a ticket by its quote, when its outcome is on the screen or comes late alike. A trade of another pair or amount is no
 * part of the series; what has settled stays so.
 */
export function countTicket(series: SplitSeries, deal: Deal, outcome: TicketOutcome): SplitSeries {
  const { order, outcomes } = series;
  const [give] = deal.gives;
  const isOfSeries =
    give?.coin === order.fromCoin &&
    deal.gets.coin === order.toCoin &&
    compareDecimals(give.amount, order.requestAmount) === 0;
  const before = outcomes.get(deal.quoteId);
  if (!isOfSeries || before === outcome || before === 'settled') return series;
  return { ...series, outcomes: new Map(outcomes).set(deal.quoteId, outcome) };
}

/**
 * What the ticket on the screen says of its deal; null where it has none. While its first answer is awaited it counts for
 * nothing yet: a refusal leaves no deal behind that could be taken back, and no other ticket can be asked for meanwhile.
 */
export function outcomeOf(
  state: TicketState<unknown>,
): { readonly deal: Deal; readonly outcome: TicketOutcome } | null {
  if (!('deal' in state) || state.name === 'CONFIRMING') return null;
  const { name, deal } = state;
  if (name === 'SUCCESS' || name === 'PARTIAL') return { deal, outcome: 'settled' };
  return { deal, outcome: name === 'FAILED' ? 'nothing' : 'open' };
}
