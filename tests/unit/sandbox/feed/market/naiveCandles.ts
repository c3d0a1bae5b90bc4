import type { Candle } from '#sandbox/feed/market/candle.ts';

/** Joins candles the plain way, as a check of the clever one. */
export function joinNaively(candles: readonly Candle[]): Candle {
  const [first] = candles;
  const last = candles.at(-1);
  if (first === undefined || last === undefined) {
    throw new Error('There are no candles to join.');
  }
  return {
    open: first.open,
    high: Math.max(...candles.map(({ high }) => high)),
    low: Math.min(...candles.map(({ low }) => low)),
    close: last.close,
    volume: candles.reduce((sum, { volume }) => sum + volume, 0),
    turnover: candles.reduce((sum, { turnover }) => sum + turnover, 0),
  };
}

/** The figures alone, without the time of a candle. */
export function stripTime({ open, high, low, close, volume, turnover }: Candle): Candle {
  return { open, high, low, close, volume, turnover };
}
