import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { taxZoneOf } from '#shared/tax/taxYears.ts';
import type { FileDocument, Sheet } from '../files/fileDocument.ts';
import type { TimeRange } from '../records/askedRange.ts';
import { indianActOf } from './indianLaw.ts';
import { type Deduction, doneAtMs, readDeductions, sumQuarters } from './readDeductions.ts';

export interface IndiaQuestion {
  readonly user: DemoUser;
  readonly financialYear: string;
  readonly panMasked: string;
  readonly range: TimeRange;
  /** When it was asked for: what was deposited by then is said to be. */
  readonly askedMs: number;
}

/** The statement of tax deducted at source: every conversion of it in rupees, and its quarters (screens.md 1.20). */
export async function readIndiaStatement(
  sql: Sql,
  market: Pick<Exchange, 'prices'>,
  { user, financialYear, panMasked, range, askedMs }: IndiaQuestion,
): Promise<FileDocument> {
  const deductions = await readDeductions(sql, market, { uid: user.id, range });
  return {
    title: `India TDS statement ${financialYear}`,
    facts: [
      ['Account', `${user.username} (${user.id})`],
      ['PAN', panMasked],
      ['Financial year', financialYear],
      ['Deducted by', `Sluice, ${indianActOf(Number(financialYear.slice(0, 4)), '194S')}`],
      ['Quarters', 'By the date of the conversion in Indian Standard Time'],
      ['Use', 'A statement of what was deducted. This is no certificate of tax deducted (Form 16A).'],
      ['Figures', 'INR, at the rates of the conversions; TDS 1 % of what came, GST 18 % of fees'],
    ],
    main: deductionSheet(deductions),
    summaries: deductions.length === 0 ? [] : [quarterSheet(deductions, financialYear, askedMs)],
    timezone: taxZoneOf('IND'),
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
  return {
    title: 'Quarters',
    columns: [
      { title: 'Quarter', kind: 'text' },
      { title: 'Conversions', kind: 'count' },
      { title: 'Gross INR', kind: 'amount' },
      { title: 'TDS INR', kind: 'amount' },
      { title: 'GST INR', kind: 'amount' },
      { title: 'Deposited', kind: 'text' },
    ],
    rows: sumQuarters(deductions, financialYear, nowMs).map((sums) => [
      `Q${sums.quarter}`,
      String(sums.conversions),
      sums.gross,
      sums.tds,
      sums.gst,
      sums.isDeposited ? 'yes' : 'not yet',
    ]),
  };
}
