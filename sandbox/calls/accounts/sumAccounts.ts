import type { Hold } from '#sandbox/books/ledger/holds.ts';
import type { Wallet } from '#sandbox/books/ledger/place.ts';
import type { Balance } from '#sandbox/books/ledger/readBalances.ts';
import type { Prices } from '#sandbox/feed/market/createPrices.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { Asker, ResultOf } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { formatUsd, worthOf } from './worthOf.ts';

type Summary = ResultOf<'aggregateInfo'>;
type AccountCode = Summary['accounts'][number]['code'];

/** Codes of screens.md 2.0: fiat (fund), uta, spot, contract and finacial, in the order of the page. */
const ACCOUNTS: readonly { readonly wallet: Wallet; readonly code: AccountCode }[] = [
  { wallet: 'FUND', code: 6 },
  { wallet: 'UNIFIED', code: 10 },
  { wallet: 'SPOT', code: 2 },
  { wallet: 'CONTRACT', code: 1 },
  { wallet: 'EARN', code: 5 },
];

/** What a withdrawal may take from (screens.md 2.11, `accountType`). */
const WITHDRAWABLE: ReadonlySet<string> = new Set<Wallet>(['FUND', 'UNIFIED', 'EARN']);

export interface Possessions {
  readonly balances: readonly Balance[];
  readonly holds: readonly Hold[];
  /** While one is on, nothing can be withdrawn. */
  readonly lock: Summary['securityLock'];
  /** Wrong codes have been tried too often (131090). */
  readonly isBanned: boolean;
}

/** All that a user has, in USD, for query-user-aggregate-info (screens.md 2.1). */
export function sumAccounts(
  prices: Prices,
  { user, nowMs }: Pick<Asker, 'user' | 'nowMs'>,
  { balances, holds, lock, isBanned }: Possessions,
): Omit<Summary, 'depositAccountType'> {
  const worth = (amounts: readonly { coin: string; amount: string }[]) => worthOf(prices, amounts, nowMs);
  const set = holds.filter(({ inLedger }) => !inLedger);
  // Sub-accounts send what they have to their main account, and only that withdraws (131076).
  const canWithdraw = lock === undefined && !isBanned && user.parentId === null;
  return {
    totalEquityUsd: formatUsd(worth(balances)),
    accounts: ACCOUNTS.filter(({ wallet }) => hasAccount(user, wallet, balances)).map(({ wallet, code }) => ({
      accountType: wallet,
      code,
      equityUsd: formatUsd(worth(balances.filter((balance) => balance.wallet === wallet))),
      transferable: user.utaStatus !== 'PROCESS' || wallet === 'FUND',
    })),
    pendingAssets: holds.flatMap(({ reason, releaseMs, coin, amount }) =>
      reason === 'DEPOSIT_CAP' && releaseMs !== null ? [{ coin, amount, releaseAt: String(releaseMs) }] : [],
    ),
    frozenUsd: formatUsd(worth([...balances.filter(({ hold }) => hold !== ''), ...set])),
    withdrawableUsd: canWithdraw ? formatUsd(worth(listWithdrawable(balances, set))) : '0',
    ...(lock !== undefined && { securityLock: lock }),
  };
}

/** The accounts a user sees: those of their kind, and whatever else has coins in it. */
function hasAccount({ utaStatus }: DemoUser, wallet: Wallet, balances: readonly Balance[]): boolean {
  const isUnified = utaStatus === 'SUCCESS';
  return (
    wallet === 'FUND' ||
    (wallet === 'UNIFIED' && isUnified) ||
    ((wallet === 'SPOT' || wallet === 'CONTRACT') && !isUnified) ||
    balances.some((balance) => balance.wallet === wallet)
  );
}

/** Free coins, less those that can be used but not be withdrawn; never below nothing. */
function listWithdrawable(
  balances: readonly Balance[],
  set: readonly Hold[],
): { coin: string; amount: string }[] {
  return balances
    .filter(({ wallet, hold }) => hold === '' && WITHDRAWABLE.has(wallet))
    .map(({ wallet, coin, amount }) => {
      const rest = set
        .filter((hold) => hold.wallet === wallet && hold.coin === coin)
        .reduce((left, hold) => left.minus(hold.amount), new Decimal(amount));
      return { coin, amount: Decimal.max(rest, 0).toFixed() };
    });
}
