import type { TabInterest } from '#shared/contract/gatewayApi.ts';
import type { Demand } from '#shared/contract/linkMessages.ts';
import { type KlineTopic, klineKey } from '#shared/market/kline.ts';
import type { NumberKey } from '#shared/market/quote.ts';

/** One visible tab's share of the demand. */
export interface Want {
  /** The tab's own symbols and those of its view's window. */
  readonly symbols: readonly string[];
  readonly interest: TabInterest;
}

/** The union of what visible tabs want. Undefined when it equals `current`. */
export function mergeDemand(wants: readonly Want[], current: Demand): Demand | undefined {
  const symbols = new Set(wants.flatMap((want) => want.symbols));
  const orderBy = new Set<NumberKey>();
  const klineByKey = new Map<string, KlineTopic>();
  for (const { interest } of wants) {
    const key = interest.view?.sort.by;
    if (key !== undefined && key !== 'symbol') orderBy.add(key);
    for (const topic of interest.klines) klineByKey.set(klineKey(topic), topic);
  }
  const currentKlines = current.klines.map(klineKey);
  const hasPrices = wants.some((want) => want.symbols.length > 0 || want.interest.view !== null);
  const isSame =
    hasPrices === current.hasPrices &&
    hasExactly(symbols, current.symbols) &&
    hasExactly(orderBy, current.orderBy) &&
    hasExactly(new Set(klineByKey.keys()), currentKlines);
  if (isSame) return undefined;
  return {
    sequence: current.sequence + 1,
    symbols: [...symbols],
    orderBy: [...orderBy],
    klines: [...klineByKey.values()],
    hasPrices,
  };
}

function hasExactly<T>(set: ReadonlySet<T>, list: readonly T[]): boolean {
  return set.size === list.length && list.every((item) => set.has(item));
}
