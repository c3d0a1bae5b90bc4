import type { QuoteState } from '#app/stores/quoteStore.ts';

/** What a page shows before it has been sent anything. */
export const emptyQuotes = (): QuoteState => ({
  quoteBySymbol: new Map(),
  view: null,
  asOfMs: null,
  currency: null,
  rateByCurrency: new Map(),
  klinesByKey: new Map(),
});
