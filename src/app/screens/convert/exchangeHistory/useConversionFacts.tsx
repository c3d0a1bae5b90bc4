import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '#app/components/MoneyText.tsx';
import {
  type CoinAmount,
  type Conversion,
  isBooked,
  onlyLine,
  outcomeOf,
} from '#app/features/conversions/conversion.ts';
import { useConversionWords } from '#app/features/conversions/useConversionWords.ts';
import { gapFigure } from '#app/features/prices/describeGap.ts';
import { exactWords, RateText } from '#app/features/prices/RateText.tsx';
import { spotGap } from '#app/features/prices/spotGap.ts';
import { type RecordFact, timeFact } from '#app/features/recordList/table/facts.tsx';
import { IdCell } from '#app/features/recordList/table/IdCell.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { quoteRate } from '#shared/market/quotedRate.ts';
import { bookedAtMs, knownSpotRate } from './bookedLines.ts';
import { GivenAmount } from './GivenAmount.tsx';
import { useSpotRates } from './useSpotRates.ts';

/** Every figure of a conversion, as it is shown and as it is copied (screens.md 1.2). */
export function useConversionFacts(conversion: Conversion): readonly RecordFact[] {
  const { t } = useTranslation();
  const words = useConversionWords();
  const spot = useSpotFacts(conversion);
  const { kind, sourceKey, atMs, got, isExpected, quoteId, id } = conversion;
  const fact = (name: FactName, value: ReactNode, text: string): RecordFact => ({
    label: t(`history.fact.${name}`),
    value,
    text,
  });
  return [
    fact('type', words.kind(kind), words.kind(kind)),
    fact('account', words.account(sourceKey), words.account(sourceKey)),
    timeFact(t('history.fact.confirmed'), atMs),
    fact('given', <GivenAmount conversion={conversion} />, givenText(conversion, t)),
    fact(isExpected ? 'expected' : 'got', <MoneyText {...got} />, moneyText(got)),
    ...useRateFacts(conversion, fact),
    ...chargeFacts(conversion, fact, t),
    ...spot,
    ...(quoteId === '' || quoteId === id ? [] : [fact('quote', <IdCell id={quoteId} />, quoteId)]),
    fact('id', <IdCell id={id} />, id),
  ];
}

type FactName =
  | 'type'
  | 'account'
  | 'given'
  | 'got'
  | 'expected'
  | 'rate'
  | 'limitPrice'
  | 'filledRate'
  | 'fee'
  | 'tax'
  | 'quote'
  | 'id';
type MakeFact = (name: FactName, value: ReactNode, text: string) => RecordFact;

/** As markets quote it, and the other way round a press away. */
function useRateFacts(conversion: Conversion, fact: MakeFact): readonly RecordFact[] {
  const { t } = useTranslation();
  const line = onlyLine(conversion);
  const { limit } = conversion;
  if (line === undefined) return [];
  const isAsked = outcomeOf(line.status) === 'void';
  const [from, to] = [line.given.coin, line.got.coin];
  const rateFact = (name: FactName, rate: string): readonly RecordFact[] => {
    if (rate === '') return [];
    const pair = { from, to, rate };
    const shown = <RateText {...pair} className={isAsked ? 'num text-text-2' : 'num'} />;
    return [fact(name, shown, exactWords(quoteRate(pair)))];
  };
  if (limit === null) return rateFact('rate', line.rate);
  return [
    ...rateFact('limitPrice', limit.price),
    ...rateFact('filledRate', limit.filledRate),
    timeFact(t('history.fact.expires'), limit.expiresAtMs),
  ];
}

/** The fee, or the words that there was none; a tax only where there is one. */
function chargeFacts({ fee, tax, status }: Conversion, fact: MakeFact, t: TFunction): readonly RecordFact[] {
  const none = t('history.fact.noFee');
  return [
    ...(fee === null
      ? isBooked(status)
        ? [fact('fee', none, none)]
        : []
      : [fact('fee', <MoneyText {...fee} />, moneyText(fee))]),
    ...(tax === null ? [] : [fact('tax', <MoneyText {...tax} />, moneyText(tax))]),
  ];
}

function givenText({ lines }: Conversion, t: TFunction): string {
  return lines
    .map(({ given, status }) =>
      outcomeOf(status) === 'void' ? `${moneyText(given)} (${t('records.mark.asked')})` : moneyText(given),
    )
    .join(' + ');
}

function moneyText({ amount, coin }: CoinAmount): string {
  return `${amount} ${coin}`;
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
