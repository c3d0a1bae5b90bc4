import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { defineRecordList, type RecordSumsProps } from '#app/features/recordList/defineRecordList.ts';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { type RecordView, withLooks } from '#app/features/recordList/recordFields.ts';
import {
  choiceFilter,
  listedFilter,
  readCoin,
  readNotional,
  textFilter,
} from '#app/features/recordList/recordFilters.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { PairSumTable } from '#app/features/recordList/table/PairSumTable.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import { BLOCK_STATUSES } from '../blockStatus.ts';
import { useBlockPair } from '../useBlockPair.ts';
import { BlockTradeDrawer } from './BlockTradeDrawer.tsx';
import { BLOCK_FIELDS, hasFee } from './blockFields.ts';
import { type BlockTrade, bookedAmounts, findTrade, MAX_DAYS, tradeSources } from './blockTrades.ts';

const WHOLE_YEAR = { kind: 'preset', preset: 'year' } as const;
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
    status: choiceFilter('terms.status', BLOCK_STATUSES, (status, t) => t(`records.status.${status}`)),
    minNotional: textFilter('block.history.minNotional', readNotional, 'block.history.notNumber'),
  },
  sources: tradeSources,
  fields: withLooks(BLOCK_FIELDS, {
    diff: { look: ({ trade }) => <BasisPoints bp={trade.diffBp} /> },
    fee: { detail: feeOrNone },
  }),
  sums: BlockSums,
  csv: { fileName: () => 'block-trades.csv' },
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

function feeOrNone(row: BlockTrade, { t }: Pick<RecordView, 't'>): ReactNode {
  const { feeAmount, feeCoin } = row.trade;
  return hasFee(row) ? <AmountCell amount={feeAmount} coin={feeCoin} /> : t('block.history.noFee');
}

/** A distance from spot in basis points with its sign, "−3.2 bp". */
function BasisPoints({ bp }: { readonly bp: string }) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const rounded = roundPlain(bp, 1);
  const sign = !rounded.startsWith('-') && /[1-9]/.test(rounded) ? '+' : '';
  return <LtrText className="num">{t('block.history.bp', { bp: `${sign}${price(rounded)}` })}</LtrText>;
}

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
