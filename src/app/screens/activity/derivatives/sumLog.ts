import { foldRows } from '#app/records/growingRows.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { LogRow } from './logRow.ts';

/** The rows of one coin together; plain decimals with every digit. */
export interface LogSum {
  readonly coin: string;
  /** Paid where it is positive, received where it is negative (screens.md 2.4). */
  readonly funding: string;
  readonly fee: string;
  readonly cashFlow: string;
  readonly change: string;
}

const FIGURES = ['funding', 'fee', 'cashFlow', 'change'] as const;
type Totals = Record<(typeof FIGURES)[number], Decimal>;
const ZERO = new Decimal(0);

const addUp = foldRows<LogRow, Map<string, Totals>>(
  () => new Map(),
  (totalsByCoin, { entry }) => {
    const before = totalsByCoin.get(entry.currency);
    const totals = before ?? { funding: ZERO, fee: ZERO, cashFlow: ZERO, change: ZERO };
    for (const figure of FIGURES) totals[figure] = totals[figure].plus(entry[figure]);
    if (before === undefined) totalsByCoin.set(entry.currency, totals);
  },
);

/** Funding, fee, cash flow and change of each coin, in the order in which the coins first come. */
export function sumLog(rows: readonly LogRow[]): readonly LogSum[] {
  return [...addUp(rows)].map(([coin, totals]) => ({
    coin,
    funding: totals.funding.toFixed(),
    fee: totals.fee.toFixed(),
    cashFlow: totals.cashFlow.toFixed(),
    change: totals.change.toFixed(),
  }));
}
