import type { Request, RequestOptions } from '#app/bridge/request.ts';
import { outcomeOf } from '#app/features/conversions/conversion.ts';
import { gotAmount, type Outcome } from '#app/features/recordList/outcome.ts';
import { createSource, type RecordRow, type RecordSource } from '#app/features/recordList/recordSource.ts';
import { sumAmounts } from '#app/features/recordList/sumPairs.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { ok, type Result } from '#shared/result/result.ts';
import type { LowBalanceAccount } from '../lowBalanceAccounts.ts';

type HistoryResult = Extract<ResultOf<'lowBalanceList'>, { records: unknown }>;
type WireRecord = HistoryResult['records'][number];
type WireLine = WireRecord['sub_records'][number];
export type LowBalanceStatus = WireRecord['status'];

/** One coin of a conversion; amounts are plain decimals. What failed brought and cost nothing; what is open only promises. */
export interface LowBalanceLine {
  readonly coin: string;
  readonly amount: string;
  readonly toAmount: string;
  /** Target coins for 1 of this one, before the fee; "" where nothing was given or received. */
  readonly rate: string;
  readonly fee: string;
  readonly tax: string;
  readonly status: LowBalanceStatus;
  readonly outcome: Outcome;
  readonly failCode: number | null;
}

/** A conversion of small balances as its history has it (screens.md 1.5). */
export interface LowBalanceRecord extends RecordRow {
  readonly account: string;
  readonly target: string;
  readonly received: string;
  readonly fee: string;
  readonly tax: string;
  readonly status: LowBalanceStatus;
  readonly outcome: Outcome;
  readonly lines: readonly LowBalanceLine[];
}

export interface LowBalanceQuestion {
  readonly account: LowBalanceAccount;
  readonly toCoin?: string;
  readonly status?: NonNullable<InputOf<'lowBalanceList'>['status']>;
}

/** Calendar days of one query (screens.md 1.5). */
export const MAX_DAYS = 180;
/** As many digits as a rate is shown with. */
const RATE_DIGITS = 12;

/** The history of an account's small balances (screens.md 2.2, view=history). */
export function lowBalanceSource({
  account,
  toCoin,
  status,
}: LowBalanceQuestion): RecordSource<LowBalanceRecord> {
  return createSource({
    id: 'lowBalance',
    endpoint: 'lowBalanceList',
    asked: {
      view: 'history',
      account_type: account,
      ...(toCoin !== undefined && { to_coin: toCoin }),
      ...(status !== undefined && { status }),
    } as const,
    maxSpanMs: MAX_DAYS * 86_400_000,
    inputOf: (asked, { step, pageNo, limit }) => ({
      ...asked,
      start_time: String(step.startMs),
      end_time: String(step.endMs),
      page_no: pageNo,
      page_size: limit,
    }),
    // An empty history does not say which view it is of; the other one was not asked for.
    read: (result) =>
      'records' in result
        ? { rows: result.records.map(readRecord), total: result.total }
        : { rows: [], total: 0 },
  });
}

export async function findLowBalanceRecord(
  request: Request,
  id: string,
  options: RequestOptions,
): Promise<Result<LowBalanceRecord | null>> {
  const answered = await request('lowBalanceList', { view: 'history', exchange_tx_id: id }, options);
  if (!answered.ok) return answered;
  const { result } = answered.value;
  const [record] = result !== undefined && 'records' in result ? result.records : [];
  return ok(record === undefined ? null : readRecord(record));
}

/** Reads a record. Its sums are computed from its lines, so that every place that shows or sums them agrees. */
function readRecord(wire: WireRecord): LowBalanceRecord {
  const lines = wire.sub_records.map(readLine);
  const sum = (field: 'toAmount' | 'fee' | 'tax'): string => sumAmounts(lines.map((line) => line[field]));
  return {
    id: wire.exchange_tx_id,
    atMs: Number(wire.created_at),
    isPending: wire.status === 'init' || wire.status === 'processing',
    account: wire.account_type,
    target: wire.to_coin,
    received: sum('toAmount'),
    fee: sum('fee'),
    tax: sum('tax'),
    status: wire.status,
    outcome: outcomeOf(wire.status),
    lines,
  };
}

function readLine(line: WireLine): LowBalanceLine {
  const outcome = outcomeOf(line.status);
  return {
    coin: line.from_coin,
    amount: line.from_amount,
    toAmount: gotAmount(outcome, line.to_amount),
    rate: outcome === 'void' ? '' : rateOf(line),
    fee: outcome === 'booked' ? line.fee_amount : '0',
    tax: outcome === 'booked' ? line.tax_fee_info.total_amount : '0',
    status: line.status,
    outcome,
    failCode: line.fail_code ?? null,
  };
}

/** The record has no rate: what came in before fee and tax, by what was given. */
function rateOf(line: WireLine): string {
  const given = new Decimal(line.from_amount);
  const got = new Decimal(line.to_amount);
  if (given.isZero() || got.isZero()) return '';
  const gross = got.plus(line.fee_amount).plus(line.tax_fee_info.total_amount);
  return gross.div(given).toSignificantDigits(RATE_DIGITS).toFixed();
}

/** The coins that were not converted, to be tried again. */
export function failedCoins({ lines }: Pick<LowBalanceRecord, 'lines'>): readonly string[] {
  return lines.filter(({ status }) => status === 'failure').map(({ coin }) => coin);
}
