import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import type { Asset } from '../assets.ts';

const DAY_MS = 86_400_000;
/** Orders of FIL never fill, and run out after that (screens.md 3.6). */
const SHORT_LIVED = 'FIL';
const SHORT_LIFE_MS = 60_000;

/** Whether an order runs out whatever the price does. */
export function neverFills(
  { hasTriggers }: Pick<Exchange, 'hasTriggers'>,
  coins: readonly string[],
): boolean {
  return hasTriggers && coins.includes(SHORT_LIVED);
}

/** When an order ends that is not cancelled and that no price meets, in ms. */
export function expiryOf(
  exchange: Pick<Exchange, 'hasTriggers' | 'speed'>,
  { from, to, days, nowMs }: { from: Asset; to: Asset; days: number; nowMs: number },
): number {
  const lifetimeMs = neverFills(exchange, [from.coin, to.coin]) ? SHORT_LIFE_MS : days * DAY_MS;
  return Math.round(nowMs + lifeMs(exchange, lifetimeMs));
}
