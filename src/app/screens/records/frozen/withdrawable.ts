import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';

type Limit = ResultOf<'withdrawLimit'>;

/** The wallets that coins are withdrawn from, by the names of the call and of everything else. */
const WALLET_BY_SOURCE = { FUND: 'FUND', UTA: 'UNIFIED', EARN: 'EARN' } as const;
const SOURCES = ['FUND', 'UTA', 'EARN'] as const;

export interface WithdrawableCoin {
  /** What the withdraw screen offers, of all wallets; a plain decimal. */
  readonly amount: string;
  /** What can be used, whatever can be withdrawn of it. */
  readonly usable: string;
  /** What can be withdrawn, by wallet of the user. */
  readonly wallets: readonly { readonly wallet: string; readonly amount: string }[];
  /** No withdrawal before this moment, in ms since 1970; null where there is no pause. */
  readonly pausedUntilMs: number | null;
}

/** What can be withdrawn of a coin right now, exactly as withdraw/limit-amount says it (screens.md 2.5). */
export function readWithdrawable({ withdrawableAmount, coolDownUntil }: Limit): WithdrawableCoin {
  const parts = SOURCES.flatMap((source) => {
    const part = withdrawableAmount[source];
    return part === undefined ? [] : [{ ...part, wallet: WALLET_BY_SOURCE[source] }];
  });
  const total = (amounts: readonly string[]): string =>
    amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0)).toFixed();
  return {
    amount: total(parts.map((part) => part.withdrawableAmount)),
    usable: total(parts.map((part) => part.availableBalance)),
    wallets: parts.map(({ wallet, withdrawableAmount: amount }) => ({ wallet, amount })),
    pausedUntilMs: coolDownUntil === undefined ? null : Number(coolDownUntil),
  };
}
