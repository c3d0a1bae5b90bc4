import type { ResultOf } from '#shared/endpoints/table.ts';
import { coinsOfYear, reconcile } from './reconcile.ts';

/** How far the figures of a year can be filed: something is missing of them, the year goes on, or all is there. */
export type YearState = 'incomplete' | 'notFinal' | 'complete';

export function yearStateOf(
  { summary, coins, endTime }: Pick<ResultOf<'taxOverview'>, 'summary' | 'coins' | 'endTime'>,
  nowMs: number,
): YearState {
  const isWhole =
    summary.missing.receipts === 0 && coinsOfYear(coins).every((coin) => reconcile(coin) === '0');
  if (!isWhole) return 'incomplete';
  return Number(endTime) >= nowMs ? 'notFinal' : 'complete';
}
