import type { RecordRow } from '#app/features/recordList/recordSource.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

/** The kinds of a change, as the page names them, with the words of the wire (screens.md 1.12). */
export const WIRE_BY_TYPE = {
  transferIn: 'TRANSFER_IN',
  transferOut: 'TRANSFER_OUT',
  trade: 'TRADE',
  settlement: 'SETTLEMENT',
  delivery: 'DELIVERY',
  liquidation: 'LIQUIDATION',
  adl: 'ADL',
  bonus: 'BONUS',
  feeRefund: 'FEE_REFUND',
  convert: 'CONVERT',
} as const;

/** The types that can be asked for; any other type of the exchange is shown as "other". */
export type AskedType = keyof typeof WIRE_BY_TYPE;
export type LogType = AskedType | 'other';

export const ASKED_TYPES = Object.keys(WIRE_BY_TYPE) as readonly AskedType[];

export type LogEntry = ResultOf<'transactionHistory'>['list'][number];

/** A change of the derivatives wallet as a row of its log. */
export interface LogRow extends RecordRow {
  readonly entry: LogEntry;
  readonly type: LogType;
}

/** Reads a row of the wire; what is in the log is booked, and never pending. */
export function readLogRow(entry: LogEntry): LogRow {
  return {
    id: entry.id,
    atMs: Number(entry.transactionTime),
    isPending: false,
    entry,
    type: typeOf(entry.type),
  };
}

/** A word of the wire as the page names it. */
export function typeOf(wire: string): LogType {
  return ASKED_TYPES.find((each) => WIRE_BY_TYPE[each] === wire) ?? 'other';
}
