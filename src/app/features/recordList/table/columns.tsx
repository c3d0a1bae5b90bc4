import type { RecordRow } from '../recordSource.ts';
import { AmountCell, type AmountCellProps } from './AmountCell.tsx';
import { IdCell } from './IdCell.tsx';
import { RateCell, type RateCellProps, RateFlip } from './rates.tsx';
import type { RecordColumn } from './recordColumn.ts';
import { type RecordStatus, StatusChip } from './StatusChip.tsx';
import { TimeCell } from './TimeCell.tsx';

/** What a column may have beside its cells. */
type Extra<Row> = Partial<Omit<RecordColumn<Row>, 'id' | 'title' | 'cell'>>;

/** Words, or a number at the end of its column. */
export function textColumn<Row>(
  id: string,
  title: string,
  textOf: (row: Row) => string,
  extra: Extra<Row> = {},
): RecordColumn<Row> {
  return {
    id,
    title,
    cell: extra.align === 'end' ? (row) => <span className="num">{textOf(row)}</span> : textOf,
    ...extra,
  };
}

/** When a row was made; the order of lists. */
export function timeColumn<Row extends RecordRow>(title: string, extra: Extra<Row> = {}): RecordColumn<Row> {
  return {
    id: 'time',
    title,
    isFixed: true,
    line: 2,
    compare: (one, other) => one.atMs - other.atMs,
    cell: ({ atMs }) => <TimeCell atMs={atMs} />,
    ...extra,
  };
}

/** Another moment of a row, in ms since 1970; null where it has none. */
export function momentColumn<Row>(
  id: string,
  title: string,
  atMsOf: (row: Row) => number | null,
): RecordColumn<Row> {
  return {
    id,
    title,
    cell: (row) => {
      const atMs = atMsOf(row);
      return atMs === null ? <NoValue /> : <TimeCell atMs={atMs} />;
    },
  };
}

/** An amount of a coin; null where there is none. */
export function amountColumn<Row>(
  id: string,
  title: string,
  amountOf: (row: Row) => AmountCellProps | null,
  extra: Extra<Row> = {},
): RecordColumn<Row> {
  return {
    id,
    title,
    align: 'end',
    amountOf,
    cell: (row) => {
      const amount = amountOf(row);
      return amount === null ? <NoValue /> : <AmountCell {...amount} />;
    },
    ...extra,
  };
}

/** A price, which the button of its header turns around; null where there is none. */
export function rateColumn<Row>(
  id: string,
  title: string,
  rateOf: (row: Row) => RateCellProps | null,
  extra: Extra<Row> = { action: <RateFlip /> },
): RecordColumn<Row> {
  return {
    id,
    title,
    align: 'end',
    // Only its unit is laid out: rates of different pairs have no point in common.
    amountOf: (row) => {
      const rate = rateOf(row);
      if (rate === null) return null;
      return { amount: '0', coin: rate.fromCoin.length > rate.toCoin.length ? rate.fromCoin : rate.toCoin };
    },
    cell: (row) => {
      const rate = rateOf(row);
      return rate === null ? <NoValue /> : <RateCell {...rate} />;
    },
    ...extra,
  };
}

export function statusColumn<Row>(
  title: string,
  statusOf: (row: Row) => RecordStatus,
  extra: Extra<Row> = {},
): RecordColumn<Row> {
  return { id: 'status', title, line: 2, cell: (row) => <StatusChip status={statusOf(row)} />, ...extra };
}

export function idColumn<Row extends RecordRow>(title: string): RecordColumn<Row> {
  return { id: 'id', title, isExtra: true, cell: ({ id }) => <IdCell id={id} /> };
}

export function NoValue() {
  return <span className="record-none">–</span>;
}
