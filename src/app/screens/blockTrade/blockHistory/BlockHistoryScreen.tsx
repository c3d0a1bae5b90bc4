import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
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
import { DocumentLinks } from '#app/features/recordList/table/DocumentLinks.tsx';
import { PairSumTable } from '#app/features/recordList/table/PairSumTable.tsx';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApi } from '#app/queries/useApi.ts';
import { compareDecimals, roundPlain } from '#shared/money/plainDecimals.ts';
import { BLOCK_STATUSES } from '../blockStatus.ts';
import { TradeTicket } from '../TradeTicket.tsx';
import type { BlockRow } from '../ticketText.ts';
import { convertWould } from '../tradePaths.ts';
import { useBlockPair, usePathPricing } from '../useBlockPair.ts';
import { BLOCK_FIELDS, hasFee, msOf } from './blockFields.ts';
import { blockSteps } from './blockSteps.ts';
import { type BlockTrade, bookedAmounts, findTrade, MAX_DAYS, tradeSources } from './blockTrades.ts';

/** A trade whole: both clocks, every figure, what convert would have given, documents, and the ticket (screens.md 1.8). */
function BlockTradeDrawer({ row, facts, onClose }: RecordDrawerProps<BlockTrade>) {
  const { t } = useTranslation();
  const request = useApi();
  const time = formatMoment(row.atMs, useLanguage());
  const { trade, status, atMs } = row;
  const endedAtMs = msOf(trade.settledAt) ?? msOf(trade.finishedAt);
  return (
    <RecordDetail
      onClose={onClose}
      title={t('block.history.title', { from: trade.fromCoin, to: trade.toCoin, time })}
      // The quote has its own clock; the exchange does not know it of every trade.
      steps={blockSteps(status, { createdAtMs: msOf(trade.quotedAt), confirmedAtMs: atMs, endedAtMs })}
      meaning={t(`records.meaning.${status}`)}
      facts={facts}
    >
      <VersusConvert trade={trade} />
      <DocumentLinks
        title={t('block.history.docs.title')}
        text={t(`block.history.docs.${trade.documents.length > 0 ? 'life' : 'none'}`)}
        names={trade.documents.map(({ name }) => name)}
        labelOf={(name) => t('block.history.docs.open', { name })}
        load={async (name) => {
          const found = await findTrade(request, row.id, { fresh: true });
          const documents = found.ok ? found.value?.trade.documents : undefined;
          return documents?.find((each) => each.name === name)?.url;
        }}
        failed={t('block.history.docs.failed')}
      />
      {status === 'settled' && <TradeTicket row={trade} />}
    </RecordDetail>
  );
}

/** What an ordinary conversion would have given: an estimate that says how it was made. */
function VersusConvert({ trade }: { readonly trade: BlockRow }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { fromCoin, toCoin, exchangeStatus } = trade;
  const { convert } = usePathPricing(fromCoin, toCoin);
  if (convert === undefined || exchangeStatus !== 'success') return null;
  const { amount, difference } = convertWould(trade, convert);
  const write = (plain: string): string => amountWithUnit(plain, { language, unit: toCoin });
  const side = compareDecimals(difference, '0') >= 0 ? 'more' : 'less';
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('block.history.versus.title')}</h3>
      <p>{t(`block.history.versus.${side}`, { money: write(difference.replace('-', '')) })}</p>
      <p className="text-text-2">{t('block.history.versus.text', { amount: write(amount) })}</p>
    </section>
  );
}

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
