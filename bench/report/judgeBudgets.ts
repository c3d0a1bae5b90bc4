import type { BudgetReadings } from '../budgets/measureBudgets.ts';
import { BUDGET_LIMITS, TOLERANCE } from '../limits.ts';
import { median } from '../measure/median.ts';
import { formatFigure } from './formatReadings.ts';
import { formatKb, sumFirstRoute } from './formatScriptSizes.ts';
import type { Verdict } from './verdict.ts';

/** Holds Sluice against its own budgets; what is timed or counted by the median of the runs. */
export function judgeBudgets({ scripts, lateJoins, longTasks }: BudgetReadings): Verdict[] {
  const { addedLongTasks, batchBytes, firstRouteBytes, firstPricesMs, clickMs } = BUDGET_LIMITS;
  const withFeed = median(longTasks.map((counts) => counts.withFeed)) ?? 0;
  const withoutFeed = median(longTasks.map((counts) => counts.withoutFeed)) ?? 0;
  const largestBatch = Math.max(...lateJoins.map((join) => join.largestBatchBytes));
  const rowsPerBatch = Math.max(...lateJoins.map((join) => join.rowsPerBatch));
  const rowsInSight = Math.min(...lateJoins.map((join) => join.rowsInSight));
  const firstRoute = sumFirstRoute(scripts);
  return [
    {
      promise: 'tasks over 50 ms after load',
      read: `${withFeed} with the feed`,
      limit: `${withoutFeed} without it, and ${addedLongTasks} more`,
      isKept: withFeed <= withoutFeed + addedLongTasks,
    },
    {
      promise: 'largest batch',
      read: `${formatKb(largestBatch)} kB`,
      limit: `${formatKb(batchBytes)} kB`,
      isKept: largestBatch <= batchBytes,
    },
    {
      promise: 'script of the first route, gzipped',
      read: `${formatKb(firstRoute)} kB`,
      limit: `${formatKb(firstRouteBytes)} kB`,
      isKept: firstRoute <= firstRouteBytes,
    },
    judgeMs(
      'first prices of a sixth tab',
      medianOf(lateJoins.map((join) => join.firstPricesMs)),
      firstPricesMs,
    ),
    judgeMs('a click that sorts all pairs', medianOf(lateJoins.map((join) => join.clickMs)), clickMs),
    {
      promise: 'rows in the answer to it',
      read: `${rowsPerBatch.toFixed(1)} rows a batch`,
      // The pair's card, beside the table, shows one more.
      limit: `${rowsInSight} in sight, and the card's`,
      isKept: rowsPerBatch <= rowsInSight + 1,
    },
  ];
}

function judgeMs(promise: string, value: number | null, limit: number): Verdict {
  return {
    promise,
    read: `${formatFigure(value, 0)} ms`,
    limit: `${limit} ms`,
    isKept: value === null ? null : value <= limit * (1 + TOLERANCE),
  };
}

function medianOf(values: readonly (number | null)[]): number | null {
  return median(values.filter((value) => value !== null));
}
