import { foldRows } from '#app/features/recordList/growingRows.ts';
import { type LogSum, type LogSums, openLogSums } from '#shared/money/openLogSums.ts';
import type { LogRow } from './logRow.ts';

const addUp = foldRows<LogRow, LogSums>(
  () => openLogSums(),
  (sums, { entry }) => sums.add(entry),
);

/** Funding, fee, cash flow and change by coin and type, with the realised result apart from transfers (screens.md 0.2c). */
export function sumLog(rows: readonly LogRow[]): readonly LogSum[] {
  return addUp(rows).end();
}
