import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { joinItems } from '#app/components/format/joinList.ts';
import { ratesOf } from '#app/features/recordList/approxValue.ts';
import { oneLine, shapeCsv } from '#app/features/recordList/csvShape.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { ApproxLine } from '#app/features/recordList/table/ApproxLine.tsx';
import { amountColumn, momentColumn, NoValue, textColumn } from '#app/features/recordList/table/columns.tsx';
import { IdCell } from '#app/features/recordList/table/IdCell.tsx';
import { TimeCell } from '#app/features/recordList/table/TimeCell.tsx';
import { walletName } from '#app/features/recordList/walletName.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { FrozenAction } from './FrozenAction.tsx';
import { FrozenDrawer } from './FrozenDrawer.tsx';
import { FrozenHead } from './FrozenHead.tsx';
import { actorOf } from './frozenActor.ts';
import { type FrozenAsset, usdOf } from './frozenAssets.ts';
import { FROZEN_FILTERS } from './frozenFilters.ts';
import { FROZEN_SOURCES, SOURCE_IDS } from './frozenSources.ts';
import { whyWords } from './frozenWords.ts';
import './frozen.css';

/** screens.md 1.13: asked for again every 30 s while the page is visible. */
const EVERY_MS = 30_000;

/** Everything that can't be used or can't be withdrawn, with its reason. */
export const FROZEN_ASSETS = defineRecordList({
  id: 'frozen-assets',
  label: ({ t }) => t('screens.frozen.title'),
  filters: FROZEN_FILTERS,
  period: null,
  sources: () => FROZEN_SOURCES,
  isHidden: (row: FrozenAsset, { reason, coin }) =>
    (reason !== undefined && row.reason !== reason) || (coin !== undefined && row.coin !== coin),
  groupOf: ({ coin, reason }, { words }) => (words.group === 'coin' ? coin : reason),
  groupName: ({ coin, reason }, { t, words }) =>
    words.group === 'coin' ? coin : t(`frozen.reason.${reason}`),
  polling: { pendingMs: EVERY_MS, idleMs: EVERY_MS },
  Head: FrozenHead,
  released: ({ amount, coin }, { t, language }) =>
    t('frozen.released', { amount: amountWithUnit(amount, { language, unit: coin }) }),
  columns: ({ t, language, words }) => [
    amountColumn<FrozenAsset>(
      'amount',
      t('transfers.column.amount'),
      ({ amount, coin }) => ({ amount, coin }),
      {
        isFixed: true,
        line: 1,
      },
    ),
    {
      id: 'value',
      title: t('transfers.column.value'),
      align: 'end',
      isExtra: true,
      // What the exchange says it is worth is there before the first price is.
      cell: ({ amount, coin, usd }) =>
        usd === null ? <ApproxLine amount={amount} coin={coin} /> : <ApproxLine amount={usd} coin="USD" />,
    },
    {
      id: 'why',
      title: t('frozen.column.why'),
      isFixed: true,
      cell: (row) => <span className="frozen-why">{whyWords(row, t, language)}</span>,
    },
    // Grouped by reason, the headings say it.
    ...(words.group === 'coin'
      ? [
          textColumn<FrozenAsset>(
            'reason',
            t('frozen.column.reason'),
            ({ reason }) => t(`frozen.reason.${reason}`),
            { line: 2 },
          ),
        ]
      : []),
    textColumn('account', t('history.column.account'), ({ wallet }) => walletName(wallet, t), {
      isExtra: true,
    }),
    momentColumn('since', t('frozen.column.since'), ({ sinceMs }) => sinceMs),
    {
      id: 'release',
      title: t('frozen.column.release'),
      line: 2,
      cell: (row) => {
        const actor = t(`frozen.actor.${actorOf(row)}`);
        return row.releaseMs === null ? (
          actor
        ) : (
          <span className="record-figure">
            <TimeCell atMs={row.releaseMs} />
            <span className="record-under">{actor}</span>
          </span>
        );
      },
    },
    {
      id: 'reference',
      title: t('frozen.column.reference'),
      isExtra: true,
      cell: ({ refId }) => (refId === '' ? <NoValue /> : <IdCell id={refId} />),
    },
    {
      id: 'action',
      title: t('frozen.column.action'),
      isExtra: true,
      cell: (row) => <FrozenAction asset={row} />,
    },
  ],
  csv: {
    fileName: () => 'frozen-assets.csv',
    shape: ({ t, language }) =>
      shapeCsv<FrozenAsset, FrozenAsset>(
        [
          { title: t('terms.coin'), kind: 'text', cell: ({ coin }) => coin },
          { title: t('transfers.column.amount'), kind: 'decimal', cell: ({ amount }) => amount },
          { title: 'USD', kind: 'decimal', cell: (row) => usdOf(row, ratesOf(quoteStore.getState())) ?? '' },
          {
            title: t('frozen.column.reason'),
            kind: 'text',
            cell: ({ reason }) => t(`frozen.reason.${reason}`),
          },
          { title: t('frozen.column.why'), kind: 'text', cell: (row) => whyWords(row, t, language) },
          {
            title: t('frozen.column.actor'),
            kind: 'text',
            cell: (row) => t(`frozen.actor.${actorOf(row)}`),
          },
          { title: t('history.column.account'), kind: 'text', cell: ({ wallet }) => walletName(wallet, t) },
          { title: t('frozen.column.since'), kind: 'time', cell: ({ sinceMs }) => String(sinceMs ?? '') },
          {
            title: t('frozen.column.release'),
            kind: 'time',
            cell: ({ releaseMs }) => String(releaseMs ?? ''),
          },
          { title: t('frozen.column.reference'), kind: 'text', cell: ({ refId }) => refId },
        ],
        oneLine,
      ),
  },
  detail: {
    nameOf: ({ amount, coin, reason }, { t, language }) =>
      joinItems([amountWithUnit(amount, { language, unit: coin }), t(`frozen.reason.${reason}`)], language),
    readId: (text) => (/^[\w-]{6,200}$/.test(text) ? text : null),
    missing: (t) => t('frozen.gone'),
    Drawer: FrozenDrawer,
  },
  missing: (sourceId, t) => {
    const source = SOURCE_IDS.find((id) => id === sourceId);
    return t('frozen.missing', { sources: source === undefined ? sourceId : t(`frozen.source.${source}`) });
  },
  empty: ({ t, isFiltered, clear }) =>
    isFiltered
      ? { text: t('frozen.noMatch'), action: { label: t('records.filter.clear'), onClick: clear } }
      : { text: t('frozen.none'), isGood: true, action: { label: t('frozen.withdraw'), to: '/withdraw' } },
});
