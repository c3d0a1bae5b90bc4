import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { takeInOrder } from '#shared/money/takeInOrder.ts';

export type WithdrawLimit = ResultOf<'withdrawLimit'>;

/** The wallets that coins are withdrawn from, in the order in which they are emptied (screens.md 1.17). */
export const SOURCES = ['FUND', 'UTA', 'EARN'] as const;
export type Source = (typeof SOURCES)[number];

export interface SourceBalance {
  readonly source: Source;
  /** What can be withdrawn of it, which may be less than there is; a plain decimal. */
  readonly withdrawable: string;
  readonly available: string;
}

/** The wallets that the user has, with what can be withdrawn from each. */
export function readSources({ withdrawableAmount }: WithdrawLimit): readonly SourceBalance[] {
  return SOURCES.flatMap((source) => {
    const wallet = withdrawableAmount[source];
    if (wallet === undefined) return [];
    return [{ source, withdrawable: wallet.withdrawableAmount, available: wallet.availableBalance }];
  });
}

/** What can be withdrawn of all of them together. */
export function sumSources(balances: readonly SourceBalance[]): string {
  return balances.reduce((sum, { withdrawable }) => sum.plus(withdrawable), new Decimal(0)).toFixed();
}

/** What each wallet gives to a withdrawal, in their order. */
export function splitDebit(
  debit: string,
  balances: readonly SourceBalance[],
): readonly { readonly source: Source; readonly amount: string }[] {
  const places = balances.map(({ source, withdrawable }) => ({
    place: source,
    amount: new Decimal(withdrawable),
  }));
  return takeInOrder(new Decimal(debit), places).map(({ place, amount }) => ({
    source: place,
    amount: amount.toFixed(),
  }));
}
