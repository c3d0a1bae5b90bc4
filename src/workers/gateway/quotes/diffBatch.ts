import type { FeedStatus } from '#shared/contract/feedStatus.ts';
import type { KlineSlice, QuoteRow, ViewSlice } from '#shared/contract/quoteBatch.ts';
import type { Kline, KlineChanges } from '#shared/market/kline.ts';
import type { Quote } from '#shared/market/quote.ts';
import { type BatchBody, createPacker, type Packer } from './createPacker.ts';
import { isSameRow, toQuoteRow } from './toQuoteRow.ts';

/** What a tab should show now. */
export interface Shown {
  readonly status: FeedStatus | undefined;
  readonly tabs: number;
  readonly view: ViewSlice | undefined;
  readonly symbols: readonly string[];
  readonly currency: string;
  readonly klineKeys: readonly string[];
}

/** Where the figures come from: the gateway's table. */
export interface Figures {
  readonly asOfMs: () => number | null;
  readonly quote: (symbol: string) => Quote | undefined;
  /** Empty until the feed's first snapshot is known. */
  readonly pairs: () => readonly string[];
  readonly rates: () => ReadonlyMap<string, string>;
  readonly klines: {
    readonly changes: (key: string, sinceVersion: number) => KlineChanges | undefined;
    readonly version: () => number;
  };
}

/** What a tab has been sent, and so shows. */
export interface Sent {
  status: FeedStatus | undefined;
  tabs: number;
  asOfMs: number | null;
  view: ViewSlice | undefined;
  currency: string | undefined;
  /** null: the tab knows that there is no such pair. */
  readonly rowBySymbol: Map<string, QuoteRow | null>;
  readonly rateByCurrency: Map<string, string>;
  readonly klinesByKey: Map<string, SentKlines>;
}

/** Candles cross in several batches when there are many; `rest` are those still to go. */
interface SentKlines {
  readonly version: number;
  readonly isFullDue: boolean;
  readonly rest: readonly Kline[];
}

export const nothingSent = (): Sent => ({
  status: undefined,
  tabs: 0,
  asOfMs: null,
  view: undefined,
  currency: undefined,
  rowBySymbol: new Map(),
  rateByCurrency: new Map(),
  klinesByKey: new Map(),
});

/** Sent for a currency that has no rate (any more). */
const NO_RATE = '0';

export interface Diff {
  readonly body: BatchBody;
  /** Whether something did not fit; the rest goes after the acknowledgement. */
  readonly isPartial: boolean;
  /** Whether the batch says something about the market, and not only about the connection. */
  readonly isNews: boolean;
}

/**
 * The difference between what a tab shows and what it should show, cut to `maxBytes` of JSON; `sent` is brought up to
 * date with it. Undefined when there is none. It compares with what was really sent, not with what changed since: a tab
 * shows the table as of its last batch, whatever was hidden, merged or lost before.
 */
export function diffBatch(shown: Shown, figures: Figures, sent: Sent, maxBytes: number): Diff | undefined {
  const packer = createPacker(figures.asOfMs(), maxBytes);
  packStatus(shown, sent, packer);
  packView(shown, sent, packer);
  packDropped(shown, figures, sent, packer);
  packRows(shown, figures, sent, packer);
  packRates(figures, sent, packer);
  packKlines(shown, figures, sent, packer);
  const asOfMs = figures.asOfMs();
  const isNewer = asOfMs !== null && asOfMs !== sent.asOfMs;
  const body = packer.body() ?? (isNewer ? { asOfMs } : undefined);
  sent.asOfMs = asOfMs;
  if (body === undefined) return undefined;
  const isNews = isNewer || body.rows !== undefined || body.view !== undefined || body.klines !== undefined;
  return { body, isPartial: packer.isPartial(), isNews };
}

function packStatus(shown: Shown, sent: Sent, packer: Packer): void {
  if (shown.status !== undefined && shown.status !== sent.status) packer.put('status', shown.status);
  if (shown.tabs !== sent.tabs) packer.put('tabs', shown.tabs);
  sent.status = shown.status;
  sent.tabs = shown.tabs;
}

function packView(shown: Shown, sent: Sent, packer: Packer): void {
  if (shown.view !== undefined && !isSameView(shown.view, sent.view)) packer.put('view', shown.view);
  if (shown.currency !== sent.currency) packer.put('currency', shown.currency);
  sent.view = shown.view;
  sent.currency = shown.currency;
}

/** Rows the tab no longer looks at, and symbols that turn out not to exist. */
function packDropped(shown: Shown, figures: Figures, sent: Sent, packer: Packer): void {
  const wanted = new Set(shown.symbols);
  const gone = [...sent.rowBySymbol.keys()].filter((symbol) => !wanted.has(symbol));
  const isMissing = (symbol: string): boolean =>
    figures.quote(symbol) === undefined && sent.rowBySymbol.get(symbol) !== null;
  const missing = figures.pairs().length > 0 ? [...wanted].filter(isMissing) : [];
  const dropped = packer.fit([...gone, ...missing]);
  for (const symbol of dropped) {
    if (wanted.has(symbol)) sent.rowBySymbol.set(symbol, null);
    else sent.rowBySymbol.delete(symbol);
  }
  if (dropped.length > 0) packer.putFitted('dropped', dropped);
}

function packRows(shown: Shown, figures: Figures, sent: Sent, packer: Packer): void {
  const rate = figures.rates().get(shown.currency);
  const changed: QuoteRow[] = [];
  for (const symbol of shown.symbols) {
    const quote = figures.quote(symbol);
    if (quote === undefined) continue;
    const row = toQuoteRow(quote, rate);
    const before = sent.rowBySymbol.get(symbol);
    if (before === undefined || before === null || !isSameRow(row, before)) changed.push(row);
  }
  const rows = packer.fit(changed);
  for (const row of rows) sent.rowBySymbol.set(row[0], row);
  if (rows.length > 0) packer.putFitted('rows', rows);
}

/** Rates that changed, and 0 for currencies that a new snapshot no longer holds. */
function packRates(figures: Figures, sent: Sent, packer: Packer): void {
  const now = figures.rates();
  const changed = [...now].filter(([currency, rate]) => sent.rateByCurrency.get(currency) !== rate);
  // USD is always there; alone it means that a new quotes worker has no snapshot yet.
  const isKnown = now.size > 1;
  const gone = isKnown ? [...sent.rateByCurrency.keys()].filter((currency) => !now.has(currency)) : [];
  const rates = packer.fit([...changed, ...gone.map((currency) => [currency, NO_RATE] as const)]);
  for (const [currency, rate] of rates) {
    if (now.has(currency)) sent.rateByCurrency.set(currency, rate);
    else sent.rateByCurrency.delete(currency);
  }
  if (rates.length > 0) packer.putFitted('rates', rates);
}

function packKlines(shown: Shown, figures: Figures, sent: Sent, packer: Packer): void {
  const unwanted = [...sent.klinesByKey.keys()].filter((key) => !shown.klineKeys.includes(key));
  const dropped = packer.fit(unwanted);
  for (const key of dropped) sent.klinesByKey.delete(key);
  if (dropped.length > 0) packer.putFitted('droppedKlines', dropped);
  const slices: KlineSlice[] = [];
  for (const key of shown.klineKeys) {
    const { version, isFullDue, rest } = dueKlines(key, figures, sent.klinesByKey.get(key));
    const klines = packer.fit(rest, { key, full: isFullDue, klines: [] });
    if (klines.length > 0) slices.push({ key, full: isFullDue, klines });
    sent.klinesByKey.set(key, {
      version,
      isFullDue: isFullDue && klines.length === 0,
      rest: rest.slice(klines.length),
    });
  }
  if (slices.length > 0) packer.putFitted('klines', slices);
}

/** What is still to be sent of one subscription, with what came since. */
function dueKlines(key: string, figures: Figures, before: SentKlines | undefined): SentKlines {
  const version = figures.klines.version();
  const changes = figures.klines.changes(key, before?.version ?? -1);
  if (changes === undefined)
    return { version, isFullDue: before?.isFullDue ?? false, rest: before?.rest ?? [] };
  if (changes.full) return { version, isFullDue: true, rest: changes.klines };
  return {
    version,
    isFullDue: before?.isFullDue ?? true,
    rest: [...(before?.rest ?? []), ...changes.klines],
  };
}

function isSameView(a: ViewSlice, b: ViewSlice | undefined): boolean {
  return (
    b !== undefined &&
    a.total === b.total &&
    a.first === b.first &&
    a.symbols.length === b.symbols.length &&
    a.symbols.every((symbol, at) => symbol === b.symbols[at])
  );
}
