import { foldRows } from '#app/features/recordList/growingRows.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { LogRow } from './logRow.ts';
import type { LogWords } from './logSource.ts';

interface Running {
  readonly gaps: Map<string, string>;
  readonly newerByCoin: Map<string, LogRow>;
}

const judgeLog = foldRows<LogRow, Running>(
  () => ({ gaps: new Map(), newerByCoin: new Map() }),
  ({ gaps, newerByCoin }, row) => {
    const { currency, cashBalance } = row.entry;
    const newer = newerByCoin.get(currency);
    newerByCoin.set(currency, row);
    if (newer === undefined) return;
    const gap = new Decimal(newer.entry.cashBalance).minus(newer.entry.change).minus(cashBalance);
    if (!gap.isZero()) gaps.set(newer.id, gap.toFixed());
  },
);

/**
 * Where the running balance does not add up: by the id of a row, what its balance has beyond the balance of the row before it
 * and its own change. Each coin has its own balance. `rows` have the newest first; the oldest one of a coin has none before it
 * and is not judged. Where rows are not among them, for a filter or because they can't be read, nothing is known.
 */
export function findGaps(
  rows: readonly LogRow[],
  { type, contract }: LogWords = {},
  leftOut?: LeftOut,
): ReadonlyMap<string, string> {
  const isWhole = type === undefined && contract === undefined && leftOut === undefined;
  return isWhole ? judgeLog(rows).gaps : new Map();
}
