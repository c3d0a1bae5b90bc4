import type { Demand, Flush, KlineFlush, OrderNumbers } from '#shared/contract/linkMessages.ts';
import { type KlineTable, type KlineTopic, klineKey } from '#shared/market/kline.ts';
import type { NumberKey, Quote } from '#shared/market/quote.ts';
import { splitSymbol } from '#shared/market/symbol.ts';
import type { Measure } from '#shared/profiling/trackMeasure.ts';
import { fieldsOf, type RowTable } from './coalesce/createRowTable.ts';
import { deriveQuote, orderNumber, usdtPairOf } from './derive/deriveQuote.ts';
import type { RateTable } from './fiat/createRateTable.ts';

/**
 * Answers the gateway: derives what is wanted and has changed, when the gateway asks for it. A changed demand is
 * answered at once, and so are the first fiat rates and the first candles of a subscription. Everything else waits for a
 * pull, so nothing is derived that no tab wants.
 */
export interface DemandService {
  readonly setDemand: (demand: Demand) => void;
  readonly pull: () => void;
  /** A frame changed the tables. */
  readonly onNews: () => void;
  /** Another gateway is linked: nothing has been sent to it yet. */
  readonly reset: () => void;
  readonly figures: () => {
    readonly symbolsWanted: number;
    readonly flushes: number;
    readonly rowsDerived: number;
    readonly deriveMs: number;
  };
}

export interface DemandServiceOptions {
  readonly rows: RowTable;
  readonly rates: RateTable;
  readonly klines: KlineTable;
  readonly asOfMs: () => number | null;
  /** The server-side id of a kline subscription. */
  readonly klineId: (topic: KlineTopic) => string;
  readonly measure: Measure;
  readonly post: (flush: Flush, transfer: Transferable[]) => void;
}

const NO_DEMAND: Demand = { sequence: 0, symbols: [], orderBy: [], klines: [], hasPrices: false };

/** What the gateway holds already, by table version. */
interface Served {
  readonly symbols: ReadonlySet<string>;
  readonly orderBy: ReadonlySet<NumberKey>;
  /** Keys of the subscriptions of which it has some candles. */
  readonly klines: ReadonlySet<string>;
  readonly rowVersion: number;
  readonly pairsVersion: number;
  /** 0: the gateway knows that there are none yet. */
  readonly rateVersion: number;
  readonly klineVersion: number;
  readonly asOfMs: number | null;
}

const NOTHING_SERVED: Served = {
  symbols: new Set(),
  orderBy: new Set(),
  klines: new Set(),
  rowVersion: -1,
  pairsVersion: -1,
  rateVersion: -1,
  klineVersion: -1,
  asOfMs: null,
};

export function createDemandService(options: DemandServiceOptions): DemandService {
  const { rows, rates, klines, measure } = options;
  let demand = NO_DEMAND;
  let served = NOTHING_SERVED;
  let isPulled = false;
  const figures = { flushes: 0, rowsDerived: 0, deriveMs: 0 };

  const usdtPriceOf = (coin: string): unknown => {
    if (coin === 'USDT') return 1;
    const entry = rows.entry(`${coin}USDT`);
    return entry && fieldsOf(entry).c;
  };

  /** A quote changes with its own row, and with the price that turns its turnover into USD. */
  const isChanged = (symbol: string): boolean => {
    const pricePair = usdtPairOf(splitSymbol(symbol).quote);
    const price = pricePair === null ? undefined : rows.entry(pricePair);
    return (
      (rows.entry(symbol)?.version ?? -1) > served.rowVersion || (price?.version ?? -1) > served.rowVersion
    );
  };

  const takeQuotes = (): Quote[] => {
    const startMs = performance.now();
    const quotes: Quote[] = [];
    for (const symbol of demand.symbols) {
      const entry = rows.entry(symbol);
      if (entry === undefined || (served.symbols.has(symbol) && !isChanged(symbol))) continue;
      quotes.push(deriveQuote(symbol, fieldsOf(entry), usdtPriceOf));
    }
    figures.rowsDerived += quotes.length;
    figures.deriveMs += measure('derive', startMs);
    return quotes;
  };

  const takeOrder = (isListChanged: boolean): OrderNumbers[] => {
    const quoteBySymbol = (symbol: string): unknown => usdtPriceOf(splitSymbol(symbol).quote);
    return demand.orderBy.map((key) => {
      const sinceVersion = isListChanged || !served.orderBy.has(key) ? -1 : served.rowVersion;
      const changed = [...rows.entries()].filter((entry) => entry.version > sinceVersion);
      const indexes = new Uint32Array(changed.length);
      const values = new Float64Array(changed.length);
      changed.forEach((entry, at) => {
        indexes[at] = entry.index;
        values[at] = orderNumber(key, fieldsOf(entry), key === 'turnover' ? quoteBySymbol(entry.symbol) : 0);
      });
      return { key, indexes, values };
    });
  };

  const takeKlines = (): KlineFlush[] =>
    demand.klines.flatMap((topic) => {
      const key = klineKey(topic);
      const changes = klines.changes(
        options.klineId(topic),
        served.klines.has(key) ? served.klineVersion : -1,
      );
      return changes === undefined ? [] : [{ key, full: changes.full, klines: changes.klines }];
    });

  const flush = (): void => {
    const pulled = isPulled;
    isPulled = false;
    const isListChanged = rows.pairsVersion() !== served.pairsVersion;
    const order = takeOrder(isListChanged);
    const klineFlushes = takeKlines();
    const message: Flush = {
      type: 'flush',
      demand: demand.sequence,
      pulled,
      asOfMs: options.asOfMs(),
      quotes: takeQuotes(),
      order,
      klines: klineFlushes,
      ...(isListChanged ? { pairs: rows.pairs() } : {}),
      ...(rates.version() !== served.rateVersion ? { rates: rates.rates() } : {}),
    };
    served = {
      symbols: new Set(demand.symbols),
      orderBy: new Set(demand.orderBy),
      klines: new Set([
        ...klineFlushes.map(({ key }) => key),
        ...demand.klines.map(klineKey).filter((key) => served.klines.has(key)),
      ]),
      rowVersion: rows.version(),
      pairsVersion: rows.pairsVersion(),
      rateVersion: rates.version(),
      klineVersion: klines.version(),
      asOfMs: options.asOfMs(),
    };
    figures.flushes += 1;
    options.post(
      message,
      order.flatMap(({ indexes, values }) => [indexes.buffer, values.buffer]),
    );
  };

  /** Something came for the first time: it is missing on screen, and should not wait for the next pull. */
  const hasFirsts = (): boolean =>
    (served.rateVersion === 0 && rates.version() > 0) ||
    demand.klines.some(
      (topic) =>
        !served.klines.has(klineKey(topic)) && klines.changes(options.klineId(topic), -1) !== undefined,
    );

  /** Any frame is news, even if no wanted row changed: the page shows how old its prices are. */
  const flushIfNews = (): void => {
    const isNews =
      served.asOfMs !== options.asOfMs() ||
      served.rowVersion !== rows.version() ||
      served.rateVersion !== rates.version() ||
      served.klineVersion !== klines.version();
    if (hasFirsts() || (isPulled && isNews)) flush();
  };

  return {
    setDemand: (next) => {
      demand = next;
      flush();
    },
    pull: () => {
      isPulled = true;
      flushIfNews();
    },
    onNews: flushIfNews,
    reset: () => {
      demand = NO_DEMAND;
      served = NOTHING_SERVED;
      isPulled = false;
    },
    figures: () => ({ ...figures, symbolsWanted: demand.symbols.length }),
  };
}
