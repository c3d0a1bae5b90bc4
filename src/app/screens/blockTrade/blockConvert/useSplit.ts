import { useCallback, useState } from 'react';
import type { Booked, Deal } from '#app/features/ticket/deal.ts';
import type { ConvertOrder } from '#app/features/ticket/orderTypes/convertOrderTypes.ts';
import type { TicketState } from '#app/features/ticket/ticketState.ts';
import { countOf, countTicket, outcomeOf, type SplitCount, type SplitSeries } from './splitSeries.ts';
import type { Split } from './splitTicket.ts';

/** A series of equal tickets, each of which the user asks for (screens.md 1.7). */
export interface UsedSplit {
  readonly series: (SplitSeries & SplitCount) | null;
  readonly begin: (plan: Split, order: ConvertOrder) => void;
  readonly stop: () => void;
  /** Counts the ticket that is on the screen. */
  readonly follow: (state: TicketState<unknown>) => void;
  /** Counts one that was decided after it had left the screen; always the same function. */
  readonly followLate: (deal: Deal, booked: Booked | null) => void;
}

export function useSplit(): UsedSplit {
  const [series, setSeries] = useState<SplitSeries | null>(null);
  const followLate = useCallback((deal: Deal, booked: Booked | null): void => {
    const isSold = booked !== null && booked.status !== 'failure';
    setSeries((now) => now && countTicket(now, deal, isSold ? 'settled' : 'nothing'));
  }, []);
  return {
    series: series === null ? null : { ...series, ...countOf(series) },
    begin: (plan, order) =>
      setSeries({ plan, order: { ...order, requestAmount: plan.each }, outcomes: new Map() }),
    stop: () => setSeries(null),
    follow: (state) => {
      const known = outcomeOf(state);
      const counted = series && known && countTicket(series, known.deal, known.outcome);
      // While rendering, as React recommends for state that follows from other state.
      if (counted !== null && counted !== series) setSeries(counted);
    },
    followLate,
  };
}
