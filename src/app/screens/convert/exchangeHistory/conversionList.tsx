import type { TFunction } from 'i18next';
import { formatCount } from '#app/components/format/dates.ts';
import { type Conversion, onlyLine, outcomeOf } from '#app/features/conversions/conversion.ts';
import {
  conversionSources,
  type ListedKind,
  TIMELINE_KINDS,
} from '#app/features/conversions/conversionSources.ts';
import { conversionWords } from '#app/features/conversions/useConversionWords.ts';
import { dayOf } from '#app/features/recordList/dateRange.ts';
import { defineRecordList, type RecordView } from '#app/features/recordList/defineRecordList.ts';
import { gotMark } from '#app/features/recordList/outcome.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import {
  amountColumn,
  idColumn,
  momentColumn,
  rateColumn,
  textColumn,
  timeColumn,
} from '#app/features/recordList/table/columns.tsx';
import type { RateCellProps } from '#app/features/recordList/table/rates.tsx';
import type { RecordColumn } from '#app/features/recordList/table/recordColumn.ts';
import { ConversionDrawer } from './ConversionDrawer.tsx';
import { conversionCsv } from './conversionCsv.ts';
import {
  CONVERSION_FILTERS,
  CONVERSION_PERIOD,
  type ConversionWords,
  questionOf,
} from './conversionFilters.ts';
import { findConversion } from './findConversion.ts';
import { GivenAmount } from './GivenAmount.tsx';
import { CancelCell, OrderStatusChip } from './OrderCancels.tsx';
import { PairSums } from './PairSums.tsx';

/** screens.md 1.2. */
export const CONVERSIONS = defineRecordList({
  id: ({ type }) => `exchange-history-${type ?? 'all'}`,
  label: ({ t, words }) => t(`history.tab.${words.type ?? 'all'}`),
  filters: CONVERSION_FILTERS,
  period: CONVERSION_PERIOD,
  sources: (words) => conversionSources(questionOf(words)),
  // Batches can't be asked for by what was given (screens.md 2.2).
  isHidden: ({ lines }: Conversion, { fromCoin }) =>
    fromCoin !== undefined && !lines.some(({ given }) => given.coin === fromCoin),
  columns: conversionColumns,
  sums: PairSums,
  sumWords: (rows, { t, language, isComplete }) =>
    t(isComplete ? 'history.sums.count' : 'history.sums.newest', {
      count: rows.length,
      formatted: formatCount(rows.length, language),
    }),
  csv: {
    shape: ({ t, language }) => conversionCsv(t, conversionWords(t, language)),
    fileName: ({ words: { type = 'all' }, span }) =>
      `conversions-${type}-${dayOf(span.startMs)}-${dayOf(span.endMs)}.csv`,
    statement: 'convert',
  },
  detail: {
    nameOf: (conversion, { t, language }) => conversionWords(t, language).name(conversion),
    find: findConversion,
    missing: (t) => t('history.id.missing'),
    search: { label: (t) => t('history.filter.id'), fault: (t) => t('history.filter.badId') },
    Drawer: ConversionDrawer,
  },
  missing: (sourceId, t) => {
    const kind = kindOfSource(sourceId);
    return t('history.incomplete', {
      kinds:
        kind === 'block' || kind === 'lowBalance' ? t(`conversions.kind.${kind}`) : t(`history.tab.${kind}`),
    });
  },
  empty: ({ t, words, isFiltered, widen, clear }) => ({
    text: t(`history.none.${words.type ?? 'all'}`),
    action:
      widen !== null
        ? { label: t('history.widen'), onClick: widen }
        : isFiltered
          ? { label: t('records.filter.clear'), onClick: clear }
          : { label: t('history.convert'), to: '/exchange/index' },
  }),
});

/** The kind that a source's rows are of: its id begins with it. */
function kindOfSource(sourceId: string): (typeof TIMELINE_KINDS)[number] {
  return TIMELINE_KINDS.find((kind) => sourceId === kind || sourceId.startsWith(`${kind}-`)) ?? 'instant';
}

const ORDER = ['time', 'given', 'got', 'limitPrice', 'filledRate', 'status', 'cancel', 'expires'] as const;

/** The columns of a tab in their order (screens.md 1.2, "Shows"); a tax column only where there is a tax. */
function idsOf(tab: ListedKind | undefined, hasTax: boolean) {
  const charges = ['fee', ...(hasTax ? (['tax'] as const) : [])] as const;
  // For an order, actions and expiry come first; all of them are of the funding account.
  if (tab === 'limit') return [...ORDER, ...charges, 'account', 'id'] as const;
  const kind = tab === undefined ? (['kind'] as const) : [];
  return ['time', ...kind, 'given', 'got', 'rate', 'status', 'account', ...charges, 'id'] as const;
}

function conversionColumns(
  { t, language, words: { type } }: RecordView<ConversionWords>,
  rows: readonly Conversion[],
): readonly RecordColumn<Conversion>[] {
  const words = conversionWords(t, language);
  const title = titlesOf(t);
  const hasTax = rows.some(({ tax }) => tax !== null);
  const columnById: Readonly<Record<ReturnType<typeof idsOf>[number], RecordColumn<Conversion>>> = {
    time: timeColumn(title('time')),
    kind: textColumn('kind', title('kind'), ({ kind }) => words.kind(kind)),
    account: textColumn('account', title('account'), ({ sourceKey }) => words.account(sourceKey), {
      isExtra: true,
    }),
    given: {
      ...{ id: 'given', title: title('given'), align: 'end', isFixed: true, line: 1 },
      amountOf: (row) => onlyLine(row)?.given ?? null,
      cell: (row) => <GivenAmount conversion={row} />,
    },
    got: {
      ...{ id: 'got', title: title('got'), align: 'end', isFixed: true, line: 1, isOutcome: true },
      amountOf: ({ got }) => got,
      cell: ({ got, status }) => <AmountCell {...got} mark={gotMark(outcomeOf(status))} hasWorth />,
    },
    rate: rateColumn('rate', title('rate'), (row) => rateOf(row, onlyLine(row)?.rate)),
    limitPrice: rateColumn('limitPrice', title('limitPrice'), (row) => rateOf(row, row.limit?.price)),
    filledRate: rateColumn(
      'filledRate',
      title('filledRate'),
      (row) => rateOf(row, row.limit?.filledRate),
      {},
    ),
    expires: momentColumn('expires', title('expires'), ({ limit }) => limit?.expiresAtMs ?? null),
    fee: amountColumn('fee', title('fee'), ({ fee }) => fee, { isExtra: true }),
    tax: amountColumn('tax', title('tax'), ({ tax }) => tax, { isExtra: true }),
    status: {
      ...{ id: 'status', title: title('status'), isFixed: true, line: 2 },
      cell: (row) => <OrderStatusChip conversion={row} />,
    },
    id: idColumn(title('id')),
    cancel: {
      ...{ id: 'cancel', title: title('cancel'), isFixed: true },
      cell: (row) => <CancelCell conversion={row} />,
    },
  };
  return idsOf(type, hasTax).map((id) => columnById[id]);
}

function titlesOf(t: TFunction) {
  return (id: ReturnType<typeof idsOf>[number]): string => t(`history.column.${id}`);
}

/** A price of what was one line; batches have none. Of what came to nothing it is what was asked for. */
function rateOf(row: Conversion, rate = ''): RateCellProps | null {
  const line = onlyLine(row);
  if (line === undefined) return null;
  const isAsked = outcomeOf(row.status) === 'void';
  return { fromCoin: line.given.coin, toCoin: line.got.coin, rate, isAsked };
}
