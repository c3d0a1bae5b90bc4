import type { KlineTopic } from '#shared/market/kline.ts';
import type { Subscription } from './messages.ts';

/** How a kline is asked of the server: the key includes klineType when the v2 kline option is on (product.md section 7). */
export function klineSubscription(
  { symbol, interval, klineType }: KlineTopic,
  klineV2: boolean,
): Subscription {
  const topic = `kline_${interval}`;
  return klineV2
    ? { id: `${topic}:${symbol}:${klineType}`, topic, symbol, params: { klineType } }
    : { id: `${topic}:${symbol}`, topic, symbol, params: {} };
}
