import type { CSSProperties } from 'react';
import { widthOfFraction } from '#app/components/FigureText.tsx';
import type { AmountCellProps } from './AmountCell.tsx';

/** How the amounts of a column stand: each coin has the same number of digits everywhere, and the points are in one line. */
export interface AmountLayout {
  readonly decimalsByCoin: ReadonlyMap<string, number>;
  /** What figureText.css and records.css lay the column out by. */
  readonly style: CSSProperties;
}

/** Lays out what is shown of a column; a coin has as many decimals as its finest amount. */
export function layOutAmounts(amounts: readonly (AmountCellProps | null)[]): AmountLayout {
  const decimalsByCoin = new Map<string, number>();
  for (const each of amounts) {
    if (each === null) continue;
    const decimals = each.scale ?? each.amount.split('.')[1]?.length ?? 0;
    decimalsByCoin.set(each.coin, Math.max(decimals, decimalsByCoin.get(each.coin) ?? 0));
  }
  const most = Math.max(0, ...decimalsByCoin.values());
  const longest = Math.max(0, ...[...decimalsByCoin.keys()].map((coin) => coin.length));
  const style = { '--fraction': widthOfFraction(most), '--unit': longest };
  // Properties of our own, which React's type does not list.
  return { decimalsByCoin, style: style as CSSProperties };
}
