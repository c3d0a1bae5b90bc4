import type { CSSProperties } from 'react';
import { widthOfFraction } from '#app/components/FigureText.tsx';
import type { ShownAmount } from '../fieldValues.ts';

/** How the amounts of a column stand: each coin has the same number of digits everywhere, and the points are in one line. */
export interface AmountLayout {
  readonly decimalsByCoin: ReadonlyMap<string, number>;
  /** What figureText.css and records.css lay the column out by. */
  readonly style: CSSProperties;
}

/** Takes an amount into the decimals of its coin: as many as the finest one of the column. */
export function addAmount(decimalsByCoin: Map<string, number>, shown: ShownAmount | null): void {
  if (shown === null) return;
  const { amount, coin, scale } = shown;
  const decimals = scale ?? amount.split('.')[1]?.length ?? 0;
  if (decimals > (decimalsByCoin.get(coin) ?? -1)) decimalsByCoin.set(coin, decimals);
}

export function layoutOf(decimalsByCoin: ReadonlyMap<string, number>): AmountLayout {
  const most = Math.max(0, ...decimalsByCoin.values());
  const longest = Math.max(0, ...[...decimalsByCoin.keys()].map((coin) => coin.length));
  const style = { '--fraction': widthOfFraction(most), '--unit': longest };
  // Properties of our own, which React's type does not list.
  return { decimalsByCoin, style: style as CSSProperties };
}

/** Lays out what is shown of a column. */
export function layOutAmounts(amounts: readonly (ShownAmount | null)[]): AmountLayout {
  const decimalsByCoin = new Map<string, number>();
  for (const each of amounts) addAmount(decimalsByCoin, each);
  return layoutOf(decimalsByCoin);
}
