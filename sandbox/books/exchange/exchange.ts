import type { Clock } from '#sandbox/clock.ts';
import type { Market } from '#sandbox/feed/market/createMarket.ts';
import type { Prices } from '#sandbox/feed/market/createPrices.ts';
import type { FiatRate } from '#sandbox/feed/market/fiatRates.ts';
import type { Database } from '../state/database.ts';

/** What every part of the exchange works with. */
export interface Exchange {
  readonly database: Database;
  readonly clock: Clock;
  readonly market: Market;
  readonly prices: Prices;
  readonly rates: readonly FiatRate[];
  /** Decides everything that looks random and has to repeat. */
  readonly seed: string;
  readonly startedAtMs: number;
  /** How many times faster deposits confirm, withdrawals go and files are made; quotes always live as long as they say. */
  readonly speed: number;
  /** Whether coins and amounts do what screens.md 3.6 says. */
  readonly hasTriggers: boolean;
}

/** How long something takes here, in ms, that takes `ms` on a real exchange. */
export function lifeMs(exchange: Pick<Exchange, 'speed'>, ms: number): number {
  return ms / exchange.speed;
}
