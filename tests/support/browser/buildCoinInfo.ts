import type { CoinInfo } from '#app/features/ticketForm/pickerCoins.ts';

/** A coin of the account as the exchange lists it: two of it, a hundred dollars each. */
export function buildCoinInfo(coin: string, changes: Partial<CoinInfo> = {}): CoinInfo {
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
