import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { ChainReference } from '#sandbox/seed/reference/chains/chainReference.ts';
import { CHAIN_BY_CODE, type Suspension } from '#sandbox/seed/reference/chains.ts';
import type { CoinChainReference } from '#sandbox/seed/reference/coins/coinReference.ts';
import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import { refuse } from '#sandbox/server/api/answer.ts';
import { findSuspension } from '#sandbox/server/api/describeCoin.ts';
import { dailyCapOf } from './dailyCap.ts';

/** A way for a coin into the exchange. */
export interface Route {
  readonly coin: string;
  readonly chain: ChainReference;
  readonly terms: CoinChainReference;
  /** Why it is closed now; undefined while it is open. */
  readonly suspension: Suspension | undefined;
  /** "" for a chain's own coin, and where none is known. */
  readonly contract: string;
  /** The most that is released of one deposit on one day, in the coin; the rest waits (screens.md 2.3, daily cap). */
  readonly dailyCap: string;
}

/** Every way of a coin into the exchange, in the order of its chains; refuses a coin that is none with 50001. */
export function listRoutes(
  { startedAtMs }: Pick<Exchange, 'startedAtMs'>,
  coin: string,
  nowMs: number,
): Route[] {
  const chains = COIN_BY_CODE.get(coin)?.chains;
  if (chains === undefined) {
    throw new Refusal(refuse(50001, 'coin is closed'));
  }
  return chains.flatMap((terms) => {
    const chain = CHAIN_BY_CODE.get(terms.chain);
    if (chain === undefined) {
      return [];
    }
    const suspension = findSuspension(coin, terms.chain, 'deposit', { nowMs, startedAtMs });
    return [
      {
        coin,
        chain,
        terms,
        suspension,
        contract: terms.contract ?? '',
        dailyCap: dailyCapOf(coin, terms.accuracy),
      },
    ];
  });
}

/** The way of a coin on one chain, open or not; refuses a chain that the coin does not travel on with 50001. */
export function findRoute(
  exchange: Pick<Exchange, 'startedAtMs'>,
  coin: string,
  chain: string,
  nowMs: number,
): Route {
  const route = listRoutes(exchange, coin, nowMs).find(({ terms }) => terms.chain === chain);
  if (route === undefined) {
    throw new Refusal(refuse(50001, 'coin is closed on this chain'));
  }
  return route;
}

/** When a closed way opens again, in ms since 1970; undefined where it is not known, or where it is open. */
export function reopeningOf(
  { startedAtMs }: Pick<Exchange, 'startedAtMs'>,
  { suspension }: Route,
): number | undefined {
  return suspension?.reopensAfterMs === undefined ? undefined : startedAtMs + suspension.reopensAfterMs;
}
