import type { PickerCoin } from '#app/components/coinPicker/pickerRows.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { splitSymbol } from '#shared/market/symbol.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';

/** The answers that describe coins; each may be missing, which leaves its section out. */
export interface TraitLists {
  readonly coins: ResultOf<'coinList'>['list'] | undefined;
  readonly hot: ResultOf<'hotCoins'>['list'] | undefined;
  readonly added: ResultOf<'recentlyAdded'>['list'] | undefined;
  readonly suggestions: ResultOf<'recommendedSymbols'>['list'] | undefined;
}

/** The coins that are hot and new, and the contracts to find them by. */
export interface CoinTraits {
  readonly hot: ReadonlySet<string>;
  readonly new: ReadonlySet<string>;
  readonly contractsByCoin: ReadonlyMap<string, readonly string[]>;
}

/** Puts together what several calls know of coins (screens.md 1.1, "Load"). */
export function coinTraitsOf({ coins = [], hot = [], added = [], suggestions = [] }: TraitLists): CoinTraits {
  const listed = (flag: 'hot' | 'new'): string[] => coins.flatMap((row) => (row[flag] ? [row.coin] : []));
  const recommended = (reason: 'hot' | 'new'): string[] =>
    suggestions.flatMap((row) => (row.reason === reason ? [splitSymbol(row.symbol).base] : []));
  return {
    hot: new Set([...hot.map(({ coin }) => coin), ...listed('hot'), ...recommended('hot')]),
    new: new Set([...added.map(({ baseCoin }) => baseCoin), ...listed('new'), ...recommended('new')]),
    contractsByCoin: new Map(
      coins.map(({ coin, contracts }) => [coin, contracts.map(({ address }) => address)]),
    ),
  };
}

export type CoinInfo = ResultOf<'convertCoins'>['coins'][number];

export interface PickerCoinOptions {
  readonly side: 'from' | 'to';
  readonly traits: CoinTraits;
  /** A guest has no balances, rather than balances of 0. */
  readonly isGuest: boolean;
  readonly writeAmount: (plain: string) => string;
  /** About what a value in USDT is worth to the reader, with its currency; undefined without a rate. */
  readonly writeValue: (usdt: string) => string | undefined;
  /** Said of a coin that is closed without a word. */
  readonly closedWords: string;
}

/** The coins of one side of a conversion as the picker shows them, in the exchange's order. */
export function toPickerCoins(
  infos: readonly CoinInfo[],
  { side, traits, isGuest, writeAmount, writeValue, closedWords }: PickerCoinOptions,
): readonly PickerCoin[] {
  return infos.map(({ coin, fullName, balance, convertible, uBalance, reason, disableFrom, disableTo }) => {
    const isClosed = side === 'from' ? disableFrom : disableTo;
    const isHeld = !isGuest && compareDecimals(balance, '0') > 0;
    // What can be given away, which orders and withdrawals lessen.
    const available = side === 'from' ? convertible : balance;
    // The exchange values the whole balance: beside a part of it that would be too much.
    const isWhole = compareDecimals(available, balance) === 0;
    return {
      symbol: coin,
      name: fullName,
      balance: isGuest ? undefined : writeAmount(available),
      approx: isHeld && isWhole ? writeValue(uBalance) : undefined,
      reason: isClosed ? (reason ?? closedWords) : undefined,
      isHot: traits.hot.has(coin),
      isNew: traits.new.has(coin),
      isHeld,
      contracts: traits.contractsByCoin.get(coin) ?? [],
    };
  });
}
