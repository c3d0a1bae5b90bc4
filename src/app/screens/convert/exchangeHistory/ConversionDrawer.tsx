import { useTranslation } from 'react-i18next';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import {
  type Conversion,
  type ConversionLine,
  onlyLine,
  outcomeOf,
} from '#app/features/conversions/conversion.ts';
import { conversionSteps, limitSteps } from '#app/features/conversions/conversionSteps.ts';
import { failureText } from '#app/features/conversions/failureText.ts';
import { useConversionWords } from '#app/features/conversions/useConversionWords.ts';
import { ExpiryButton } from '#app/features/orders/limit/ExpiryButton.tsx';
import { gapFigure } from '#app/features/prices/describeGap.ts';
import { RateText } from '#app/features/prices/RateText.tsx';
import { spotGap } from '#app/features/prices/spotGap.ts';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { givenMark, gotMark } from '#app/features/recordList/outcome.ts';
import type { RecordStep } from '#app/features/recordList/recordSteps.ts';
import type { RecordFact } from '#app/features/recordList/table/fieldCells.tsx';
import { RecordDetail, type RecordResult } from '#app/features/recordList/table/RecordDetail.tsx';
import { StatusChip } from '#app/features/recordList/table/StatusChip.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { ExchangeStatus, LimitStatus } from '#shared/endpoints/enums.ts';
import { exactWords, quoteRate } from '#shared/market/quotedRate.ts';
import { bookedAtMs, knownSpotRate } from './bookedLines.ts';
import { CancelAction, OrderStatusChip, useOrderStates } from './OrderCancels.tsx';
import { shownStatus } from './orderStatus.ts';
import { repeatLink } from './repeatLink.ts';
import { useSpotRates } from './useSpotRates.ts';

/** A conversion whole, as a receipt (screens.md 1.2, "Drawer"). */
export function ConversionDrawer({ row, facts, onClose }: RecordDrawerProps<Conversion>) {
  const { t } = useTranslation();
  const words = useConversionWords();
  const repeat = repeatLink(row);
  const { failCode } = row;
  // What it brought against spot stands before its ids.
  const ids = facts.findIndex(({ id }) => id === 'quote' || id === 'id');
  return (
    <RecordDetail
      onClose={onClose}
      title={t('history.detail.title', { pair: words.pair(row) })}
      status={<OrderStatusChip conversion={row} />}
      results={resultsOf(row, words.account(row.sourceKey))}
      steps={stepsOf(row)}
      meaning={t(`records.meaning.${shownStatus(row, useOrderStates())}`)}
      facts={facts.toSpliced(ids, 0, ...useSpotFacts(row))}
      actions={
        <>
          <CancelAction conversion={row} />
          <OrderEnd row={row} />
          {repeat !== null && <TextLink to={repeat}>{t('history.detail.repeat')}</TextLink>}
        </>
      }
    >
      {failCode !== null && (
        <p className="py-2 text-text-2">{t('history.detail.reason', { reason: failureText(failCode, t) })}</p>
      )}
      {onlyLine(row) === undefined && <ConversionLines lines={row.lines} />}
    </RecordDetail>
  );
}

/** The end of an order that is open, for the calendar. */
function OrderEnd({ row: { id, status, limit, lines } }: { readonly row: Conversion }) {
  const [line] = lines;
  if (limit === null || line === undefined || status !== 'open') return null;
  return (
    <ExpiryButton
      id={id}
      from={line.given.coin}
      to={line.got.coin}
      amount={line.given.amount}
      price={limit.price}
      expiresAtMs={limit.expiresAtMs}
    />
  );
}

/** What was given and received, and in which account; for a batch only what was received, since its coins are listed below. */
function resultsOf(row: Conversion, account: string): readonly RecordResult[] {
  const given = onlyLine(row)?.given;
  const outcome = outcomeOf(row.status);
  const got = { ...row.got, mark: gotMark(outcome), place: account };
  return given === undefined ? [got] : [{ ...given, mark: givenMark(outcome), place: account }, got];
}

/** What happened to a conversion, and what is still to come (screens.md 1.2, "Drawer"). */
function stepsOf({
  status,
  limit,
  atMs,
  endedAtMs,
}: Pick<Conversion, 'status' | 'limit' | 'atMs' | 'endedAtMs'>): readonly RecordStep[] {
  const times = { createdAtMs: atMs, endedAtMs };
  const limitStatus = LimitStatus.options.find((each) => each === status);
  if (limit !== null && limitStatus !== undefined) return limitSteps(limitStatus, times);
  const exchangeStatus = ExchangeStatus.options.find((each) => each === status);
  return exchangeStatus === undefined ? [] : conversionSteps(exchangeStatus, times);
}

/** The outcome of each coin of a batch (screens.md 1.2, "lines for batch"). */
function ConversionLines({ lines }: { readonly lines: readonly ConversionLine[] }) {
  const { t } = useTranslation();
  return (
    <section className="pt-4" aria-label={t('history.detail.lines')}>
      <h3 className="font-semibold">{t('history.detail.lines')}</h3>
      <ul>
        {lines.map(({ given, got, fee, tax, status, failCode }) => (
          <li
            key={given.coin}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-2 print:break-inside-avoid"
          >
            <span className="flex flex-wrap gap-x-1.5" data-record-line="">
              <MoneyText {...given} {...(outcomeOf(status) === 'void' && { className: 'text-text-2' })} />
              <span aria-hidden="true" className="text-text-2 rtl:-scale-x-100">
                →
              </span>
              <span className="sr-only">{t('conversions.last.into')}</span>
              <MoneyText {...got} className="font-semibold" />
            </span>
            <StatusChip status={status} />
            {fee !== null && (
              <span className="record-under col-span-full">
                {t('history.fact.fee')} <MoneyText {...fee} />
              </span>
            )}
            {tax !== null && (
              <span className="record-under col-span-full">
                {t('history.fact.tax')} <MoneyText {...tax} />
              </span>
            )}
            {failCode !== null && (
              <span className="col-span-full py-2 text-text-2">{failureText(failCode, t)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What a conversion brought against spot, after fee and tax, as its quote said it (screens.md 0.2c); of an order with a limit
 * against the spot price of the minute in which it was filled, which is named. Nothing for batches, whose coins have a price
 * each, and for what came to nothing.
 */
function useSpotFacts(conversion: Conversion): readonly RecordFact[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const outcome = outcomeOf(conversion.status);
  const line = outcome === 'void' ? undefined : onlyLine(conversion);
  const known = line === undefined ? null : knownSpotRate(conversion);
  const isAsked = line !== undefined && known === null && outcome === 'booked';
  const [found] = useSpotRates(
    isAsked ? [{ from: line.given.coin, to: line.got.coin, atMs: bookedAtMs(conversion) }] : [],
  );
  const spotRate = known ?? found;
  if (line === undefined || spotRate === undefined) return [];
  if (spotRate === null) {
    const none = t('history.fact.noSpot');
    return [{ label: t('history.fact.spot'), value: none, text: none }];
  }
  const { given, got } = line;
  const pair = { from: given.coin, to: got.coin, rate: spotRate };
  const minute = {
    label: t('history.fact.spot'),
    value: <RateText {...pair} />,
    text: exactWords(quoteRate(pair)),
  };
  const gap = spotGap([{ given, got, spotRate }]);
  const words = gap === null ? null : gapFigure(language, gap, got.coin);
  return [
    ...(known === null ? [minute] : []),
    ...(words === null ? [] : [{ label: t('convert.spot'), value: words, text: words }]),
  ];
}
