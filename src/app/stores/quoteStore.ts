import { createStore } from 'zustand/vanilla';
import type { KlineSlice, QuoteBatch, QuoteRow, ViewSlice } from '#shared/contract/quoteBatch.ts';
import { type Kline, MAX_KLINES } from '#shared/market/kline.ts';
import type { Quote } from '#shared/market/quote.ts';
import { compareDecimals, parseNumeric } from '#shared/money/plainDecimals.ts';

/** The direction in which the last price moved with its batch. */
export type Tick = 'up' | 'down' | 'none';

/** A quote as this tab shows it. */
export interface MarketQuote extends Quote {
  /** In the store's currency; null without a rate. */
  readonly turnoverFiat: string | null;
  readonly tick: Tick;
}

/** What the market looks like from this tab: the rows it asked for, as the gateway last sent them. */
export interface QuoteState {
  readonly quoteBySymbol: ReadonlyMap<string, MarketQuote>;
  readonly view: ViewSlice | null;
  readonly asOfMs: number | null;
  /** The currency that every `turnoverFiat` is in. */
  readonly currency: string | null;
  /** USD per unit; currencies without a rate are not in it. */
  readonly rateByCurrency: ReadonlyMap<string, string>;
  readonly klinesByKey: ReadonlyMap<string, readonly Kline[]>;
}

/** What a tab looks at: some symbols, and perhaps a view's. */
export interface Wanted {
  readonly symbols: ReadonlySet<string>;
  readonly hasView: boolean;
}

/** The gateway bridge is its only writer. */
export const quoteStore = createStore<QuoteState>(() => ({
  quoteBySymbol: new Map(),
  view: null,
  asOfMs: null,
  currency: null,
  rateByCurrency: new Map(),
  klinesByKey: new Map(),
}));

/** Applies one batch in one update. `wanted` is what this tab looks at now. */
export function applyBatch(state: QuoteState, batch: QuoteBatch, wanted: Wanted): QuoteState {
  const view = wanted.hasView ? (batch.view ?? state.view) : null;
  return {
    quoteBySymbol: applyRows(state, batch, new Set([...wanted.symbols, ...(view?.symbols ?? [])])),
    view,
    // A worker that starts again has seen nothing yet; what is on screen is still from before.
    asOfMs: batch.asOfMs ?? state.asOfMs,
    currency: batch.currency ?? state.currency,
    rateByCurrency: applyRates(state.rateByCurrency, batch),
    klinesByKey: applyKlines(state.klinesByKey, batch),
  };
}

function applyRows(
  state: QuoteState,
  batch: QuoteBatch,
  wanted: ReadonlySet<string>,
): QuoteState['quoteBySymbol'] {
  const { rows = [], dropped = [], currency } = batch;
  const next = new Map(state.quoteBySymbol);
  for (const symbol of dropped) next.delete(symbol);
  // A gateway that starts again doesn't know which rows it could drop; the rest of them stays until it is sent again.
  if (batch.sequence === 1) for (const symbol of next.keys()) if (!wanted.has(symbol)) next.delete(symbol);
  for (const [symbol, quote] of next) {
    const isInOtherCurrency = currency !== undefined && quote.turnoverFiat !== null;
    if (quote.tick === 'none' && !isInOtherCurrency) continue;
    next.set(symbol, { ...quote, tick: 'none', turnoverFiat: isInOtherCurrency ? null : quote.turnoverFiat });
  }
  for (const row of rows) {
    if (isPriced(row)) next.set(row[0], toMarketQuote(row, state.quoteBySymbol.get(row[0])));
  }
  return next;
}

/**
 * Prices are reckoned with all over the page, and what is no number would end it. The worker that reads the wire sends none;
 * should one come all the same, the pair keeps its last figures, or has none.
 */
function isPriced([, ...figures]: QuoteRow): boolean {
  return figures.every((figure) => figure === null || isNumber(figure));
}

function isNumber(figure: string): boolean {
  return parseNumeric(figure) !== undefined;
}

function toMarketQuote(row: QuoteRow, before: MarketQuote | undefined): MarketQuote {
  const [symbol, lastPrice, changeRate24H, highPrice24h, lowPrice24h, volume24h, turnover24hUSD] = row;
  return {
    symbol,
    lastPrice,
    changeRate24H,
    highPrice24h,
    lowPrice24h,
    volume24h,
    turnover24hUSD,
    turnoverUsd: row[7],
    turnoverFiat: row[8],
    tick: before === undefined ? 'none' : tickOf(before.lastPrice, lastPrice),
  };
}

function tickOf(before: string, now: string): Tick {
  const order = compareDecimals(before, now);
  if (order === 0) return 'none';
  return order < 0 ? 'up' : 'down';
}

/** A rate of 0 is none: the currency is gone, or the feed has no number for it. */
function applyRates(
  rateByCurrency: QuoteState['rateByCurrency'],
  { rates }: QuoteBatch,
): QuoteState['rateByCurrency'] {
  if (rates === undefined) return rateByCurrency;
  const next = new Map(rateByCurrency);
  for (const [currency, rate] of rates) {
    if (isNumber(rate) && compareDecimals(rate, '0') > 0) next.set(currency, rate);
    else next.delete(currency);
  }
  return next;
}

function applyKlines(
  klinesByKey: QuoteState['klinesByKey'],
  { klines = [], droppedKlines = [] }: QuoteBatch,
): QuoteState['klinesByKey'] {
  if (klines.length === 0 && droppedKlines.length === 0) return klinesByKey;
  const next = new Map(klinesByKey);
  for (const key of droppedKlines) next.delete(key);
  for (const { key, full, klines: sent } of klines) {
    const priced = sent.filter(([, ...figures]) => figures.every(isNumber));
    next.set(key, mergeKlines(next.get(key), { key, full, klines: priced }));
  }
  return next;
}

function mergeKlines(before: readonly Kline[] | undefined, { full, klines }: KlineSlice): readonly Kline[] {
  if (full || before === undefined) return klines.slice(-MAX_KLINES);
  const byTime = new Map([...before, ...klines].map((kline) => [kline[0], kline]));
  return [...byTime.values()].sort((a, b) => a[0] - b[0]).slice(-MAX_KLINES);
}
