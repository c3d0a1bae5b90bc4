import { toPlainDecimal } from '#shared/money/decimal.ts';

const MAX_CURRENCIES = 500;
const CURRENCY = /^[A-Z0-9]{2,10}$/;

/** USD per unit, by currency. */
export interface RateTable {
  /** Takes the rows of one fiat frame. */
  readonly apply: (rows: readonly unknown[], full: boolean) => void;
  readonly rates: () => ReadonlyMap<string, string>;
  /** Rises whenever a rate changed. */
  readonly version: () => number;
}

/**
 * product.md section 3: only rows with target USD are kept, keyed by source currency; USD itself is fixed at 1. A rate
 * that is not a number is 0, which readers take as "no rate".
 */
export function createRateTable(): RateTable {
  let rateByCurrency: ReadonlyMap<string, string> = new Map([['USD', '1']]);
  let version = 0;
  return {
    apply: (rows, full) => {
      const kept = rows.map(toRate).filter((rate) => rate !== undefined);
      if (kept.length === 0) return;
      const next = new Map([...mergeRates(rateByCurrency, kept, full), ['USD', '1'] as const]);
      if (isSame(next, rateByCurrency)) return;
      rateByCurrency = next;
      version += 1;
    },
    rates: () => rateByCurrency,
    version: () => version,
  };
}

/** Currencies that are known already keep their place, whatever else a frame brings; new ones get what room is left. */
function mergeRates(
  before: ReadonlyMap<string, string>,
  rates: readonly (readonly [string, string])[],
  full: boolean,
): ReadonlyMap<string, string> {
  const staying = full
    ? rates.map(([currency]) => currency).filter((currency) => before.has(currency))
    : [...before.keys()];
  let room = MAX_CURRENCIES - new Set([...staying, 'USD']).size;
  const next = new Map(full ? [] : before);
  for (const [currency, rate] of rates) {
    const isNew = !before.has(currency) && !next.has(currency);
    if (isNew && room === 0) continue;
    if (isNew) room -= 1;
    next.set(currency, rate);
  }
  return next;
}

function toRate(row: unknown): readonly [string, string] | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const { sr, tg, rt } = row as Record<string, unknown>;
  if (tg !== 'USD' || typeof sr !== 'string' || !CURRENCY.test(sr)) return undefined;
  return [sr, toPlainDecimal(rt)];
}

function isSame(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([currency, rate]) => b.get(currency) === rate);
}
