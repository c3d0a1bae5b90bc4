import type { ResultOf } from '#shared/endpoints/table.ts';
import type { HeldCoin } from '../../../../src/app/screens/exchange/batch/heldCoins.ts';

export type CoinInfo = ResultOf<'convertCoins'>['coins'][number];

/** A coin as the exchange lists it. */
export function buildInfo(coin: string, changes: Partial<CoinInfo> = {}): CoinInfo {
  return {
    coin,
    fullName: `${coin} coin`,
    icon: '',
    iconNight: '',
    accuracyLength: 8,
    coinType: 'crypto',
    balance: '2',
    convertible: '2',
    uBalance: '200',
    singleFromMinLimit: '0.01',
    singleFromMaxLimit: '1000',
    disableFrom: false,
    disableTo: false,
    ...changes,
  };
}

/** A coin as somebody holds it: two of it, a hundred dollars each. */
export function buildHeld(coin: string, changes: Partial<HeldCoin> = {}): HeldCoin {
  return {
    coin,
    name: `${coin} coin`,
    balance: '2',
    convertible: '2',
    usdt: '200',
    scale: 8,
    min: '0.01',
    obstacle: null,
    ...changes,
  };
}
