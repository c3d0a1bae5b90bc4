import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Request, RequestOptions } from '#app/bridge/request.ts';
import { formatCount } from '#app/components/format/dates.ts';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { type Conversion, isBooked, onlyLine, outcomeOf } from '#app/features/conversions/conversion.ts';
import { conversionSources, TIMELINE_KINDS } from '#app/features/conversions/conversionSources.ts';
import { readBatch, readConversion } from '#app/features/conversions/readConversion.ts';
import { conversionWords } from '#app/features/conversions/useConversionWords.ts';
import { RateText } from '#app/features/prices/RateText.tsx';
import { dayOf } from '#app/features/recordList/dateRange.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { givenMark } from '#app/features/recordList/outcome.ts';
import { type RecordView, withLooks } from '#app/features/recordList/recordFields.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { SOURCE_KEYS } from '#shared/endpoints/sourceKeys.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { ConversionDrawer } from './ConversionDrawer.tsx';
import { CONVERSION_FIELDS, rateOf } from './conversionFields.ts';
import { CONVERSION_FILTERS, CONVERSION_PERIOD, questionOf } from './conversionFilters.ts';
import { CancelCell, OrderStatusChip } from './OrderCancels.tsx';
import { PairSums } from './PairSums.tsx';

/** "Order not found" (screens.md 0.2). */
const NOT_FOUND = '700004';

/**
 * Asks for one conversion by its id, whatever kind it is of; ok(null) where there is none of this id, and for guests. An error only
 * where a call failed that might have known it.
 */
async function findConversion(
  request: Request,
  id: string,
  options: RequestOptions,
): Promise<Result<Conversion | null>> {
  const [single, batch] = await Promise.all([
    request('convertQuery', { exchangeTxId: id, accountType: SOURCE_KEYS.join(',') }, options),
    request('batchQuery', { exchangeTxId: id }, options),
  ]);
  const row = single.ok
    ? single.value.result?.list.find(({ exchangeTxId }) => exchangeTxId === id)
    : undefined;
  if (row !== undefined) return ok(readConversion(row));
  const record = batch.ok
    ? batch.value.result?.records.find(({ exchangeTxId }) => exchangeTxId === id)
    : undefined;
  if (record !== undefined) return ok(readBatch(record));
  const failed = [single, batch].find((answered) => !answered.ok && answered.error.code !== NOT_FOUND);
  return failed?.ok === false ? failed : ok(null);
}

const FIELDS = withLooks(CONVERSION_FIELDS, {
  given: { look: (row) => <GivenAmount conversion={row} /> },
  booked: { detail: ({ got, isExpected }) => (isExpected ? null : <MoneyText {...got} />) },
  expected: { detail: ({ got, isExpected }) => (isExpected ? <MoneyText {...got} /> : null) },
  rate: { detail: rateDetail((row) => (row.limit === null ? onlyLine(row)?.rate : undefined)) },
  limitPrice: { detail: rateDetail(({ limit }) => limit?.price) },
  filledRate: { detail: rateDetail(({ limit }) => limit?.filledRate) },
  fee: { detail: feeDetail },
  tax: { detail: ({ tax }) => tax && <MoneyText {...tax} /> },
  status: { cell: (row) => <OrderStatusChip conversion={row} /> },
  cancel: { cell: (row) => <CancelCell conversion={row} /> },
});

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
  fields: FIELDS,
  sums: PairSums,
  sumWords: (rows, { t, language, isComplete }) =>
    t(isComplete ? 'history.sums.count' : 'history.sums.newest', {
      count: rows.length,
      formatted: formatCount(rows.length, language),
    }),
  csv: {
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

/** The fee, or the words that there was none. */
function feeDetail({ fee, status }: Conversion, { t }: Pick<RecordView, 't'>): ReactNode {
  if (fee !== null) return <MoneyText {...fee} />;
  return isBooked(status) ? t('history.fact.noFee') : null;
}

/** A rate as markets quote it, and the other way round a press away. */
function rateDetail(rateIn: (row: Conversion) => string | undefined) {
  return (row: Conversion): ReactNode => {
    const shown = rateOf(row, rateIn(row));
    if (shown === null || shown.rate === '') return null;
    const { fromCoin, toCoin, rate, isAsked } = shown;
    return (
      <RateText from={fromCoin} to={toCoin} rate={rate} className={isAsked ? 'num text-text-2' : 'num'} />
    );
  };
}

interface GivenAmountProps {
  readonly conversion: Pick<Conversion, 'lines' | 'status'>;
}

/** What was given: an amount, or the number of coins where they were several. An amount of a failed conversion is grey. */
function GivenAmount({ conversion }: GivenAmountProps) {
  const { t } = useTranslation();
  const line = onlyLine(conversion);
  if (line !== undefined) return <AmountCell {...line.given} mark={givenMark(outcomeOf(line.status))} />;
  const mark = givenMark(outcomeOf(conversion.status));
  return (
    <span className="record-figure" data-mark={mark}>
      {t('conversions.coins', { count: conversion.lines.length })}
      {mark !== undefined && <span className="record-under record-mark">{t(`records.mark.${mark}`)}</span>}
    </span>
  );
}
