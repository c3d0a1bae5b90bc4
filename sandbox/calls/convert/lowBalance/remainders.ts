import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { type Asset, findAsset } from '../assets.ts';
import { type BatchLine, priceBatchLine } from '../batch/priceBatchLine.ts';
import { writeDecimal } from '../writeDecimal.ts';
import { LOW_BALANCE_RULES, type LowBalanceAccount, walletsOf } from './lowBalanceRules.ts';

/** What is left of a coin in an account, priced. */
export interface Remainder {
  /** Whether it can be used or not. */
  readonly balance: string;
  readonly usd: Decimal;
  readonly line: BatchLine;
}

export interface Scope {
  readonly user: DemoUser;
  readonly account: LowBalanceAccount;
  readonly to: Asset;
  readonly nowMs: number;
}

/** Everything a user has in an account, coin by coin, with what it would bring. */
export async function listRemainders(exchange: Exchange, sql: Sql, scope: Scope): Promise<Remainder[]> {
  const wallets = walletsOf(scope.account).filter((wallet) => isOpen(scope.user, wallet));
  const balances = (await readBalances(sql, scope.user.id)).filter(({ wallet }) =>
    wallets.some((open) => open === wallet),
  );
  const coins = [...new Set(balances.map(({ coin }) => coin))];
  return coins.flatMap((coin) => {
    const asset = findAsset(coin);
    if (asset?.type !== 'crypto') {
      return [];
    }
    const parts = balances.filter((balance) => balance.coin === coin);
    const holdings = wallets.flatMap((wallet) =>
      parts
        .filter((part) => part.wallet === wallet && part.hold === '')
        .map(({ amount }) => ({ wallet, amount })),
    );
    const balance = parts.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
    const line = priceRemainder(exchange, { coin, holdings }, scope);
    return [{ balance: writeDecimal(balance), usd: line.usd, line }];
  });
}

/** A wallet that is being upgraded has no remainders until that is over. */
function isOpen({ utaStatus }: DemoUser, wallet: string): boolean {
  return wallet !== 'UNIFIED' || utaStatus !== 'PROCESS';
}

/** Prices all that can be used of one coin. */
export function priceRemainder(
  exchange: Exchange,
  { coin, holdings }: { coin: string; holdings: Parameters<typeof priceBatchLine>[1]['holdings'] },
  { user, to, nowMs }: Scope,
): BatchLine {
  return priceBatchLine(
    exchange,
    { fromCoin: coin, amount: 'all', holdings },
    {
      kind: 'lowBalance',
      user,
      to,
      nowMs,
      judgeWorth: (usd) => (usd.gte(LOW_BALANCE_RULES.thresholdUsd) ? 700007 : null),
    },
  );
}
