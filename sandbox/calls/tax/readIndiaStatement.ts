import { and, asc, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { FileDocument, Sheet } from '../files/fileDocument.ts';
import type { TimeRange } from '../records/askedRange.ts';
import { indianPeriod } from './periods.ts';

export interface IndiaQuestion {
  readonly user: DemoUser;
  readonly financialYear: string;
  readonly panMasked: string;
  readonly range: TimeRange;
}

/** Goods and services tax on fees (screens.md 1.20). */
const GST = '0.18';
const PAISE = 2;
const DONE = ['success', 'filled'];
/** Tax of a quarter is deposited, and its certificate written, by the end of the month after it. */
const DEPOSITED_AFTER_MS = 31 * 86_400_000;

type Market = Pick<Exchange, 'prices' | 'rates'>;
type Conversion = typeof conversions.$inferSelect;

interface Deduction {
  readonly conversion: Conversion;
  readonly gross: Decimal;
  readonly tds: Decimal;
  readonly gst: Decimal;
}

/** The statement of tax deducted at source: every conversion of it in rupees, and its quarters (screens.md 1.20). */
export async function readIndiaStatement(
  sql: Sql,
  market: Market,
  { user, financialYear, panMasked, range }: IndiaQuestion,
): Promise<FileDocument> {
  const rows = await sql
    .select()
    .from(conversions)
    .where(
      and(
        eq(conversions.uid, user.id),
        ne(conversions.taxType, ''),
        inArray(conversions.status, DONE),
        gte(conversions.finishedAt, range.startMs),
        lte(conversions.finishedAt, range.endMs),
      ),
    )
    .orderBy(asc(conversions.finishedAt), asc(conversions.id));
  const deductions = rows.map((conversion) => valueDeduction(market, conversion));
  return {
    title: `India TDS statement ${financialYear}`,
    facts: [
      ['Account', `${user.username} (${user.id})`],
      ['PAN', panMasked],
      ['Financial year', financialYear],
      ['Figures', 'INR, at the rates of the conversions; TDS 1 % of what came, GST 18 % of fees'],
    ],
    main: deductionSheet(deductions),
    summaries: deductions.length === 0 ? [] : [quarterSheet(deductions, financialYear, range.endMs)],
    timezone: 'UTC',
  };
}

/** Tax is due when coins change hands: a limit order may have waited for weeks. */
function doneAtMs({ finishedAt, createdAt }: Conversion): number {
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

function deductionSheet(deductions: readonly Deduction[]): Sheet {
  return {
    title: 'Deductions',
    columns: [
      { title: 'Time', kind: 'time' },
      { title: 'From', kind: 'text' },
      { title: 'From amount', kind: 'amount' },
      { title: 'To', kind: 'text' },
      { title: 'To amount', kind: 'amount' },
      { title: 'TDS in coin', kind: 'amount' },
      { title: 'Gross INR', kind: 'amount' },
      { title: 'TDS INR', kind: 'amount' },
      { title: 'GST INR', kind: 'amount' },
      { title: 'Id', kind: 'text' },
    ],
    rows: deductions.map(({ conversion, gross, tds, gst }) => [
      String(doneAtMs(conversion)),
      conversion.fromCoin,
      plain(conversion.fromAmount),
      conversion.toCoin,
      plain(conversion.toAmount),
      plain(conversion.taxAmount),
      gross.toFixed(),
      tds.toFixed(),
      gst.toFixed(),
      conversion.id,
    ]),
  };
}

function quarterSheet(deductions: readonly Deduction[], financialYear: string, nowMs: number): Sheet {
  const rows = [1, 2, 3, 4].flatMap((quarter) => {
    const period = indianPeriod(financialYear, quarter);
    const inside = deductions.filter(
      ({ conversion }) =>
        period !== undefined &&
        doneAtMs(conversion) >= period.startMs &&
        doneAtMs(conversion) <= period.endMs,
    );
    if (period === undefined || inside.length === 0) {
      return [];
    }
    const isDeposited = nowMs > period.endMs + DEPOSITED_AFTER_MS;
    return [
      [
        `Q${quarter}`,
        String(inside.length),
        sum(inside, 'gross'),
        sum(inside, 'tds'),
        sum(inside, 'gst'),
        isDeposited ? 'yes' : 'not yet',
        isDeposited ? 'issued' : 'pending',
      ],
    ];
  });
  return {
    title: 'Quarters',
    columns: [
      { title: 'Quarter', kind: 'text' },
      { title: 'Conversions', kind: 'count' },
      { title: 'Gross INR', kind: 'amount' },
      { title: 'TDS INR', kind: 'amount' },
      { title: 'GST INR', kind: 'amount' },
      { title: 'Deposited', kind: 'text' },
      { title: 'Certificate', kind: 'text' },
    ],
    rows,
  };
}

function sum(deductions: readonly Deduction[], figure: 'gross' | 'tds' | 'gst'): string {
  return deductions.reduce((total, deduction) => total.plus(deduction[figure]), new Decimal(0)).toFixed();
}
