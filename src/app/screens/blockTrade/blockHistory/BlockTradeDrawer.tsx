import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { formatMoment } from '#app/components/format/dates.ts';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { DocumentLinks } from '#app/features/recordList/table/DocumentLinks.tsx';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApi } from '#app/queries/useApi.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { TradeTicket } from '../TradeTicket.tsx';
import type { BlockRow } from '../ticketText.ts';
import { convertWould } from '../tradePaths.ts';
import { usePathPricing } from '../useBlockPair.ts';
import { msOf } from './blockFields.ts';
import { blockSteps } from './blockSteps.ts';
import { type BlockTrade, findTrade } from './blockTrades.ts';

/** A trade whole: both clocks, every figure, what convert would have given, documents, and the ticket (screens.md 1.8). */
export function BlockTradeDrawer({ row, facts, onClose }: RecordDrawerProps<BlockTrade>) {
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
