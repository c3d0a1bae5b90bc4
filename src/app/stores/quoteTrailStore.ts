import { createStore } from 'zustand/vanilla';
import { sessionStore } from './sessionStore.ts';

/** A quote that was shown in this tab. */
export interface ShownQuote {
  readonly quoteTxId: string;
  readonly from: string;
  readonly to: string;
  /** Plain decimal strings; the rate is `to` for one `from`. */
  readonly fromAmount: string;
  readonly toAmount: string;
  readonly rate: string;
  /** When it came, in ms since 1970. */
  readonly shownAtMs: number;
}

export interface QuoteTrail {
  /** The newest first. */
  readonly quotes: readonly ShownQuote[];
}

/** As many as a strip shows. */
const MOST_QUOTES = 8;

/** Written by the functions below alone. It lasts as long as the tab, and no longer than the session. */
export const quoteTrailStore = createStore<QuoteTrail>()(() => ({ quotes: [] }));

sessionStore.subscribe(({ generation }, before) => {
  if (generation !== before.generation) quoteTrailStore.setState({ quotes: [] });
});

/** A quote is on screen; one that is known stays where it is. */
export function recordQuote(quote: ShownQuote): void {
  const { quotes } = quoteTrailStore.getState();
  if (quotes.some(({ quoteTxId }) => quoteTxId === quote.quoteTxId)) return;
  quoteTrailStore.setState({ quotes: [quote, ...quotes].slice(0, MOST_QUOTES) });
}
