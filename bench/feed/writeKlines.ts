const CANDLES = 60;
const MINUTE_MS = 60_000;

/** The last hour of a pair in minutes, as JSON texts, oldest first; the last candle is still running. */
export function writeKlines(symbol: string, nowMs: number): string[] {
  const runningMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  return Array.from({ length: CANDLES }, (_, at) =>
    writeKline(symbol, runningMs - (CANDLES - 1 - at) * MINUTE_MS, nowMs),
  );
}

/** A price that swings with time is all that a sparkline needs. */
function writeKline(symbol: string, openMs: number, nowMs: number): string {
  const open = swing(openMs);
  const close = swing(Math.min(nowMs, openMs + MINUTE_MS));
  const [high, low] = [Math.max(open, close) * 1.0004, Math.min(open, close) * 0.9996];
  const [o, h, l, c] = [open, high, low, close].map((price) => price.toFixed(2));
  return `{"t":${openMs},"s":"${symbol}","sn":"${symbol}","o":"${o}","h":"${h}","l":"${l}","c":"${c}","v":"12.5000"}`;
}

function swing(atMs: number): number {
  const minutes = atMs / MINUTE_MS;
  return 64_000 * (1 + 0.002 * Math.sin(minutes / 9) + 0.0007 * Math.sin(minutes * 2.1));
}
