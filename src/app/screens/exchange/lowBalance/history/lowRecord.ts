import type { RecordRow } from '#app/records/recordRow.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';

type Wire = Extract<ResultOf<'lowBalanceList'>, { records: unknown }>['records'][number];
export type LowStatus = Wire['status'];

/** One coin of a conversion; amounts are plain decimals. */
export interface LowRecordLine {
  readonly coin: string;
  readonly amount: string;
  readonly toAmount: string;
  /** Target coins for 1 of this one, before the fee; "" where nothing was given or received. */
  readonly rate: string;
  readonly fee: string;
  readonly tax: string;
  readonly status: LowStatus;
  readonly failCode: number | null;
}

/** A conversion of small balances as its history has it (screens.md 1.5). */
export interface LowRecord extends RecordRow {
  readonly account: string;
  readonly target: string;
  readonly received: string;
  readonly fee: string;
  readonly tax: string;
  readonly status: LowStatus;
  readonly lines: readonly LowRecordLine[];
}

/** As many digits as a rate is shown with. */
const RATE_DIGITS = 12;

export function readRecord(wire: Wire): LowRecord {
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
function rateOf(line: Wire['sub_records'][number]): string {
  const given = new Decimal(line.from_amount);
  const got = new Decimal(line.to_amount);
  if (given.isZero() || got.isZero()) return '';
  const gross = got.plus(line.fee_amount).plus(line.tax_fee_info.total_amount);
  return gross.div(given).toSignificantDigits(RATE_DIGITS).toFixed();
}

/** The coins that were not converted, to be tried again. */
export function failedCoins({ lines }: Pick<LowRecord, 'lines'>): readonly string[] {
  return lines.filter(({ status }) => status === 'failure').map(({ coin }) => coin);
}
