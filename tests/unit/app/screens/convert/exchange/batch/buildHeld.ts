import type { HeldCoin } from '#app/screens/convert/exchange/batch/heldCoins.ts';

/** A coin as a user holds it: two of it, a hundred dollars each. */
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
