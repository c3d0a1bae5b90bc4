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
import { exactWords, RateText } from '#app/features/prices/RateText.tsx';
import { type RecordFact, timeFact } from '#app/features/recordList/table/facts.tsx';
import { IdCell } from '#app/features/recordList/table/IdCell.tsx';
import { quoteRate } from '#shared/market/quotedRate.ts';
import { GivenAmount } from './GivenAmount.tsx';
import { useSpotFacts } from './useSpotFacts.tsx';

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
