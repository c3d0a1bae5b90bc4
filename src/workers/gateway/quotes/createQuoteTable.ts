import type { Demand, Flush, OrderNumbers } from '#shared/contract/linkMessages.ts';
import { createKlineTable, type KlineTable, klineKey, MAX_KLINES } from '#shared/market/kline.ts';
import type { NumberKey, Quote } from '#shared/market/quote.ts';

/** What the gateway knows of the market: the quotes that tabs look at, and the numbers that order all the others. */
export interface QuoteTable {
  readonly apply: (flush: Flush) => void;
  /** Drops what is no longer demanded, since it gets no updates any more. */
  readonly retain: (demand: Demand) => void;
  /** Drops everything, for a new quotes worker that knows nothing either. */
  readonly clear: () => void;
  readonly quote: (symbol: string) => Quote | undefined;
  /** USD per unit, by currency. */
  readonly rates: () => ReadonlyMap<string, string>;
  readonly pairs: () => readonly string[];
  /** Undefined until quotes has sent them. */
  readonly numbers: (key: NumberKey) => Float64Array | undefined;
  /** Rises when the list of pairs or a number changes: orders made before may be wrong. */
  readonly orderVersion: () => number;
  readonly asOfMs: () => number | null;
  readonly klines: KlineTable;
}

export function createQuoteTable(): QuoteTable {
  const quoteBySymbol = new Map<string, Quote>();
  const numbersByKey = new Map<NumberKey, Float64Array>();
  const klines = createKlineTable(MAX_KLINES);
  let rates: ReadonlyMap<string, string> = new Map();
  let pairs: readonly string[] = [];
  let orderVersion = 0;
  let asOfMs: number | null = null;

  const applyNumbers = ({ key, indexes, values }: OrderNumbers): void => {
    const numbers = numbersByKey.get(key) ?? new Float64Array(pairs.length);
    numbersByKey.set(key, numbers);
    indexes.forEach((place, at) => {
      numbers[place] = values[at] ?? 0;
    });
    if (indexes.length > 0) orderVersion += 1;
  };

  const takePairs = (listed: readonly string[]): void => {
    pairs = listed;
    numbersByKey.clear();
    orderVersion += 1;
    const present = new Set(listed);
    for (const symbol of quoteBySymbol.keys()) if (!present.has(symbol)) quoteBySymbol.delete(symbol);
  };

  return {
    apply: (flush) => {
      asOfMs = flush.asOfMs;
      if (flush.pairs !== undefined) takePairs(flush.pairs);
      if (flush.rates !== undefined) rates = flush.rates;
      for (const numbers of flush.order) applyNumbers(numbers);
      for (const quote of flush.quotes) quoteBySymbol.set(quote.symbol, quote);
      for (const { key, klines: changed, full } of flush.klines) klines.apply(key, changed, full);
    },
    retain: (demand) => {
      const symbols = new Set(demand.symbols);
      const keys = new Set<NumberKey>(demand.orderBy);
      for (const symbol of quoteBySymbol.keys()) if (!symbols.has(symbol)) quoteBySymbol.delete(symbol);
      for (const key of numbersByKey.keys()) if (!keys.has(key)) numbersByKey.delete(key);
      klines.retain(new Set(demand.klines.map(klineKey)));
    },
    clear: () => {
      quoteBySymbol.clear();
      numbersByKey.clear();
      klines.retain(new Set());
      pairs = [];
      asOfMs = null;
    },
    quote: (symbol) => quoteBySymbol.get(symbol),
    rates: () => rates,
    pairs: () => pairs,
    numbers: (key) => numbersByKey.get(key),
    orderVersion: () => orderVersion,
    asOfMs: () => asOfMs,
    klines,
  };
}
