import type { Pair } from '#app/features/ticketForm/choosePair.ts';
import type { CoinInfo } from '#app/features/ticketForm/pickerCoins.ts';
import { splitSymbol } from '#shared/market/symbol.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';

type CoinState = Pick<CoinInfo, 'fullName' | 'balance' | 'disableFrom' | 'disableTo'>;

/** What the market has to know of the ticket beside it. */
export interface TicketMarket {
  /** Null while there is none, or while a side of it is empty. */
  readonly pair: Pair | null;
  /** Every coin that the exchange converts, by its symbol; empty until they are known. */
  readonly coins: ReadonlyMap<string, CoinState>;
}

export const NO_TICKET: TicketMarket = { pair: null, coins: new Map() };

/**
 * How a pair of the market is converted: its coin is given where the user has some of it, and bought where not, as far as
 * both coins are open for that. Null where it can't be converted at all.
 */
export function pairOfRow(symbol: string, coins: TicketMarket['coins']): Pair | null {
  const { base, quote } = splitSymbol(symbol);
  const [sale, purchase] = [
    { from: base, to: quote },
    { from: quote, to: base },
  ];
  const isHeld = compareDecimals(coins.get(base)?.balance ?? '0', '0') > 0;
  const isOpen = ({ from, to }: Pair): boolean =>
    coins.get(from)?.disableFrom === false && coins.get(to)?.disableTo === false;
  return (isHeld ? [sale, purchase] : [purchase, sale]).find(isOpen) ?? null;
}

/** The coin for which a pair of the market can't be converted: the quote coin only where the other one could be. */
export function closedCoinOf(symbol: string, coins: TicketMarket['coins']): string {
  const { base, quote } = splitSymbol(symbol);
  const state = coins.get(base);
  return state === undefined || (state.disableFrom && state.disableTo) ? base : quote;
}
