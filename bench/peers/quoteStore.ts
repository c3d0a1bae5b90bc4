import { create } from 'zustand';
import { deriveQuote, type Quote, type TickerRow } from './quote.ts';

interface QuoteState {
  readonly quoteBySymbol: ReadonlyMap<string, Quote>;
  /** In the order of the snapshot. */
  readonly symbols: readonly string[];
}

export const useQuotes = create<QuoteState>(() => ({ quoteBySymbol: new Map(), symbols: [] }));

/** Derives rows and puts them into the store in one update. */
export function showRows(rows: Iterable<TickerRow>): void {
  useQuotes.setState(({ quoteBySymbol, symbols }) => {
    const next = new Map(quoteBySymbol);
    for (const row of rows) next.set(row.s, deriveQuote(row));
    return { quoteBySymbol: next, symbols: next.size === symbols.length ? symbols : [...next.keys()] };
  });
}
