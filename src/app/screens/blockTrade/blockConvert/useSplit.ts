import { useState } from 'react';
import type { TicketState } from '#app/features/ticket/ticketState.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { Split } from './splitTicket.ts';

/** A series of equal tickets, each of which the user asks for (screens.md 1.7). */
export interface UsedSplit {
  readonly plan: Split | null;
  /** Tickets that have settled. */
  readonly done: number;
  readonly begin: (plan: Split) => void;
  readonly stop: () => void;
}

interface Series {
  readonly plan: Split;
  /** The quotes that have settled. */
  readonly settled: readonly string[];
}

/** Counts the tickets of a series as they settle; a ticket of another amount is not part of it. */
export function useSplit(state: TicketState<unknown>): UsedSplit {
  const [series, setSeries] = useState<Series | null>(null);
  const settled = state.name === 'SUCCESS' ? state.deal : null;
  const [give] = settled?.gives ?? [];
  if (
    series !== null &&
    settled !== null &&
    give !== undefined &&
    !series.settled.includes(settled.quoteId) &&
    compareDecimals(give.amount, series.plan.each) === 0
  ) {
    // While rendering, as React recommends for state that follows from other state.
    setSeries({ ...series, settled: [...series.settled, settled.quoteId] });
  }
  return {
    plan: series?.plan ?? null,
    done: series?.settled.length ?? 0,
    begin: (plan) => setSeries({ plan, settled: [] }),
    stop: () => setSeries(null),
  };
}
