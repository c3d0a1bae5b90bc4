import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { CHAINS, type ChainReference } from '#sandbox/seed/reference/chains.ts';
import { CHAINS_BY_COIN, type CoinChainReference } from '#sandbox/seed/reference/coinChains.ts';
import { type Suspension, TOKEN_CONTRACTS } from '#sandbox/seed/reference/coinTraits.ts';
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

const CHAIN_BY_CODE = new Map(CHAINS.map((chain) => [chain.chain, chain]));

/** Every way of a coin into the exchange, in the order of its chains; refuses a coin that is none with 50001. */
export function listRoutes(
  { startedAtMs }: Pick<Exchange, 'startedAtMs'>,
  coin: string,
  nowMs: number,
): Route[] {
  const chains = CHAINS_BY_COIN.get(coin)?.chains;
  if (chains === undefined) {
    throw new Refusal(refuse(50001, 'coin is closed'));
  }
  return chains.flatMap((terms) => {
    const chain = CHAIN_BY_CODE.get(terms.chain);
    if (chain === undefined) {
      return [];
    }
    const suspension = findSuspension(coin, terms.chain, 'deposit', { nowMs, startedAtMs });
    const contract = TOKEN_CONTRACTS.find((token) => token.coin === coin && token.chain === terms.chain);
    return [
      {
        coin,
        chain,
        terms,
        suspension,
        contract: contract?.address ?? '',
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

/** When a closed way opens again, in ms since 1970; undefined where nobody knows, or where it is open. */
export function reopeningOf(
  { startedAtMs }: Pick<Exchange, 'startedAtMs'>,
  { suspension }: Route,
): number | undefined {
  return suspension?.reopensAfterMs === undefined ? undefined : startedAtMs + suspension.reopensAfterMs;
}
