import type { ReactNode } from 'react';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { FieldValues, ShownAmount } from '../fieldValues.ts';
import {
  copiedText,
  type FieldKind,
  type FieldView,
  fieldsIn,
  type RecordField,
  type RecordFields,
  shownGiven,
  shownGot,
  titleOf,
} from '../recordFields.ts';
import { AmountCell } from './AmountCell.tsx';
import { ApproxLine } from './ApproxLine.tsx';
import { IdCell } from './IdCell.tsx';
import { NoValue } from './NoValue.tsx';
import { RateCell, RateFlip } from './rates.tsx';
import type { RecordColumn } from './recordColumn.ts';
import { StatusChip } from './StatusChip.tsx';
import { TimeCell } from './TimeCell.tsx';

/** One line of the details of a row. */
export interface RecordFact {
  readonly id?: string;
  readonly label: string;
  /** As it is shown: an AmountCell, an IdCell. */
  readonly value: ReactNode;
  /** As it is copied: plain numbers, ISO times. */
  readonly text: string;
  /** A moment, in ms since 1970: where the timeline shows it, it is only copied. */
  readonly atMs?: number;
}

interface KindLook<Value> {
  /** Null where there is no value. */
  readonly cell: (value: Value) => ReactNode;
  /** Lays out the column. */
  readonly amountOf?: (value: Value) => ShownAmount | null;
  readonly column?: Partial<RecordColumn<never>>;
}

const END = { align: 'end' } as const;
const amount = (shown: ShownAmount | null): ReactNode => shown && <AmountCell {...shown} />;

const LOOKS: { readonly [Kind in FieldKind]: KindLook<FieldValues[Kind]> } = {
  text: { cell: (text) => text },
  figure: { cell: (plain) => plain !== '' && <Figure plain={plain} />, column: END },
  time: { cell: (atMs) => atMs !== null && <TimeCell atMs={atMs} /> },
  amount: { cell: amount, amountOf: (shown) => shown, column: END },
  given: { cell: (asked) => amount(shownGiven(asked)), amountOf: shownGiven, column: END },
  got: { cell: (asked) => amount(shownGot(asked)), amountOf: shownGot, column: END },
  worth: { cell: (shown) => shown && <ApproxLine {...shown} />, column: END },
  rate: {
    cell: (rate) => rate && <RateCell {...rate} />,
    // Only its unit is laid out: rates of different pairs have no point in common.
    amountOf: (rate) => {
      if (rate === null) return null;
      const { fromCoin, toCoin } = rate;
      return { amount: '0', coin: fromCoin.length > toCoin.length ? fromCoin : toCoin };
    },
    column: { ...END, action: <RateFlip /> },
  },
  status: { cell: (status) => <StatusChip status={status} />, column: { line: 2 } },
  id: { cell: (id) => id !== '' && <IdCell id={id} /> },
  hash: { cell: ({ id, explorer }) => id !== '' && <IdCell id={id} explorer={explorer} /> },
};

/** The columns of a table, of the rows of a page. */
export function columnsOf<Row, Words>(
  list: RecordFields<Row, Words>,
  view: FieldView<Row, Words>,
  rows: readonly Row[],
): readonly RecordColumn<Row>[] {
  const { column, shown } = list;
  return fieldsIn(list, column, view, shown?.(column.ids, view, rows)).map(({ id, field, title }) =>
    columnOf(id, field, title, view),
  );
}

function columnOf<Row, Words, Kind extends FieldKind>(
  id: string,
  field: RecordField<Row, Words, Kind>,
  title: string,
  view: FieldView<Row, Words>,
): RecordColumn<Row> {
  const { kind, of, look: both, cell = both, ...own } = field;
  const look = LOOKS[kind];
  const { amountOf } = look;
  const shown = (row: Row): ReactNode => {
    const value = look.cell(of(row, view));
    if (typeof value !== 'string') return value || <NoValue />;
    if (own.align !== 'end') return value;
    return value === '' ? <NoValue /> : <span className="num">{value}</span>;
  };
  return {
    ...look.column,
    ...(amountOf !== undefined && { amountOf: (row: Row) => amountOf(of(row, view)) }),
    ...own,
    id,
    title,
    cell: cell === undefined ? shown : (row) => cell(row, view),
  };
}

/** The details of a row. */
export function factsOf<Row, Words>(
  list: RecordFields<Row, Words>,
  row: Row,
  view: FieldView<Row, Words>,
): readonly RecordFact[] {
  return fieldsIn(list, list.detail, view).flatMap(({ id, field, title }) =>
    factOf(id, field, title, row, view),
  );
}

function factOf<Row, Words, Kind extends FieldKind>(
  id: string,
  field: RecordField<Row, Words, Kind>,
  label: string,
  row: Row,
  view: FieldView<Row, Words>,
): readonly RecordFact[] {
  const { kind, of, look, detail = look, none } = field;
  const text = copiedText(field, row, view);
  if (detail !== undefined) {
    const value = detail(row, view);
    return value === null ? [] : [{ id, label, value, text }];
  }
  if (text === '') return none === undefined ? [] : [{ id, label, value: titleOf(none, view), text: '-' }];
  const value = of(row, view);
  const atMs = kind === 'time' && typeof value === 'number' ? value : undefined;
  return [{ id, label, value: LOOKS[kind].cell(value), text, ...(atMs !== undefined && { atMs }) }];
}

function Figure({ plain }: { readonly plain: string }) {
  const { price } = figuresOf(useLanguage());
  return <LtrText className="num">{price(plain)}</LtrText>;
}
