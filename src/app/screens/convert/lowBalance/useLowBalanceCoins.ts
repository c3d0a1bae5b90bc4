import { useState } from 'react';
import { useApiQuery, useCoinListQuery } from '#app/queries/useApiQuery.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { LowBalanceAccount } from './lowBalanceAccounts.ts';
import { type LowBalanceCoin, type LowBalanceRules, readCoins, rulesOf } from './lowBalanceCoins.ts';

type View = Extract<ResultOf<'lowBalanceList'>, { coins: unknown }>;

export interface LowBalanceList {
  readonly rules: LowBalanceRules;
  readonly coins: readonly LowBalanceCoin[];
  /** The coin that the figures are in. */
  readonly target: string;
  readonly asOfMs: number;
  /** Coins that could not be read. */
  readonly leftOut: LeftOut | undefined;
  /** How far the exchange's clock is ahead of the device's, in ms. */
  readonly skewMs: number;
}

export interface LowBalanceCoins {
  /** What there is to convert; stays while another target's figures are on their way, and when a refresh fails. */
  readonly list: LowBalanceList | null;
  readonly error: AppError | null;
  readonly isRefreshing: boolean;
  /** An answer without a result: no user is logged in (screens.md 0.1). */
  readonly isGuest: boolean;
  readonly refresh: () => void;
}

/**
 * The small balances of an account, or of all where it is null. The first answer names the targets; another one than the
 * first of them is asked for only when it is among them.
 */
export function useLowBalanceCoins(
  account: LowBalanceAccount | null,
  wanted: string | null,
): LowBalanceCoins {
  const input = { view: 'coins', ...(account !== null && { account_type: account }) } as const;
  const first = useApiQuery('lowBalanceList', input);
  const traits = useCoinListQuery().answer?.result?.list ?? [];
  const targets = viewOf(first.answer?.result)?.to_coins ?? [];
  const [initial = ''] = targets;
  const target = targets.find((coin) => coin === wanted) ?? initial;
  const other = useApiQuery(
    'lowBalanceList',
    { ...input, to_coin: target },
    { enabled: target !== '' && target !== initial },
  );
  const query = target === initial ? first : other;
  const view = viewOf(query.answer?.result);
  const [last, setLast] = useState<LowBalanceList | null>(null);

  const isKnown = query.answer !== undefined && view !== undefined;
  const list = isKnown
    ? {
        rules: rulesOf(view),
        coins: readCoins(view, target, traits),
        target,
        asOfMs: query.answer.asOfMs,
        leftOut: query.answer.leftOut,
        skewMs: query.answer.skewMs,
      }
    : null;
  if (list !== null && (last?.asOfMs !== list.asOfMs || last.target !== target)) setLast(list);

  return {
    list: list ?? last,
    error: query.error,
    isRefreshing: query.isRefreshing || (list === null && last !== null),
    isGuest: first.answer !== undefined && first.answer.result === undefined,
    refresh: () => {
      first.refresh();
      if (target !== initial) other.refresh();
    },
  };
}

function viewOf(result: ResultOf<'lowBalanceList'> | undefined): View | undefined {
  return result !== undefined && 'coins' in result ? result : undefined;
}
