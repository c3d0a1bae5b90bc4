import type { ParseKeys, TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import type { CsvColumn } from '#shared/csv/createCsvFile.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { Language } from '#shared/site/languages.ts';
import type { CsvShape } from './csvShape.ts';
import type { Span } from './dateRange.ts';
import type { AskedAmount, FieldValues, ShownAmount } from './fieldValues.ts';
import { bookedCell, bookedOnly, givenMark, gotAmount, gotMark } from './outcome.ts';
import type { RecordRow } from './recordSource.ts';
import type { RecordColumn } from './table/recordColumn.ts';

/** What the texts and columns of a list may depend on. */
export interface RecordView<Words = unknown> {
  readonly t: TFunction;
  readonly language: Language;
  readonly words: Words;
  /** What is asked for; ms since 1970. */
  readonly span: Span;
}

/** What a field may read beside its row. */
export interface FieldView<Row, Words = unknown> extends RecordView<Words> {
  /** All rows that are there, the newest first. */
  readonly loaded: readonly Row[];
  /** Rows among them that can't be read: what follows from their neighbours is not certain. */
  readonly leftOut: LeftOut | undefined;
  readonly errorText: (error: Pick<AppError, 'code' | 'message'>) => string;
}

export type FieldKind = keyof FieldValues;
/** The key of a text, or words that are put together. */
export type FieldTitle = ParseKeys | ((view: Pick<RecordView, 't' | 'language'>) => string);
type Read<Row, Words, Value> = (row: Row, view: FieldView<Row, Words>) => Value;

/** How a field is shown where its kind does not say it, and how its column is laid out. */
interface FieldLook<Row, Words> extends Partial<Omit<RecordColumn<Row>, 'id' | 'title' | 'cell'>> {
  /** In the table and in the details, in place of what its kind shows. */
  readonly look?: Read<Row, Words, ReactNode>;
  /** In the table alone. */
  readonly cell?: Read<Row, Words, ReactNode>;
  /** In the details alone; null leaves it out. */
  readonly detail?: Read<Row, Words, ReactNode>;
  /** As the details are copied. */
  readonly copied?: Read<Row, Words, string>;
  /** In a file: plain decimals, ms as text, "" for nothing. */
  readonly file?: Read<Row, Words, string>;
  /** What the details say where there is no value; without it they leave the field out. */
  readonly none?: FieldTitle;
}

interface FieldOf<Row, Words, Kind extends FieldKind> extends FieldLook<Row, Words> {
  readonly kind: Kind;
  readonly of: Read<Row, Words, FieldValues[Kind]>;
}

/** One field of a record: its kind, and where its value is. */
export type RecordField<Row, Words = unknown, Kind extends FieldKind = FieldKind> = {
  [Each in Kind]: FieldOf<Row, Words, Each>;
}[Kind];

/** The ids of "time amount id". */
type Ids<Order extends string> = Order extends `${infer First} ${infer Rest}` ? First | Ids<Rest> : Order;
/** `Order`, where every id without a title of its own has one among the texts. */
type Titled<
  Texts extends string,
  Order extends string,
  Own,
> = `${Texts}.${Exclude<Ids<Order>, keyof Own>}` extends ParseKeys ? Order : never;

/** The fields that a table, the details or a file have, in their order. */
export interface FieldPlace<Id extends string = string> {
  readonly ids: readonly Id[];
  readonly titleOf: (id: string) => FieldTitle;
}

/**
 * Places fields: `order` has their ids with a space between them; a field's title is the text of its id below `texts`, where
 * `own` has no other one.
 */
export function place<
  Texts extends string,
  Order extends string,
  Own extends { readonly [Id in Ids<Order>]?: FieldTitle } = Readonly<Record<never, never>>,
>(texts: Texts, order: Order & Titled<Texts, Order, Own>, own?: Own): FieldPlace<Ids<Order>> {
  const ownTitles: Readonly<Record<string, FieldTitle | undefined>> = own ?? {};
  return {
    // As the types say of both: the words of the order, and texts that there are.
    ids: order.split(' ') as Ids<Order>[],
    titleOf: (id) => ownTitles[id] ?? (`${texts}.${id}` as ParseKeys),
  };
}

/**
 * What there is of the rows of a list. A field is declared once, by its kind and its value; the kind says how that is shown,
 * copied and written, and a field may say otherwise. The table, the details and the file each have their own order and titles
 * of fields, and no more than that.
 */
export interface RecordFields<Row, Words = unknown, Id extends string = string> {
  readonly fields: Readonly<Record<Id, RecordField<Row, Words>>>;
  /** The columns of the table. */
  readonly column: FieldPlace<Id>;
  /** The lines of the details. */
  readonly detail?: FieldPlace<Id>;
  /** The columns of the file. */
  readonly csv?: FieldPlace<Id>;
  /** The columns that what is asked for and the rows of the page need, in their order; without it all of them. */
  readonly shown?: (
    ids: readonly string[],
    view: RecordView<Words>,
    rows: readonly Row[],
  ) => readonly string[];
  /** The lines that a row is in a file, each as a row of its own; without it one. */
  readonly linesOf?: (row: Row) => readonly Row[];
}

/** Declares the fields of a list: each once, whatever shows it. */
export function recordFields<Row, Words = unknown>() {
  return <const Id extends string>(fields: RecordFields<Row, Words, Id>): RecordFields<Row, Words, Id> =>
    fields;
}

/** The same fields, some of which are shown by parts of a screen: what only writes files can do without them. */
export function withLooks<Row, Words, Id extends string>(
  list: RecordFields<Row, Words, Id>,
  looks: { readonly [Each in NoInfer<Id>]?: FieldLook<Row, Words> },
): RecordFields<Row, Words> {
  const lookById: Readonly<Record<string, FieldLook<Row, Words> | undefined>> = looks;
  const fields = Object.entries<RecordField<Row, Words>>(list.fields);
  return {
    ...list,
    fields: Object.fromEntries(fields.map(([id, field]) => [id, { ...field, ...lookById[id] }])),
  };
}

/** When a row was made: the order of lists. */
export const ROW_TIME = {
  ...{ kind: 'time', of: ({ atMs }) => atMs, isFixed: true, line: 2 },
  compare: (one, other) => one.atMs - other.atMs,
} as const satisfies RecordField<RecordRow>;

export const ROW_ID = {
  ...{ kind: 'id', of: ({ id }) => id, isExtra: true },
} as const satisfies RecordField<RecordRow>;

/** A column of the table that no other place has, such as what can be done with a row: it has a cell, and no value. */
export const TABLE_ONLY = { kind: 'text', of: () => '' } as const satisfies RecordField<unknown>;

interface KindText<Value> {
  readonly csv: CsvColumn['kind'];
  /** As it is copied, and in a file where that is not another one; "" where there is none. */
  readonly copied: (value: Value, t: TFunction) => string;
  readonly file?: (value: Value) => string;
}

const amountText: KindText<ShownAmount | null>['copied'] = (shown, t) => {
  if (shown === null) return '';
  const { amount, coin, mark } = shown;
  return `${amount} ${coin}${mark === undefined ? '' : ` (${t(`records.mark.${mark}`)})`}`;
};
const bookedText = (asked: AskedAmount | null): string =>
  asked === null ? '' : bookedCell(asked.outcome, asked.amount);

/** What is shown of an amount that was given. */
export function shownGiven(asked: AskedAmount | null): ShownAmount | null {
  return asked === null ? null : { ...asked, mark: givenMark(asked.outcome) };
}

/** What is shown of an amount that was received. */
export function shownGot(asked: AskedAmount | null): ShownAmount | null {
  if (asked === null) return null;
  const { outcome, amount } = asked;
  return { ...asked, amount: gotAmount(outcome, amount), mark: gotMark(outcome) };
}

const TEXTS: { readonly [Kind in FieldKind]: KindText<FieldValues[Kind]> } = {
  text: { csv: 'text', copied: (text) => text },
  figure: { csv: 'decimal', copied: (plain) => plain },
  time: {
    csv: 'time',
    copied: (atMs) => (atMs === null ? '' : new Date(atMs).toISOString()),
    file: (atMs) => String(atMs ?? ''),
  },
  amount: { csv: 'decimal', copied: amountText, file: (shown) => shown?.amount ?? '' },
  given: { csv: 'decimal', copied: (asked, t) => amountText(shownGiven(asked), t), file: bookedText },
  got: { csv: 'decimal', copied: (asked, t) => amountText(shownGot(asked), t), file: bookedText },
  worth: { csv: 'decimal', copied: amountText },
  rate: {
    csv: 'decimal',
    copied: (shown) => (shown === null ? '' : `${shown.rate} ${shown.toCoin}/${shown.fromCoin}`),
    file: (shown) => bookedOnly(shown?.isAsked === true ? 'void' : 'booked', shown?.rate ?? ''),
  },
  status: { csv: 'text', copied: (status, t) => t(`records.status.${status}`) },
  id: { csv: 'text', copied: (id) => id },
  hash: { csv: 'text', copied: ({ id }) => id },
};

/** The value of a field as the details copy it; "" where there is none. */
export function copiedText<Row, Words, Kind extends FieldKind>(
  field: RecordField<Row, Words, Kind>,
  row: Row,
  view: FieldView<Row, Words>,
): string {
  return field.copied?.(row, view) ?? TEXTS[field.kind].copied(field.of(row, view), view.t);
}

function fileText<Row, Words, Kind extends FieldKind>(
  field: RecordField<Row, Words, Kind>,
  row: Row,
  view: FieldView<Row, Words>,
): string {
  if (field.file !== undefined) return field.file(row, view);
  const { file, copied } = TEXTS[field.kind];
  const value = field.of(row, view);
  return file === undefined ? copied(value, view.t) : file(value);
}

/** The fields of a place in their order, each with its title. */
export function fieldsIn<Row, Words>(
  { fields }: Pick<RecordFields<Row, Words>, 'fields'>,
  where: FieldPlace | undefined,
  view: RecordView<Words>,
  ids: readonly string[] = where?.ids ?? [],
) {
  return ids.flatMap((id) => {
    const [field, title] = [fields[id], where?.titleOf(id)];
    return field === undefined || title === undefined ? [] : [{ id, field, title: titleOf(title, view) }];
  });
}

export function titleOf(title: FieldTitle, view: Pick<RecordView, 't' | 'language'>): string {
  return typeof title === 'function' ? title(view) : view.t(title);
}

/** A list as a file, whose titles are in the reader's language. */
export function csvOf<Row, Words>(
  list: RecordFields<Row, Words>,
  view: FieldView<Row, Words>,
): CsvShape<Row> {
  const cells = fieldsIn(list, list.csv, view);
  const { linesOf = (row: Row) => [row] } = list;
  return {
    columns: cells.map(({ title, field }) => ({ title, kind: TEXTS[field.kind].csv })),
    linesOf: (row) => linesOf(row).map((line) => cells.map(({ field }) => fileText(field, line, view))),
  };
}
