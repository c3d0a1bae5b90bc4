import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useFailureText } from '#app/features/conversions/useFailureText.ts';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { givenMark, gotMark } from '#app/features/recordList/outcome.ts';
import { blockSteps } from '#app/features/recordList/recordSteps.ts';
import { DocumentLinks } from '#app/features/recordList/table/DocumentLinks.tsx';
import {
  amountFact,
  idFact,
  type RecordFact,
  rateFact,
  textFact,
  timeFact,
} from '#app/features/recordList/table/facts.tsx';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApi } from '#app/queries/useApi.ts';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import { compareDecimals, roundPlain } from '#shared/money/plainDecimals.ts';
import { TradeTicket } from '../TradeTicket.tsx';
import type { BlockRow } from '../ticketText.ts';
import { convertWould } from '../tradePaths.ts';
import { usePathPricing } from '../useBlockPair.ts';
import { type BlockTrade, findTrade } from './blockTrades.ts';

/** A trade whole: both clocks, every figure, what convert would have given, documents, and the ticket (screens.md 1.8). */
export function BlockTradeDrawer({ row, onClose }: RecordDrawerProps<BlockTrade>) {
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
      facts={useFacts(row)}
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

function msOf(ms: string | undefined): number | null {
  return ms === undefined ? null : Number(ms);
}

function useFacts({ trade, id, atMs, outcome, received }: BlockTrade): readonly RecordFact[] {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { fromCoin, toCoin, feeCoin, failCode } = trade;
  const unknown = t('block.history.unknown');
  return [
    amountFact(
      t('block.history.col.sold'),
      { amount: trade.fromAmount, coin: fromCoin, mark: givenMark(outcome) },
      t,
    ),
    amountFact(
      t('block.history.col.received'),
      { amount: received, coin: toCoin, mark: gotMark(outcome) },
      t,
    ),
    rateFact(t('terms.rate'), {
      ...{ fromCoin, toCoin, rate: trade.convertRate, isAsked: outcome === 'void' },
    }),
    rateFact(t('block.history.col.spot'), { fromCoin, toCoin, rate: trade.spotRate }),
    {
      ...textFact(t('block.history.col.diff'), `${trade.diffBp} bp`),
      value: <BasisPoints bp={trade.diffBp} />,
    },
    amountFact(
      t('block.history.col.notional'),
      { amount: trade.notionalUsd, coin: 'USD', mark: givenMark(outcome) },
      t,
    ),
    // A trade that failed cost nothing.
    feeCoin === '' || outcome === 'void'
      ? { label: t('terms.fee'), value: t('block.history.noFee'), text: '0' }
      : amountFact(t('terms.fee'), { amount: trade.feeAmount, coin: feeCoin }, t),
    ...(outcome !== 'void' && /[1-9]/.test(trade.taxAmount)
      ? [amountFact(t('terms.tax'), { amount: trade.taxAmount, coin: toCoin }, t)]
      : []),
    timeFact(t('block.history.quoteClock'), msOf(trade.quotedAt), unknown),
    timeFact(t('block.history.execClock'), atMs),
    timeFact(t('block.history.settledClock'), msOf(trade.settledAt), unknown),
    textFact(t('block.history.col.account'), t(SOURCE_ACCOUNTS[trade.accountType].labelKey)),
    idFact(t('block.history.col.id'), id),
    ...(failCode === undefined ? [] : [textFact(t('block.history.reason'), failureText(failCode))]),
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
