import type { Request, RequestOptions } from '#app/bridge/request.ts';
import { createSource, type RecordRow, type RecordSource } from '#app/records/recordSource.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { ok, type Result } from '#shared/result/result.ts';
import type { LowBalanceAccount } from '../lowBalanceAccounts.ts';

type HistoryResult = Extract<ResultOf<'lowBalanceList'>, { records: unknown }>;
type WireRecord = HistoryResult['records'][number];
export type LowBalanceStatus = WireRecord['status'];

/** One coin of a conversion; amounts are plain decimals. */
export interface LowBalanceLine {
  readonly coin: string;
  readonly amount: string;
  readonly toAmount: string;
  /** Target coins for 1 of this one, before the fee; "" where nothing was given or received. */
  readonly rate: string;
  readonly fee: string;
  readonly tax: string;
  readonly status: LowBalanceStatus;
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

export function readRecord(wire: WireRecord): LowBalanceRecord {
  return {
    id: wire.exchange_tx_id,
    atMs: Number(wire.created_at),
    isPending: wire.status === 'init' || wire.status === 'processing',
    account: wire.account_type,
    target: wire.to_coin,
    received: wire.to_amount,
    fee: wire.total_fee_amount,
    tax: wire.total_tax_fee_info.total_amount,
    status: wire.status,
    lines: wire.sub_records.map((line) => ({
      coin: line.from_coin,
      amount: line.from_amount,
      toAmount: line.to_amount,
      rate: rateOf(line),
      fee: line.fee_amount,
      tax: line.tax_fee_info.total_amount,
      status: line.status,
      failCode: line.fail_code ?? null,
    })),
  };
}

/** The record has no rate: what came in before fee and tax, by what was given. */
function rateOf(line: WireRecord['sub_records'][number]): string {
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
