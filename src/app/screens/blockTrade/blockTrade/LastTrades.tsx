import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { gotAmount } from '#app/features/recordList/outcome.ts';
import { StatusChip } from '#app/features/recordList/table/StatusChip.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { BlockCard, BlockTitle } from '../BlockCard.tsx';
import { blockOutcome, blockStatusOf } from '../blockStatus.ts';
import type { BlockRow } from '../ticketText.ts';

/** screens.md 1.6, "Calls". */
const SHOWN = 3;

/** The user's last block trades; each opens in the history. */
export function LastTrades() {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { answer, error, isLoading, refresh } = useApiQuery('blockTradeQuery', { pageNo: 1, pageSize: 10 });
  const trades = (answer?.result?.list ?? []).slice(0, SHOWN);
  return (
    <BlockCard>
      <Row gap="gap-2" align="items-baseline" className="justify-between">
        <BlockTitle>{t('block.last.title')}</BlockTitle>
        <Link to="/otc/history" className="text-button">
          {t('block.last.all')}
        </Link>
      </Row>
      {isLoading && <Skeleton lines={3} />}
      {error !== null && answer === undefined && (
        <ErrorState error={error} title={t('block.last.failed')} text={errorText(error)} onRetry={refresh} />
      )}
      {answer !== undefined && trades.length === 0 && <p className="text-text-2">{t('block.last.none')}</p>}
      {trades.length > 0 && (
        <ul className="grid">
          {trades.map((trade) => (
            <li key={trade.exchangeTxId} className="grid gap-1 border-line py-3 not-first:border-t">
              <TradeLink trade={trade} />
              <span className="flex flex-wrap items-center justify-between gap-2 text-text-2">
                <time className="num" dateTime={new Date(Number(trade.createdAt)).toISOString()}>
                  {formatMoment(Number(trade.createdAt), language)}
                </time>
                <StatusChip status={blockStatusOf(trade.exchangeStatus)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </BlockCard>
  );
}

/** What was sold and received; of a rejected trade what was asked for, in grey, and that it brought nothing. */
function TradeLink({ trade }: { readonly trade: BlockRow }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const outcome = blockOutcome(blockStatusOf(trade.exchangeStatus));
  const received = gotAmount(outcome, trade.toAmount);
  return (
    <Link
      to={`/otc/history?id=${trade.exchangeTxId}`}
      className={outcome === 'void' ? 'num text-text-2 underline' : 'num font-semibold underline'}
    >
      {t('block.last.sentence', {
        sold: amountWithUnit(trade.fromAmount, { language, unit: trade.fromCoin }),
        received: amountWithUnit(received, { language, unit: trade.toCoin }),
      })}
    </Link>
  );
}
