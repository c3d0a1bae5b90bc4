import type { Wanted } from '#app/stores/quoteStore.ts';
import type { MarketView, TabInterest } from '#shared/contract/gatewayApi.ts';
import { type KlineTopic, klineKey } from '#shared/market/kline.ts';

/** Collects what the parts of this page look at into one statement, which is sent whole. */
export interface InterestService {
  readonly setView: (view: MarketView | null) => void;
  readonly setCurrency: (currency: string) => void;
  /** Looks at some symbols and klines until the returned function is called. */
  readonly watch: (symbols: readonly string[], klines?: readonly KlineTopic[]) => () => void;
  readonly interest: () => TabInterest;
  readonly wanted: () => Wanted;
}

/** `onChange` runs once after any number of changes made in one go. */
export function createInterestService(currency: string, onChange: () => void): InterestService {
  const watches = new Set<{ readonly symbols: readonly string[]; readonly klines: readonly KlineTopic[] }>();
  let view: MarketView | null = null;
  let fiat = currency;
  let isChangeDue = false;

  const changed = (): void => {
    if (isChangeDue) return;
    isChangeDue = true;
    queueMicrotask(() => {
      isChangeDue = false;
      onChange();
    });
  };

  const symbols = (): ReadonlySet<string> => new Set([...watches].flatMap((watch) => watch.symbols));

  return {
    setView: (next) => {
      view = next;
      changed();
    },
    setCurrency: (next) => {
      fiat = next;
      changed();
    },
    watch: (wanted, klines = []) => {
      const watch = { symbols: wanted, klines };
      watches.add(watch);
      changed();
      return () => {
        watches.delete(watch);
        changed();
      };
    },
    interest: () => {
      const klines = [...watches].flatMap((watch) => watch.klines);
      const klineByKey = new Map(klines.map((topic) => [klineKey(topic), topic]));
      return { symbols: [...symbols()], klines: [...klineByKey.values()], view, currency: fiat };
    },
    wanted: () => ({ symbols: symbols(), hasView: view !== null }),
  };
}
