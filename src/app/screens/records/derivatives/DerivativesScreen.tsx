import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { formatCount } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { withLabel } from '#app/components/format/joinTexts.ts';
import { dayOf, type Span } from '#app/features/recordList/dateRange.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import type { RecordPeriod } from '#app/features/recordList/recordAddress.ts';
import {
  choiceFilter,
  listedFilter,
  oneOf,
  readCoin,
  type TabFilter,
  textFilter,
} from '#app/features/recordList/recordFilters.ts';
import { ScrolledRows } from '#app/features/recordList/table/ScrolledRows.tsx';
import { useRecordAddress } from '#app/features/recordList/useRecordAddress.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore, type RecordAccount, setRecordCoins } from '#app/stores/globalStore.ts';
import { findGaps } from './findGaps.ts';
import { LogTools } from './LogTools.tsx';
import { LOG_FIELDS } from './logFields.tsx';
import { ASKED_TYPES } from './logRow.ts';
import { logSources } from './logSource.ts';
import { sumLog } from './sumLog.ts';
import './derivatives.css';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import type { RecordDrawerProps, RecordSumsProps } from '#app/features/recordList/defineRecordList.ts';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { SumTable } from '#app/features/recordList/table/SumTable.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { LogSum } from '#shared/money/openLogSums.ts';
import type { Language } from '#shared/site/languages.ts';
import { formulasOf } from './formulas.ts';
import type { LogRow } from './logRow.ts';
import { typeOf } from './logRow.ts';

const FIGURES = ['funding', 'fee', 'cashFlow', 'change'] as const;

/** Funding, fee, cash flow and change of the current filter, by type, with the realised result apart (screens.md 0.2c). */
function LogSums({ rows, ...props }: RecordSumsProps<LogRow>) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  return (
    <SumTable
      {...props}
      title={t('derivatives.sums')}
      text={t('derivatives.rule')}
      sums={sumLog(rows)}
      keyOf={({ coin, type }) => `${coin} ${type}`}
      columns={[
        { title: t('derivatives.col.coin'), cell: (sum: LogSum) => sumName(sum, t) },
        ...FIGURES.map((figure) => ({
          title: t(`derivatives.col.${figure}`),
          cell: (sum: LogSum) => price(sum[figure]),
        })),
      ]}
    />
  );
}

/** What is summed: "USDT · Trade", "USDT · Realised result", and "USDT" for all of it. */
function sumName({ coin, kind, type }: LogSum, t: TFunction): string {
  if (kind === 'all') return coin;
  const name = kind === 'type' ? t(`derivatives.type.${typeOf(type)}`) : t(`derivatives.total.${kind}`);
  return `${coin} · ${name}`;
}

/** What a row is called in titles and for screen readers: "Trade · 21 Nov 2026, 09:41:07". */
function nameRow({ type, atMs }: LogRow, t: TFunction, language: Language): string {
  return `${t(`derivatives.type.${type}`)} · ${formatMoment(atMs, language)}`;
}

/** A change whole: how it came about, with every figure (screens.md 1.12, "Row drawer"). */
function DerivativeDrawer({ row, facts, onClose }: RecordDrawerProps<LogRow>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { entry } = row;
  const { isRight } = formulasOf(entry, figuresOf(language).price);
  return (
    <RecordDetail
      onClose={onClose}
      title={nameRow(row, t, language)}
      results={[{ amount: entry.change, coin: entry.currency }]}
      steps={[]}
      meaning={t(isRight ? 'derivatives.rule' : 'derivatives.wrong')}
      facts={facts}
    />
  );
}

/** Two years, a leap day included (screens.md 1.12). */
const MAX_DAYS = 731;
const PERIOD = {
  ...{ maxDays: MAX_DAYS, maxDaysBack: MAX_DAYS, hasYear: true },
  initial: { kind: 'preset', preset: '30d' },
} as const satisfies RecordPeriod;

/** Every change of the derivatives wallet (screens.md 1.12). */
const DERIVATIVES = defineRecordList({
  id: 'derivatives',
  label: ({ t }) => t('screens.derivatives.title'),
  period: PERIOD,
  filters: {
    type: choiceFilter('derivatives.col.type', ASKED_TYPES, (type, t) => t(`derivatives.type.${type}`), {
      isInLine: true,
    }),
    coin: {
      ...listedFilter({
        label: (t) => t('derivatives.col.coin'),
        read: readCoin,
        useValues: useContractCoins,
      }),
      isInLine: true,
    },
    contract: textFilter(
      'derivatives.col.contract',
      (text) => (/^[\w-]{2,32}$/.test(text) ? text.toUpperCase() : null),
      'derivatives.badContract',
      { isInLine: true },
    ),
    group: { kind: 'tab', read: oneOf(['order']) } satisfies TabFilter<'order'>,
  },
  sources: logSources,
  fields: LOG_FIELDS,
  Scrolled: ScrolledRows,
  groupOf: ({ entry }, { words }) => (words.group === undefined ? null : entry.orderId),
  groupName: ({ entry }, { t }) =>
    entry.orderId === ''
      ? t('derivatives.noOrder')
      : t('derivatives.order', { id: `\u2068${entry.orderId}\u2069` }),
  sums: LogSums,
  sumWords: (rows, { t, language, words, isComplete, leftOut }) => {
    const { price } = figuresOf(language);
    const counted = { formatted: formatCount(rows.length, language) };
    const gaps = findGaps(rows, words, leftOut).size;
    return [
      t(isComplete ? 'records.count.all' : 'records.count.newest', counted),
      ...(['all', 'result'] as const).flatMap((kind) =>
        sumLog(rows)
          .filter((sum) => sum.kind === kind)
          .map(({ coin, change }) => {
            const name = t(kind === 'all' ? 'derivatives.col.change' : 'derivatives.total.result');
            return withLabel(name, `\u2066${price(change)} ${coin}\u2069`, language);
          }),
      ),
      ...(gaps === 0 ? [] : [t('derivatives.gaps', { formatted: formatCount(gaps, language) })]),
    ].join(' · ');
  },
  csv: {
    fileName: ({ span }) => `derivatives-${dayOf(span.startMs)}-${dayOf(span.endMs)}.csv`,
    statement: 'derivatives',
  },
  detail: {
    nameOf: (row, { t, language }) => nameRow(row, t, language),
    readId: (text) => (/^[\w-]{1,64}$/.test(text) ? text : null),
    Drawer: DerivativeDrawer,
  },
  failed: (t) => t('derivatives.failed'),
  missing: (_sources, t) => t('derivatives.missing'),
  Notice: ListTools,
  empty: ({ t, isFiltered, widen, clear }) => ({
    text: t('derivatives.empty'),
    action:
      widen !== null
        ? { label: t('derivatives.wider'), onClick: widen }
        : isFiltered
          ? { label: t('records.filter.clear'), onClick: clear }
          : { label: t('derivatives.export'), to: '/exportStatment?type=derivatives' },
  }),
});

/** The return type is written out, since the list refers to this component, and the component to the list. */
function ListTools({ span }: { readonly span: Span }): ReactNode {
  const { address, change, setWord } = useRecordAddress(DERIVATIVES);
  return (
    <LogTools
      span={span}
      period={PERIOD}
      isGrouped={address.words.group === 'order'}
      onGroup={(isGrouped) => setWord('group', isGrouped ? 'order' : '')}
      onRange={(range) => change({ range })}
    />
  );
}

/** The coins that derivatives are settled in (screens.md 1.12). */
function useContractCoins(): readonly string[] {
  useRecordCoinLists();
  return useStore(globalStore, ({ global }) => global.recordCoinList.contract).map(({ coin }) => coin);
}

/** /records/derivatives. */
export function DerivativesScreen() {
  return <RecordListScreen list={DERIVATIVES} />;
}

/** Fills the three lists of `recordCoinList` (screens.md 0.2a, 0.2c), which the gateway keeps for all tabs. */
function useRecordCoinLists(): void {
  useRecordCoinList('spot');
  useRecordCoinList('contract');
  useRecordCoinList('fund');
}

function useRecordCoinList(account: RecordAccount): void {
  const { answer } = useApiQuery('coinList', { scene: 'record', accountType: account });
  const list = answer?.result?.list;
  useEffect(() => {
    if (list !== undefined) setRecordCoins(account, list);
  }, [account, list]);
}

export { DerivativesScreen as Component };
