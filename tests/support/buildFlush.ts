import type { Flush } from '#shared/contract/linkMessages.ts';
import type { Quote } from '#shared/market/quote.ts';

/** A derived quote; only what a test cares about needs to be given. */
export function buildQuote(symbol: string, figures: Partial<Quote> = {}): Quote {
  return {
    symbol,
    lastPrice: '100.00',
    changeRate24H: '1.24',
    highPrice24h: '110.00',
    lowPrice24h: '90.00',
    volume24h: '1000.0000',
    turnover24hUSD: '100000.12',
    turnoverUsd: '100000.12',
    ...figures,
  };
}

/** What quotes says to the gateway. */
export function buildFlush(changes: Partial<Flush> = {}): Flush {
  return {
    type: 'flush',
    demand: 1,
    pulled: false,
    asOfMs: 1_000,
    quotes: [],
    order: [],
    klines: [],
    ...changes,
  };
}
