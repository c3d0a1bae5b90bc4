/** A row of the feed's ticker topic, as far as the peers read it. */
export interface TickerRow {
  readonly s: string;
  readonly c: string;
  readonly m: string;
  readonly h: string;
  readonly l: string;
  readonly v: string;
  readonly qv: string;
}

/** The seven figures that every peer shows. */
export interface Quote {
  readonly symbol: string;
  readonly lastPrice: string;
  readonly change: string;
  readonly high: string;
  readonly low: string;
  readonly volume: string;
  readonly turnover: string;
}

export const FIGURES = ['symbol', 'lastPrice', 'change', 'high', 'low', 'volume', 'turnover'] as const;

/** Derives the figures of a row; the change in percent and the turnover are cut to two decimals. */
export function deriveQuote({ s, c, m, h, l, v, qv }: TickerRow): Quote {
  const change = `${cutToCents(Number(m) * 100)} %`;
  return { symbol: s, lastPrice: c, change, high: h, low: l, volume: v, turnover: cutToCents(Number(qv)) };
}

function cutToCents(value: number): string {
  return (Math.trunc(value * 100) / 100).toFixed(2);
}
