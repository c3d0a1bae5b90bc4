import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { DroppedNotice } from '#app/components/DroppedNotice.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Select } from '#app/components/Select.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useDropped } from '#app/components/useDropped.ts';
import { gotAmount } from '#app/features/recordList/outcome.ts';
import { StatusChip } from '#app/features/recordList/table/StatusChip.tsx';
import { useTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { BlockCard, BlockTitle } from '../BlockCard.tsx';
import { blockOutcome, blockStatusOf } from '../blockStatus.ts';
import { ComparedSize } from '../ComparedSize.tsx';
import { EligibilityRules } from '../EligibilityRules.tsx';
import { OtcContact } from '../OtcContact.tsx';
import { PathComparison } from '../PathComparison.tsx';
import { SizeSlider } from '../SizeSlider.tsx';
import { exampleSize } from '../sizeScale.ts';
import type { BlockRow } from '../ticketText.ts';
import { type BlockPair, useBlockPair, usePathPricing } from '../useBlockPair.ts';
import { type Otc, useOtc } from '../useOtc.ts';
import { OtcCard } from './OtcCard.tsx';

const EXAMPLE = { from: 'BTC', to: 'USDT' } as const;

/** /otc/index: what a block trade is, whether it is open to the user, and what it would bring (screens.md 1.6). */
export function BlockTradeScreen() {
  return (
    <QueriesHost>
      <BlockTrade />
    </QueriesHost>
  );
}

function BlockTrade() {
  const { link, change, ...read } = useTicketLink();
  const dropped = useDropped({ names: read.dropped }, () => change({}));
  const { from, to } = pairOf(link.from, link.to);
  const otc = useOtc();
  const pair = useBlockPair(from, to);
  return (
    <>
      <DroppedNotice {...dropped} />
      <Stack gap="gap-4" className="items-start lg:grid-cols-[minmax(0,1fr)_minmax(320px,400px)] lg:gap-6">
        <OtcCard {...{ from, to, otc, pair }} />
        <Stack gap="gap-4" className="min-w-0">
          <ExampleCard
            key={`${from} ${to}`}
            {...{ from, to, pair }}
            onCoin={(coin) => change({ from: coin, to: coin === to ? from : to })}
          />
          <HowItWorks />
          {!otc.isGuest && <LastTrades />}
        </Stack>
        <Stack gap="gap-4" className="min-w-0">
          <EligibilityCard otc={otc} />
          <OtcContact />
        </Stack>
      </Stack>
    </>
  );
}

/** The pair of the address, where half of one is completed. */
function pairOf(from: string = EXAMPLE.from, to: string = EXAMPLE.to): { from: string; to: string } {
  if (from !== to) return { from, to };
  return { from, to: from === EXAMPLE.to ? EXAMPLE.from : EXAMPLE.to };
}

const LINES = ['price', 'firm', 'settles', 'market'] as const;

/** What a block trade is, in four lines (screens.md 1.6). */
function HowItWorks() {
  const { t } = useTranslation();
  return (
    <BlockCard title={t('block.how.title')}>
      <ol className="grid list-decimal gap-2 ps-5">
        {LINES.map((line) => (
          <li key={line}>{t(`block.how.${line}`)}</li>
        ))}
      </ol>
    </BlockCard>
  );
}

/** Every rule, and for a user who is logged in whether it is kept; when that could not be loaded, the rules alone (screens.md 1.23). */
function EligibilityCard({ otc }: { readonly otc: Otc }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { check, isGuest, error, refresh } = otc;
  return (
    <BlockCard title={check === undefined ? t('block.rules.title') : t('block.rules.personal')}>
      {error !== null && check === undefined && (
        <ErrorState error={error} title={t('block.desk.failed')} text={errorText(error)} onRetry={refresh} />
      )}
      {isGuest && <p className="text-text-2">{t('block.rules.guest')}</p>}
      <EligibilityRules rules={check?.rules} />
    </BlockCard>
  );
}

export { BlockTradeScreen as Component };

interface ExampleCardProps {
  readonly from: string;
  readonly to: string;
  readonly pair: BlockPair;
  readonly onCoin: (coin: string) => void;
}

/** What an example would bring as a block, as a conversion and in the order book (screens.md 1.6). */
function ExampleCard({ from, to, pair, onCoin }: ExampleCardProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { range, toScale, coins, isLoading, isRefused, error, refresh } = pair;
  const [chosen, setChosen] = useState<string | null>(null);
  const pricing = usePathPricing(from, to);
  const example = exampleSize(range);
  const amount = example === undefined ? undefined : (chosen ?? example);
  const options = [...new Set([from, ...coins])].filter((coin) => coin !== to);
  return (
    // As high as the comparison with its figures, which come a moment later.
    <BlockCard title={t('block.compare.title')} className="min-h-[484px]">
      <div className="grid items-start gap-4 sm:grid-cols-[160px_minmax(0,1fr)]">
        <Select
          label={t('terms.coin')}
          options={options.map((coin) => ({ value: coin, label: coin }))}
          value={from}
          onChange={onCoin}
        />
        {range !== undefined && amount !== undefined && (
          <SizeSlider
            {...range}
            label={t('block.compare.size')}
            unit={from}
            amount={amount}
            onChange={setChosen}
          />
        )}
      </div>
      {isLoading && <Skeleton lines={5} />}
      {error !== null && <ErrorState error={error} text={errorText(error)} onRetry={refresh} />}
      {isRefused && <p role="status">{t('block.form.coinNotHere', { coin: `${from}, ${to}` })}</p>}
      {amount !== undefined && (
        <>
          <ComparedSize amount={amount} coin={from} />
          <PathComparison {...{ from, to, amount, toScale, pricing }} />
        </>
      )}
    </BlockCard>
  );
}

/** screens.md 1.6, "Calls". */
const SHOWN = 3;

/** The user's last block trades; each opens in the history. */
function LastTrades() {
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
