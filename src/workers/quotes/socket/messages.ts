import type { KlineTopic } from '#shared/market/kline.ts';
import { PING_INTERVAL_MS } from '../policy.ts';

/** One topic as it is asked of the server. */
export interface Subscription {
  /** Comes back with every frame and identifies the subscription. */
  readonly id: string;
  readonly topic: string;
  readonly symbol: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Client → server texts (design.md section 3). */
export function subscribeMessage({ id, topic, symbol, params }: Subscription, binary: boolean): string {
  return JSON.stringify({ id, topic, event: 'sub', symbol, params: { binary: String(binary), ...params } });
}

export function cancelMessage({ id, topic, symbol, params }: Subscription, binary: boolean): string {
  return JSON.stringify({
    id,
    topic,
    event: 'cancel',
    symbol,
    params: { binary: String(binary), ...params },
  });
}

export function cancelAllMessage(): string {
  return JSON.stringify({ event: 'cancel_all' });
}

export function loginMessage(token: string): string {
  return JSON.stringify({ event: 'login', args: [token] });
}

export function pingMessage(atMs: number): string {
  return JSON.stringify({ ping: atMs });
}

/** `token` is the ping's value as it stood in its text. */
export function pongMessage(token: string): string {
  return `{"pong":${token}}`;
}

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

/** All pairs (product.md section 7); subscribed to while a visible tab shows a price. */
export const PRICES: Subscription = {
  id: 'slowBroker',
  topic: 'slowBroker',
  symbol: '',
  params: { realtimeInterval: '24h' },
};

/** The rates of currencies (product.md section 7), which change by the minute; subscribed to while any tab is visible. */
export const FIAT_RATES: Subscription = { id: 'fiat', topic: 'fiat', symbol: '', params: {} };

/** The address of one attempt (design.md section 3). It holds nothing of the user: addresses end up in logs. */
export function socketUrl(base: string, binary: boolean, atMs: number): string {
  return `${base}?binary=${binary}&timestamp=${atMs}`;
}

/**
 * ms from a ping to its pong; undefined unless the pong's number can be that of the last ping. Pings carry the time they
 * were sent at, so a number that is not of the time since the last one belongs to an older ping, or is the server's own.
 */
export function readRoundTrip(pong: number | null, nowMs: number): number | undefined {
  if (pong === null) return undefined;
  const roundTripMs = nowMs - pong;
  return roundTripMs >= 0 && roundTripMs < PING_INTERVAL_MS ? roundTripMs : undefined;
}
