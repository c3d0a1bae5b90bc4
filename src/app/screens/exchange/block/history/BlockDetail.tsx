import { useTranslation } from 'react-i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useCopied } from '#app/notices/useCopied.ts';
import { blockSteps } from '#app/records/recordSteps.ts';
import { inverseRate } from '#app/records/sumPairs.ts';
import { AmountCell } from '#app/records/table/AmountCell.tsx';
import { IdCell } from '#app/records/table/IdCell.tsx';
import { RateCell } from '#app/records/table/RateCell.tsx';
import { RecordDetail, type RecordFact } from '#app/records/table/RecordDetail.tsx';
import { TimeCell } from '#app/records/table/TimeCell.tsx';
import { Timeline } from '#app/records/table/Timeline.tsx';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import { TradeTicket } from '../TradeTicket.tsx';
import type { BlockRecord } from './blockRecord.ts';
import { DocumentList } from './DocumentList.tsx';
import { useBp } from './useBp.ts';
import { VersusConvert } from './VersusConvert.tsx';

export interface BlockDetailProps {
  readonly record: BlockRecord;
  readonly onClose: () => void;
}

/** A trade whole: both clocks, every figure, what convert would have given, papers, and the ticket (screens.md 1.8). */
export function BlockDetail({ record, onClose }: BlockDetailProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const onCopied = useCopied();
  const { trade, status, atMs } = record;
  const title = t('block.history.title', {
    from: trade.fromCoin,
    to: trade.toCoin,
    time: formatMoment(atMs, language),
  });
  const steps = blockSteps(status, {
    createdAtMs: atMs,
    confirmedAtMs: atMs,
    endedAtMs: timeOf(trade.settledAt) ?? timeOf(trade.finishedAt),
  }).map(({ id, state, atMs: at }) => ({
    id,
    state,
    title: t(`records.step.${id}`),
    // The quote's own clock; the exchange does not know it of every trade.
    atMs: id === 'quoted' ? timeOf(trade.quotedAt) : at,
  }));
  return (
    <RecordDetail
      isOpen
      onClose={onClose}
      title={title}
      timeline={<Timeline steps={steps} meaning={t(`records.meaning.${status}`)} />}
      facts={useFacts(record)}
      onCopied={onCopied}
    >
      <VersusConvert trade={trade} />
      <DocumentList trade={trade} />
      {status === 'settled' && <TradeTicket row={trade} />}
    </RecordDetail>
  );
}

function timeOf(ms: string | undefined): number | null {
  return ms === undefined ? null : Number(ms);
}

function useFacts({ trade, id, atMs }: BlockRecord): readonly RecordFact[] {
  const { t } = useTranslation();
  const bp = useBp();
  const onCopied = useCopied();
  const errorText = useErrorText();
  const { fromCoin, toCoin } = trade;
  const money = (label: string, amount: string, coin: string): RecordFact => ({
    label,
    value: <AmountCell amount={amount} coin={coin} />,
    text: `${amount} ${coin}`,
  });
  const rate = (label: string, value: string): RecordFact => ({
    label,
    value: <RateCell {...{ fromCoin, toCoin }} rate={value} inverse={inverseRate(value)} isFlipped={false} />,
    text: `${value} ${toCoin}/${fromCoin}`,
  });
  const time = (label: string, ms: number | null): RecordFact =>
    ms === null
      ? { label, value: t('block.history.unknown'), text: '-' }
      : { label, value: <TimeCell atMs={ms} />, text: new Date(ms).toISOString() };
  const account = t(SOURCE_ACCOUNTS[trade.accountType].labelKey);
  const reason =
    trade.failCode === undefined ? null : errorText({ code: String(trade.failCode), message: '' });
  return [
    money(t('block.history.col.sold'), trade.fromAmount, fromCoin),
    money(t('block.history.col.received'), trade.toAmount, toCoin),
    rate(t('block.history.col.rate'), trade.convertRate),
    rate(t('block.history.col.spot'), trade.spotRate),
    {
      label: t('block.history.col.diff'),
      value: <LtrText className="num">{bp(trade.diffBp)}</LtrText>,
      text: `${trade.diffBp} bp`,
    },
    money(t('block.history.col.notional'), trade.notionalUsd, 'USD'),
    trade.feeCoin === ''
      ? { label: t('block.history.fee'), value: t('block.history.noFee'), text: '0' }
      : money(t('block.history.fee'), trade.feeAmount, trade.feeCoin),
    ...(/[1-9]/.test(trade.taxAmount) ? [money(t('block.history.tax'), trade.taxAmount, toCoin)] : []),
    time(t('block.history.quoteClock'), timeOf(trade.quotedAt)),
    time(t('block.history.execClock'), atMs),
    time(t('block.history.settledClock'), timeOf(trade.settledAt)),
    { label: t('block.history.col.account'), value: account, text: account },
    { label: t('block.history.col.id'), value: <IdCell id={id} onCopied={onCopied} />, text: id },
    ...(reason === null ? [] : [{ label: t('block.history.reason'), value: reason, text: reason }]),
  ];
}
