import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { Button } from '#app/components/Button.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApi } from '#app/queries/useApi.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import type { RecordDetailProps } from '#app/records/defineRecordList.ts';
import { blockSteps } from '#app/records/recordSteps.ts';
import {
  amountFact,
  idFact,
  type RecordFact,
  rateFact,
  textFact,
  timeFact,
} from '#app/records/table/facts.tsx';
import { RecordDetail } from '#app/records/table/RecordDetail.tsx';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import { compareDecimals, roundPlain } from '#shared/money/plainDecimals.ts';
import { TradeTicket } from '../TradeTicket.tsx';
import type { BlockRow } from '../ticketText.ts';
import { type BlockTrade, convertWould, documentUrl } from './blockTrades.ts';

/** A trade whole: both clocks, every figure, what convert would have given, documents, and the ticket (screens.md 1.8). */
export function BlockTradeDrawer({ row, onClose }: RecordDetailProps<BlockTrade>) {
  const { t } = useTranslation();
  const time = formatMoment(row.atMs, useLanguage());
  const { trade, status, atMs } = row;
  const endedAtMs = msOf(trade.settledAt) ?? msOf(trade.finishedAt);
  const steps = blockSteps(status, { createdAtMs: atMs, confirmedAtMs: atMs, endedAtMs });
  return (
    <RecordDetail
      onClose={onClose}
      title={t('block.history.title', { from: trade.fromCoin, to: trade.toCoin, time })}
      // The quote has its own clock; the exchange does not know it of every trade.
      steps={steps.map((step) => (step.id === 'quoted' ? { ...step, atMs: msOf(trade.quotedAt) } : step))}
      meaning={t(`records.meaning.${status}`)}
      facts={useFacts(row)}
    >
      <VersusConvert trade={trade} />
      <DocumentList trade={trade} />
      {status === 'settled' && <TradeTicket row={trade} />}
    </RecordDetail>
  );
}

function msOf(ms: string | undefined): number | null {
  return ms === undefined ? null : Number(ms);
}

function useFacts({ trade, id, atMs }: BlockTrade): readonly RecordFact[] {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { fromCoin, toCoin, feeCoin, failCode } = trade;
  const clock = (label: string, ms: string | undefined): RecordFact =>
    ms === undefined ? { label, value: t('block.history.unknown'), text: '-' } : timeFact(label, Number(ms));
  return [
    amountFact(t('block.history.col.sold'), trade.fromAmount, fromCoin),
    amountFact(t('block.history.col.received'), trade.toAmount, toCoin),
    rateFact(t('block.history.col.rate'), { fromCoin, toCoin, rate: trade.convertRate }),
    rateFact(t('block.history.col.spot'), { fromCoin, toCoin, rate: trade.spotRate }),
    {
      ...textFact(t('block.history.col.diff'), `${trade.diffBp} bp`),
      value: <BasisPoints bp={trade.diffBp} />,
    },
    amountFact(t('block.history.col.notional'), trade.notionalUsd, 'USD'),
    feeCoin === ''
      ? { label: t('block.history.fee'), value: t('block.history.noFee'), text: '0' }
      : amountFact(t('block.history.fee'), trade.feeAmount, feeCoin),
    ...(/[1-9]/.test(trade.taxAmount) ? [amountFact(t('block.history.tax'), trade.taxAmount, toCoin)] : []),
    clock(t('block.history.quoteClock'), trade.quotedAt),
    timeFact(t('block.history.execClock'), atMs),
    clock(t('block.history.settledClock'), trade.settledAt),
    textFact(t('block.history.col.account'), t(SOURCE_ACCOUNTS[trade.accountType].labelKey)),
    idFact(t('block.history.col.id'), id),
    ...(failCode === undefined
      ? []
      : [textFact(t('block.history.reason'), errorText({ code: String(failCode), message: '' }))]),
  ];
}

/** A distance from spot in basis points with its sign, "−3.2 bp". */
export function BasisPoints({ bp }: { readonly bp: string }) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const rounded = roundPlain(bp, 1);
  const sign = !rounded.startsWith('-') && /[1-9]/.test(rounded) ? '+' : '';
  return <LtrText className="num">{t('block.history.bp', { bp: `${sign}${price(rounded)}` })}</LtrText>;
}

interface TradeProps {
  readonly trade: BlockRow;
}

/** What an ordinary conversion would have given: an estimate that says how it was made. */
function VersusConvert({ trade }: TradeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { fromCoin, toCoin, exchangeStatus } = trade;
  const { answer } = useApiQuery('gapRate', { fromCoin, toCoin, accountType: 'funding' });
  const gap = answer?.result?.gapRate;
  if (gap === undefined || exchangeStatus !== 'success') return null;
  const { amount, difference } = convertWould(trade, gap);
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

/**
 * The documents of a trade. Their links live 10 minutes, so each is asked for when it is opened; the window is opened by the
 * click itself, since browsers open none later.
 */
function DocumentList({ trade }: TradeProps) {
  const { t } = useTranslation();
  const request = useApi();
  const [hasFailed, setFailed] = useState(false);
  const open = async (name: string): Promise<void> => {
    const tab = window.open('', '_blank');
    setFailed(false);
    const answered = await request('blockTradeQuery', { exchangeTxId: trade.exchangeTxId }, { fresh: true });
    const [row] = answered.ok ? (answered.value.result?.list ?? []) : [];
    const url = documentUrl(row?.documents.find((each) => each.name === name)?.url, window.location.href);
    if (url === null || tab === null) {
      tab?.close();
      setFailed(true);
      return;
    }
    tab.opener = null;
    tab.location.replace(url);
  };
  const hasDocuments = trade.documents.length > 0;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('block.history.docs.title')}</h3>
      <p className="text-text-2">{t(hasDocuments ? 'block.history.docs.life' : 'block.history.docs.none')}</p>
      <div className="flex flex-wrap gap-2">
        {trade.documents.map(({ name }) => (
          <Button key={name} size="small" onClick={() => void open(name)}>
            {t('block.history.docs.open', { name: `\u2068${name}\u2069` })}
          </Button>
        ))}
      </div>
      <p role="status" className="text-down">
        {hasFailed && t('block.history.docs.failed')}
      </p>
    </section>
  );
}
