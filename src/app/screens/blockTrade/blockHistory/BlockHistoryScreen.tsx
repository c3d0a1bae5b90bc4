import { useTranslation } from 'react-i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import { defineRecordList, type RecordSumsProps } from '#app/features/recordList/defineRecordList.ts';
import { givenMark, gotMark } from '#app/features/recordList/outcome.ts';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import {
  choiceFilter,
  listedFilter,
  readCoin,
  readNotional,
} from '#app/features/recordList/recordFilters.ts';
import {
  amountColumn,
  idColumn,
  rateColumn,
  statusColumn,
  textColumn,
  timeColumn,
} from '#app/features/recordList/table/columns.tsx';
import { PairSumTable } from '#app/features/recordList/table/PairSumTable.tsx';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { BLOCK_STATUSES } from '../blockStatus.ts';
import { useBlockPair } from '../useBlockPair.ts';
import { BasisPoints, BlockTradeDrawer } from './BlockTradeDrawer.tsx';
import { blockCsv } from './blockCsv.ts';
import { type BlockTrade, bookedAmounts, findTrade, MAX_DAYS, tradeSources } from './blockTrades.ts';

const WHOLE_YEAR = { kind: 'preset', preset: 'year' } as const;
const soldOf = ({ trade, outcome }: BlockTrade) => ({
  ...{ amount: trade.fromAmount, coin: trade.fromCoin, mark: givenMark(outcome) },
});
const receivedOf = ({ trade, received, outcome }: BlockTrade) => ({
  ...{ amount: received, coin: trade.toCoin, mark: gotMark(outcome) },
});
const rateOf = ({ trade, outcome }: BlockTrade) => ({
  ...{ fromCoin: trade.fromCoin, toCoin: trade.toCoin, rate: trade.convertRate, isAsked: outcome === 'void' },
});
const spotOf = ({ trade }: BlockTrade) => ({ ...trade, rate: trade.spotRate });
const documentsOf = ({ trade }: BlockTrade) => String(trade.documents.length);
const notionalOf = ({ trade, outcome }: BlockTrade) => ({
  ...{ amount: trade.notionalUsd, coin: 'USD', scale: 2, usd: trade.notionalUsd, mark: givenMark(outcome) },
});

/** Every block trade with its price, settlement and documents (screens.md 1.8). */
const BLOCK_TRADES = defineRecordList({
  id: 'block',
  label: ({ t }) => t('screens.blockHistory.title'),
  period: { maxDays: MAX_DAYS, initial: { kind: 'preset', preset: '90d' } },
  filters: {
    coin: listedFilter({
      label: (t) => t('terms.coin'),
      read: readCoin,
      useValues: () => useBlockPair('BTC', 'USDT').coins,
    }),
    status: choiceFilter({
      label: (t) => t('terms.status'),
      values: BLOCK_STATUSES,
      name: (status, t) => t(`records.status.${status}`),
    }),
    minNotional: {
      kind: 'text',
      label: (t) => t('block.history.minNotional'),
      read: readNotional,
      fault: (t) => t('block.history.notNumber'),
    },
  },
  sources: tradeSources,
  columns: ({ t }) => [
    timeColumn<BlockTrade>(t('terms.time')),
    amountColumn('sold', t('block.history.col.sold'), soldOf, { isFixed: true, line: 1 }),
    amountColumn('received', t('block.history.col.received'), receivedOf, {
      isFixed: true,
      line: 1,
      isOutcome: true,
    }),
    rateColumn('rate', t('terms.rate'), rateOf),
    rateColumn('spot', t('block.history.col.spot'), spotOf, { isExtra: true }),
    {
      id: 'diff',
      title: t('block.history.col.diff'),
      align: 'end',
      isExtra: true,
      compare: (one, other) => compareDecimals(one.trade.diffBp, other.trade.diffBp),
      cell: ({ trade }) => <BasisPoints bp={trade.diffBp} />,
    },
    amountColumn('notional', t('block.history.col.notional'), notionalOf, {
      compare: (one, other) => compareDecimals(one.trade.notionalUsd, other.trade.notionalUsd),
    }),
    textColumn(
      'account',
      t('block.history.col.account'),
      ({ trade }) => t(SOURCE_ACCOUNTS[trade.accountType].labelKey),
      { isExtra: true },
    ),
    statusColumn(t('terms.status'), ({ status }) => status, { isFixed: true }),
    idColumn(t('block.history.col.id')),
    textColumn('documents', t('block.history.col.documents'), documentsOf, { align: 'end', isExtra: true }),
  ],
  sums: BlockSums,
  csv: {
    fileName: () => 'block-trades.csv',
    shape: ({ t }) => blockCsv(t),
  },
  detail: {
    nameOf: ({ atMs }, { t, language }) => t('block.history.one', { time: formatMoment(atMs, language) }),
    find: findTrade,
    Drawer: BlockTradeDrawer,
  },
  failed: (t) => t('block.history.failed'),
  empty: ({ t, isNarrowed, show }) => ({
    text: t(isNarrowed ? 'block.history.empty' : 'block.history.emptyAll'),
    action: isNarrowed
      ? { label: t('block.history.wider'), onClick: () => show({ words: {}, range: WHOLE_YEAR }) }
      : { label: t('block.history.toIndex'), to: '/otc/index' },
  }),
});

function BlockSums({ rows, ...props }: RecordSumsProps<BlockTrade>) {
  const { t } = useTranslation();
  const texts = { title: t('block.history.sums.title'), text: t('block.history.sums.note') };
  return <PairSumTable {...props} {...texts} amounts={bookedAmounts(rows)} />;
}

/** /otc/history. */
export function BlockHistoryScreen() {
  return <RecordListScreen list={BLOCK_TRADES} />;
}

export { BlockHistoryScreen as Component };
