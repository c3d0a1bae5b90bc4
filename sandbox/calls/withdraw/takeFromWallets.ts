import type { Wallet } from '#sandbox/books/ledger/place.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { takeInOrder } from '#shared/money/takeInOrder.ts';
import type { Withdrawable } from './readWithdrawable.ts';

/** What one wallet gives to a withdrawal; decimal text. */
export interface SourcePart {
  readonly wallet: Wallet;
  readonly amount: string;
}

/**
 * Takes coins from wallets, each until it is empty, in their order. 131085: they would be there, were not part of them
 * frozen for withdrawals; 131212: they are not there at all.
 */
export function takeFromWallets(
  debit: Decimal,
  order: readonly Wallet[],
  withdrawable: readonly Pick<Withdrawable, 'wallet' | 'free' | 'amount'>[],
): SourcePart[] | 131085 | 131212 {
  const chosen = order.flatMap(
    (wallet) => withdrawable.find((candidate) => candidate.wallet === wallet) ?? [],
  );
  const sum = (of: 'free' | 'amount') => chosen.reduce((total, part) => total.plus(part[of]), new Decimal(0));
  if (sum('free').lt(debit)) {
    return 131212;
  }
  if (sum('amount').lt(debit)) {
    return 131085;
  }
  const places = chosen.map(({ wallet, amount }) => ({ place: wallet, amount }));
  return takeInOrder(debit, places).map(({ place, amount }) => ({ wallet: place, amount: amount.toFixed() }));
}
