import type { Balance } from '#sandbox/books/ledger/readBalances.ts';
import type { Prices } from '#sandbox/feed/market/createPrices.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { formatUsd, worthOf } from './worthOf.ts';

type UnifiedAccount = ResultOf<'walletBalance'>['list'][number];

/**
 * The unified account of account-walletbalance (screens.md 2.2). Coins that were asked for by name are listed even where
 * there are none of them; `totalEquity` is that of the whole account, whatever was asked. No user borrows here.
 *
 * @param balances Those of the unified wallet, free and held.
 */
export function describeUnified(
  prices: Prices,
  balances: readonly Balance[],
  coins: readonly string[],
  nowMs: number,
): UnifiedAccount {
  return {
    accountType: 'UNIFIED',
    totalEquity: formatUsd(worthOf(prices, balances, nowMs)),
    coin: coins.map((coin) => {
      const own = balances.filter((balance) => balance.coin === coin);
      const locked = sum(own.filter(({ hold }) => hold !== ''));
      const all = sum(own);
      return {
        coin,
        equity: all.toFixed(),
        walletBalance: all.toFixed(),
        locked: locked.toFixed(),
        availableToConvert: all.minus(locked).toFixed(),
        usdValue: formatUsd(worthOf(prices, own, nowMs)),
        borrowAmount: '0',
        bonus: '0',
      };
    }),
  };
}

function sum(balances: readonly Balance[]): Decimal {
  return balances.reduce((total, { amount }) => total.plus(amount), new Decimal(0));
}
