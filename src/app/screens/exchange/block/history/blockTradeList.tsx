import { formatMoment } from '#app/components/format/dates.ts';
import { defineRecordList } from '#app/records/defineRecordList.ts';
import { shapeCsv } from '#app/records/exportCsv.ts';
import { choiceFilter, readCoin, readNotional } from '#app/records/recordFilters.ts';
import { amountColumn, idColumn, rateColumn, statusColumn, timeColumn } from '#app/records/table/columns.tsx';
import { shortRate } from '#app/screens/exchange/ticketForm/indicativeRate.ts';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { WIRE_BY_STATUS } from '../blockStatus.ts';
import { useBlockPair } from '../useBlockPair.ts';
import { BasisPoints, BlockTradeDrawer } from './BlockTradeDrawer.tsx';
import { type BlockTrade, findTrade, MAX_DAYS, tradeSources } from './blockTrades.ts';
import { MonthSums } from './MonthSums.tsx';

const STATUSES = [
  'quoted',
  'confirmed',
  'settled',
  'rejected',
] as const satisfies (keyof typeof WIRE_BY_STATUS)[];

const soldOf = ({ trade }: BlockTrade) => ({ amount: trade.fromAmount, coin: trade.fromCoin });
const receivedOf = ({ trade }: BlockTrade) => ({ amount: trade.toAmount, coin: trade.toCoin });
const rateOf = ({ trade }: BlockTrade) => ({ ...trade, rate: trade.convertRate });
const spotOf = ({ trade }: BlockTrade) => ({ ...trade, rate: shortRate(trade.spotRate) });
const notionalOf = ({ trade }: BlockTrade) =>
  ({ amount: trade.notionalUsd, coin: 'USD', scale: 2, usd: trade.notionalUsd }) as const;

/** screens.md 1.8. */
export const BLOCK_TRADES = defineRecordList({
  id: 'block',
  label: ({ t }) => t('screens.blockHistory.title'),
  period: { maxDays: MAX_DAYS, initial: { kind: 'preset', preset: '90d' } },
  filters: {
    coin: {
      kind: 'choice',
      label: (t) => t('block.history.coin'),
      read: readCoin,
      useOptions: ({ coin }) => {
        const { coins } = useBlockPair('BTC', 'USDT');
        const listed = new Set([...(coin === undefined ? [] : [coin]), ...coins]);
        return [...listed].map((value) => ({ value, label: value }));
      },
    },
    status: choiceFilter({
      label: (t) => t('block.history.status'),
      values: STATUSES,
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
    timeColumn<BlockTrade>(t('block.history.col.time')),
    amountColumn('sold', t('block.history.col.sold'), soldOf, { isFixed: true }),
    amountColumn('received', t('block.history.col.received'), receivedOf, { isFixed: true }),
    rateColumn('rate', t('block.history.col.rate'), rateOf),
    rateColumn('spot', t('block.history.col.spot'), spotOf, {}),
    {
      id: 'diff',
      title: t('block.history.col.diff'),
      align: 'end',
      compare: (one, other) => compareDecimals(one.trade.diffBp, other.trade.diffBp),
      cell: ({ trade }) => <BasisPoints bp={trade.diffBp} />,
    },
    amountColumn('notional', t('block.history.col.notional'), notionalOf, {
      compare: (one, other) => compareDecimals(one.trade.notionalUsd, other.trade.notionalUsd),
    }),
    {
      id: 'account',
      title: t('block.history.col.account'),
      cell: ({ trade }) => t(SOURCE_ACCOUNTS[trade.accountType].labelKey),
    },
    statusColumn(t('block.history.col.status'), ({ status }) => status, { isFixed: true }),
    idColumn(t('block.history.col.id')),
    {
      id: 'documents',
      title: t('block.history.col.documents'),
      align: 'end',
      cell: ({ trade }) => <span className="num">{trade.documents.length}</span>,
    },
  ],
  sums: MonthSums,
  csv: {
    fileName: () => 'block-trades.csv',
    // Plain figures and times in UTC: accountants compare them with the books of others.
    shape: ({ t }) =>
      shapeCsv<BlockTrade, BlockTrade>(
        [
          { title: t('block.history.csv.time'), kind: 'time', cell: ({ trade }) => trade.createdAt },
          { title: t('block.history.col.id'), kind: 'text', cell: ({ id }) => id },
          { title: t('block.history.col.status'), kind: 'text', cell: ({ status }) => status },
          { title: t('block.history.col.account'), kind: 'text', cell: ({ trade }) => trade.accountType },
          ...[
            ['block.history.csv.soldAmount', 'decimal', 'fromAmount'] as const,
            ['block.history.csv.soldCoin', 'text', 'fromCoin'] as const,
            ['block.history.csv.gotAmount', 'decimal', 'toAmount'] as const,
            ['block.history.csv.gotCoin', 'text', 'toCoin'] as const,
            ['block.history.col.rate', 'decimal', 'convertRate'] as const,
            ['block.history.col.spot', 'decimal', 'spotRate'] as const,
            ['block.history.col.diff', 'decimal', 'diffBp'] as const,
            ['block.history.col.notional', 'decimal', 'notionalUsd'] as const,
            ['block.history.fee', 'decimal', 'feeAmount'] as const,
            ['block.history.csv.feeCoin', 'text', 'feeCoin'] as const,
            ['block.history.tax', 'decimal', 'taxAmount'] as const,
            ['block.history.csv.quotedAt', 'time', 'quotedAt'] as const,
            ['block.history.csv.settledAt', 'time', 'settledAt'] as const,
          ].map(([key, kind, field]) => ({
            title: t(key),
            kind,
            cell: ({ trade }: BlockTrade) => trade[field] ?? '',
          })),
        ],
        (row) => [row],
      ),
  },
  detail: {
    nameOf: ({ atMs }, { t, language }) => t('block.history.one', { time: formatMoment(atMs, language) }),
    find: findTrade,
    Drawer: BlockTradeDrawer,
  },
  failed: (t) => t('block.history.failed'),
  empty: ({ t, isNarrowed, show }) =>
    isNarrowed
      ? {
          text: t('block.history.empty'),
          action: {
            label: t('block.history.wider'),
            onClick: () => show({ words: {}, range: { kind: 'preset', preset: 'year' } }),
          },
        }
      : {
          text: t('block.history.emptyAll'),
          action: { label: t('block.history.toIndex'), to: '/otc/index' },
        },
});
