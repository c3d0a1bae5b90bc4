import type { Wallet } from '#sandbox/books/ledger/place.ts';
import type { Balance } from '#sandbox/books/ledger/readBalances.ts';
import type { PromisedLine } from '#sandbox/books/state/schema/convert.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** What a person has while their past is made up, so that it never has them spend what they have not. */
export interface Purse {
  amountOf(wallet: Wallet, coin: string): Decimal;
  book(line: PromisedLine, toWallet: Wallet): void;
}

export function createPurse(balances: readonly Balance[]): Purse {
  const amounts = new Map(
    balances
      .filter(({ hold }) => hold === '')
      .map(({ wallet, coin, amount }) => [`${wallet}/${coin}`, new Decimal(amount)]),
  );

  function amountOf(wallet: Wallet, coin: string): Decimal {
    return amounts.get(`${wallet}/${coin}`) ?? new Decimal(0);
  }

  return {
    amountOf,
    book({ takes, fromCoin, toCoin, toAmount }, toWallet) {
      for (const { wallet, amount } of takes) {
        amounts.set(`${wallet}/${fromCoin}`, amountOf(wallet, fromCoin).minus(amount));
      }
      amounts.set(`${toWallet}/${toCoin}`, amountOf(toWallet, toCoin).plus(toAmount));
    },
  };
}
