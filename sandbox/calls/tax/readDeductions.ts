import { and, asc, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { indianPeriod } from '#shared/tax/periods.ts';
import type { TimeRange } from '../records/askedRange.ts';

/** Goods and services tax on fees (screens.md 1.20). */
const GST = '0.18';
const PAISE = 2;
const DONE = ['success', 'filled'];
/** Tax of a quarter is deposited by the end of the month after it. */
const DEPOSITED_AFTER_MS = 31 * 86_400_000;

type Market = Pick<Exchange, 'prices'>;
type Conversion = typeof conversions.$inferSelect;

/** A conversion that tax was deducted from, in rupees at its own moment. */
export interface Deduction {
  readonly conversion: Conversion;
  readonly gross: Decimal;
  readonly tds: Decimal;
  readonly gst: Decimal;
}

/** Deductions together, in rupees. */
export interface DeductionSums {
  readonly conversions: number;
  readonly gross: string;
  readonly tds: string;
  readonly gst: string;
}

export interface QuarterSums extends DeductionSums {
  readonly quarter: 1 | 2 | 3 | 4;
  /** The exchange has paid the tax to the authority. */
  readonly isDeposited: boolean;
}

/** All conversions of a user that tax was deducted from in a range, the oldest first. */
export async function readDeductions(
  sql: Sql,
  market: Market,
  { uid, range }: { readonly uid: number; readonly range: TimeRange },
): Promise<Deduction[]> {
  const rows = await sql
    .select()
    .from(conversions)
    .where(
      and(
        eq(conversions.uid, uid),
        ne(conversions.taxType, ''),
        inArray(conversions.status, DONE),
        gte(conversions.finishedAt, range.startMs),
        lte(conversions.finishedAt, range.endMs),
      ),
    )
    .orderBy(asc(conversions.finishedAt), asc(conversions.id));
  return rows.map((conversion) => valueDeduction(market, conversion));
}

/** Tax is due when coins change hands: a limit order may have waited for weeks. */
export function doneAtMs({ finishedAt, createdAt }: Conversion): number {
  return finishedAt ?? createdAt;
}

function valueDeduction(market: Market, conversion: Conversion): Deduction {
  const { toCoin, toAmount, feeAmount, taxAmount } = conversion;
  const atMs = doneAtMs(conversion);
  const rupee = market.prices.usd('INR', atMs) ?? new Decimal(1);
  const unit = (market.prices.usd(toCoin, atMs) ?? new Decimal(0)).div(rupee);
  const inRupees = (amount: string | Decimal) =>
    unit.mul(amount).toDecimalPlaces(PAISE, Decimal.ROUND_HALF_UP);
  return {
    conversion,
    gross: inRupees(new Decimal(toAmount).plus(feeAmount).plus(taxAmount)),
    tds: inRupees(taxAmount),
    gst: inRupees(new Decimal(feeAmount).mul(GST)),
  };
}

/** The quarters of a financial year that have deductions; the rupees are those of the single ones, added up. */
export function sumQuarters(
  deductions: readonly Deduction[],
  financialYear: string,
  nowMs: number,
): QuarterSums[] {
  return ([1, 2, 3, 4] as const).flatMap((quarter) => {
    const period = indianPeriod(financialYear, quarter);
    if (period === undefined) return [];
    const { startMs, endMs } = period;
    const inside = deductions.filter(({ conversion }) => {
      const atMs = doneAtMs(conversion);
      return atMs >= startMs && atMs <= endMs;
    });
    const isDeposited = nowMs > endMs + DEPOSITED_AFTER_MS;
    return inside.length === 0 ? [] : [{ quarter, isDeposited, ...sumDeductions(inside) }];
  });
}

export function sumDeductions(deductions: readonly Deduction[]): DeductionSums {
  const sum = (figure: 'gross' | 'tds' | 'gst'): string =>
    deductions.reduce((total, deduction) => total.plus(deduction[figure]), new Decimal(0)).toFixed();
  return { conversions: deductions.length, gross: sum('gross'), tds: sum('tds'), gst: sum('gst') };
}
