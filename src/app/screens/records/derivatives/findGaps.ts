import { foldRows } from '#app/features/recordList/growingRows.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { LogRow } from './logRow.ts';

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
 * and its own change. Each coin has its own balance. `rows` are those of a log without filters, the newest first and with
 * nothing left out between them; the oldest row of a coin has none before it and is not judged.
 */
export function findGaps(rows: readonly LogRow[]): ReadonlyMap<string, string> {
  return judgeLog(rows).gaps;
}
