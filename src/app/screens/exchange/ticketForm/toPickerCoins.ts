import type { PickerCoin } from '#app/components/coinPicker/pickerRows.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { CoinTraits } from './coinTraits.ts';

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
  return infos.map(({ coin, fullName, balance, uBalance, reason, disableFrom, disableTo }) => {
    const isClosed = side === 'from' ? disableFrom : disableTo;
    const isHeld = !isGuest && compareDecimals(balance, '0') > 0;
    return {
      symbol: coin,
      name: fullName,
      balance: isGuest ? undefined : writeAmount(balance),
      approx: isHeld ? writeValue(uBalance) : undefined,
      reason: isClosed ? (reason ?? closedWords) : undefined,
      isHot: traits.hot.has(coin),
      isNew: traits.new.has(coin),
      isHeld,
      contracts: traits.contractsByCoin.get(coin) ?? [],
    };
  });
}
