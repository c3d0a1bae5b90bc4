import { COINS } from '#sandbox/seed/reference/coins.ts';
import { FIATS } from '#sandbox/seed/reference/fiats.ts';
import { type CoinTime, describeCoin } from '#sandbox/server/api/describeCoin.ts';
import type { Asked, ResultOf } from '#sandbox/server/api/implement.ts';

type Row = ResultOf<'coinList'>['list'][number];

/** Coins that derivatives are settled in. */
const SETTLEMENT_COINS: ReadonlySet<string> = new Set([
  'BTC',
  'ETH',
  'USDT',
  'USDC',
  'SOL',
  'XRP',
  'DOT',
  'EOS',
]);
const CURRENCY_NAMES = new Intl.DisplayNames(['en'], { type: 'currency' });
const USD = { currency: 'USD', decimals: 2 };

/**
 * GET coin-list (screens.md 2.1). Every coin has a place in every scene: closed ones stay in sight (C2). Only the filters
 * of records differ by account: those of derivatives have the coins they settle in, those of funding the currencies too.
 */
export function listCoins({ scene, accountType = '' }: Asked<'coinList'>, time: CoinTime): Row[] {
  const coins = COINS.map((coin) => describeCoin(coin, time));
  if (scene !== 'record') {
    return coins;
  }
  switch (accountType.toLowerCase()) {
    case 'contract':
      return coins.filter(({ coin }) => SETTLEMENT_COINS.has(coin));
    case 'fund':
    case 'fiat':
      return [...coins, ...listCurrencies()];
    default:
      return coins;
  }
}

function listCurrencies(): Row[] {
  return [USD, ...FIATS].map(({ currency, decimals }, at) => ({
    coin: currency,
    name: CURRENCY_NAMES.of(currency) ?? currency,
    icon: '',
    iconNight: '',
    scale: decimals,
    type: 'fiat',
    hot: false,
    new: false,
    deposit: 0,
    withdraw: 0,
    convert: 0,
    contracts: [],
    rank: COINS.length + at + 1,
  }));
}
