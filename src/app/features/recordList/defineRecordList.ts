import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Request, RequestOptions } from '#app/bridge/request.ts';
import type { EmptyStateProps } from '#app/components/EmptyState.tsx';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import type { Result } from '#shared/result/result.ts';
import type { RecordFileType } from '#shared/site/recordFileTypes.ts';
import type { DateRange, Span } from './dateRange.ts';
import type { RecordPeriod } from './recordAddress.ts';
import type { RecordFields, RecordView } from './recordFields.ts';
import type { FilterTable, ReadWord, Say, WordsOf } from './recordFilters.ts';
import type { RecordRow, RecordSource } from './recordSource.ts';
import type { RecordFact } from './table/fieldCells.tsx';
import type { ScrolledRowsProps } from './table/scrolledList.ts';
import type { RecordPolling } from './useRecords.ts';

/** What can be offered where no row is there. */
export interface EmptyView<Words> extends RecordView<Words> {
  /** Something is narrowed down: a filter, or another period than the first one. */
  readonly isNarrowed: boolean;
  /** A filter is set, whatever the period is. */
  readonly isFiltered: boolean;
  /** Shows the list as it begins; tabs stay. */
  readonly clear: () => void;
  /** Asks for a longer period; null where it is the longest already. */
  readonly widen: (() => void) | null;
  /** Shows the list with other filters or another period. */
  readonly show: (change: { readonly words?: Words; readonly range?: DateRange }) => void;
}

/** What the sums of a list are computed from. */
export interface RecordSumsProps<Row> {
  /** The loaded rows that pass the filters. */
  readonly rows: readonly Row[];
  /** Whether all rows are loaded. */
  readonly isComplete: boolean;
  /** Whether more rows are being loaded. */
  readonly isLoading: boolean;
  /** Loads the other rows, up to 1,000; null where that was asked for already. */
  readonly onLoadAll: (() => void) | null;
}

/** What the part above a list is given. */
export interface RecordHeadProps<Row, Words> {
  /** The loaded rows that pass the filters. */
  readonly rows: readonly Row[];
  /** All loaded rows, those hidden by filters included. */
  readonly allRows: readonly Row[];
  readonly isLoading: boolean;
  /** A source did not answer: `rows` may be too few. */
  readonly hasFailed: boolean;
  readonly words: Words;
  /** Sets a word of the address; "" takes it away. */
  readonly onWord: (name: keyof Words & string, word: string) => void;
}

/** A part of a list on a page that has more than this list. */
export interface RecentRecords {
  /** How many of the newest rows are shown until all are asked for. */
  readonly rows: number;
  /** Columns of the whole list that the part does without. */
  readonly without?: readonly string[];
  readonly title: Say;
  /** "All deposits": shows the whole list in the same place. */
  readonly all: Say;
}

export interface RecordDrawerProps<Row> {
  readonly row: Row;
  /** What its fields say in the details. */
  readonly facts: readonly RecordFact[];
  readonly onClose: () => void;
}

/** The details of a row, whose id is in the address. */
export interface RecordDetails<Row, Words> {
  /** What a row is called when it is opened: "the conversion of 21 Nov 2026, 09:41:07". */
  readonly nameOf: (row: Row, view: RecordView<Words>) => string;
  /** The drawer, a RecordDetail. */
  readonly Drawer: ComponentType<RecordDrawerProps<Row>>;
  /** Asks for a row that the filter does not show; ok(null) where there is none of this id. */
  readonly find?: (request: Request, id: string, options: RequestOptions) => Promise<Result<Row | null>>;
  /** Shown where there is none; a general text without it. */
  readonly missing?: Say;
  /** By default 6 to 64 letters, digits and "_". */
  readonly readId?: ReadWord;
  /** A field of the filter bar that opens a row by its id. */
  readonly search?: { readonly label: Say; readonly fault: Say };
}

/** The CSV of the current filter, which the files worker writes (screens.md 0.2a). */
export interface RecordCsv<Words> {
  /** "conversions.csv". */
  readonly fileName: (view: RecordView<Words>) => string;
  /** The type of the statement that holds more rows than a file; without it the statement's page begins empty. */
  readonly statement?: RecordFileType;
}

/** Rows can be ticked, and something done with all that are. */
export interface RecordSelection<Row> {
  readonly Actions: ComponentType<{ readonly rows: readonly Row[]; readonly onDone: () => void }>;
  readonly isSelectable?: (row: Row) => boolean;
}

/** A list of records: where its rows come from and what is shown of them. RecordListScreen does everything else. */
export interface RecordList<Row extends RecordRow, Filters extends FilterTable> {
  /** Names it on this device, where hidden columns are remembered under it. */
  readonly id: string | ((words: WordsOf<Filters>) => string);
  /** What the records are, for screen readers. */
  readonly label: (view: RecordView<WordsOf<Filters>>) => string;
  readonly filters: Filters;
  /** Null for a list without dates. */
  readonly period: RecordPeriod | null;
  /** Parameters of the address that are the screen's own. */
  readonly others?: readonly string[];
  /** The calls that answer the filters; their rows become one timeline. */
  readonly sources: (words: WordsOf<Filters>) => readonly RecordSource<Row>[];
  /** Rows that the calls can't leave out by themselves. */
  readonly isHidden?: (row: Row, words: WordsOf<Filters>) => boolean;
  /** Rows of zero value, which a switch above the table hides. */
  readonly isZero?: (row: Row) => boolean;
  /** What there is of a row, and which of it is in the table, the details and the file. */
  readonly fields: RecordFields<Row, WordsOf<Filters>>;
  /** The group of a row, named by any word of the row, such as its coin; null where rows are not grouped. */
  readonly groupOf?: (row: Row, view: RecordView<WordsOf<Filters>>) => string | null;
  /** The heading above the group of a row; the word itself without it. */
  readonly groupName?: (row: Row, view: RecordView<WordsOf<Filters>>) => string;
  /** Shows one long list in place of pages, of which only the rows in sight are there: ScrolledRows. */
  readonly Scrolled?: ComponentType<ScrolledRowsProps<Row>>;
  readonly selection?: RecordSelection<Row>;
  /** Opened by the line at the foot. */
  readonly sums?: ComponentType<RecordSumsProps<Row>>;
  /** The line at the foot: "42 conversions, fees 12.40 USD"; how many rows there are without it. */
  readonly sumWords?: (
    rows: readonly Row[],
    view: RecordView<WordsOf<Filters>> & {
      readonly isComplete: boolean;
      /** Rows that can't be read, beside these. */
      readonly leftOut: LeftOut | undefined;
    },
  ) => string;
  /** Only the newest rows are shown, until all are asked for or the address narrows them down. */
  readonly recent?: RecentRecords;
  readonly csv?: RecordCsv<WordsOf<Filters>>;
  readonly detail: RecordDetails<Row, WordsOf<Filters>>;
  readonly empty: (view: EmptyView<WordsOf<Filters>>) => EmptyStateProps;
  /** The title of an error that left no row at all. */
  readonly failed?: Say;
  /** Names the rows that are missing where some sources failed; by default the error of the first one is shown. */
  readonly missing?: (sourceId: string, t: TFunction) => string;
  /** Above the rows, such as where older records are. */
  readonly Notice?: ComponentType<{ readonly span: Span }>;
  readonly polling?: RecordPolling;
  /** Part above the filters: figures of all rows that pass them, and choices that are no filters. */
  readonly Head?: ComponentType<RecordHeadProps<Row, WordsOf<Filters>>>;
  /**
   * The notice about a row that the exchange no longer has, beside the rows that are left; null for none. The row fades out.
   * Without it such rows just disappear.
   */
  readonly released?: (row: Row, view: RecordView<WordsOf<Filters>>, left: readonly Row[]) => string | null;
}

/** Checks a definition and gives it back: its filters say which words the other parts have. */
export function defineRecordList<Row extends RecordRow, const Filters extends FilterTable>(
  list: RecordList<Row, Filters>,
): RecordList<Row, Filters> {
  return list;
}
