import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { formatCount } from '#app/components/format/dates.ts';
import { Facts } from '#app/components/layout/Facts.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import type { Conversion } from '#app/features/conversions/conversion.ts';
import { describeGap } from '#app/features/prices/describeGap.ts';
import { RateText } from '#app/features/prices/RateText.tsx';
import { spotGap } from '#app/features/prices/spotGap.ts';
import type { RecordSumsProps } from '#app/features/recordList/defineRecordList.ts';
import { type PairSum, sumPairs } from '#app/features/recordList/sumPairs.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { type BookedLine, bookedLines } from './bookedLines.ts';
import { useSpotRates } from './useSpotRates.ts';

/** Sums and average prices of the current filter, by pair (screens.md 1.2). What was not booked does not count. */
export function PairSums(props: RecordSumsProps<Conversion>) {
  const { rows, isComplete, isLoading, onLoadAll } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const lines = bookedLines(rows);
  const sums = sumPairs(
    lines.map(({ given, got }) => ({
      fromCoin: given.coin,
      fromAmount: given.amount,
      toCoin: got.coin,
      toAmount: got.amount,
    })),
  );
  if (sums.length === 0) return null;
  const counted = { count: rows.length, formatted: formatCount(rows.length, language) };
  return (
    <section className="pb-3 text-text" aria-label={t('history.sums.title')}>
      <Row gap="gap-x-4 gap-y-1" className="min-h-11">
        <h2 className="font-semibold">{t('history.sums.title')}</h2>
        <p role="status" className="text-text-2">
          {t(isComplete ? 'history.sums.all' : 'history.sums.newest', counted)}
        </p>
        {!isComplete && (onLoadAll !== null || isLoading) && (
          <Button size="small" isLoading={isLoading} onClick={() => onLoadAll?.()}>
            {t('history.sums.loadAll')}
          </Button>
        )}
      </Row>
      <ul>
        {sums.map((sum) => (
          <PairSumItem
            key={`${sum.fromCoin} ${sum.toCoin}`}
            sum={sum}
            lines={lines.filter(({ given, got }) => given.coin === sum.fromCoin && got.coin === sum.toCoin)}
          />
        ))}
      </ul>
    </section>
  );
}

interface PairSumItemProps {
  readonly sum: PairSum;
  readonly lines: readonly BookedLine[];
}

function PairSumItem({ sum, lines }: PairSumItemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isCompared, setCompared] = useState(false);
  const { fromCoin, toCoin, count, given, got, averageRate } = sum;
  const pair = t('conversions.pair', { from: fromCoin, to: toCoin });
  return (
    <li className="grid min-h-15 grid-cols-1 items-center gap-x-4 gap-y-1 border-t border-line py-2 lg:grid-cols-[minmax(140px,1fr)_minmax(0,4fr)_minmax(150px,1.5fr)]">
      <p className="grid">
        <span className="font-semibold">{pair}</span>{' '}
        <span className="text-text-2">
          {t('history.sums.count', { count, formatted: formatCount(count, language) })}
        </span>
      </p>
      <Facts gap="gap-x-4 gap-y-1" className="md:grid-cols-3">
        <SumFact label={t('history.sums.given')}>
          <MoneyText amount={given} coin={fromCoin} />
        </SumFact>
        <SumFact label={t('history.sums.got')}>
          <MoneyText amount={got} coin={toCoin} />
        </SumFact>
        <SumFact label={t('history.sums.average')}>
          <RateText from={fromCoin} to={toCoin} rate={averageRate} />
        </SumFact>
      </Facts>
      {isCompared ? (
        <PairSpot lines={lines} />
      ) : (
        <Button
          size="small"
          variant="ghost"
          className="justify-self-start lg:justify-self-end"
          aria-label={t('history.sums.comparePair', { pair })}
          onClick={() => setCompared(true)}
        >
          {t('history.sums.compare')}
        </Button>
      )}
    </li>
  );
}

/** A fact has a line on a phone, and a column elsewhere. */
function SumFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="max-md:flex max-md:justify-between max-md:gap-4">
      <dt className="text-small/normal text-text-2">{label}</dt>
      <dd className="wrap-anywhere max-md:text-end">{children}</dd>
    </div>
  );
}

/** Each minute is a call of its own, so that a year of daily conversions is not asked for in one go. */
const MOST_COMPARED = 100;

/**
 * What the conversions of one pair brought against spot, after fee and tax (screens.md 1.2, 0.2c): against the price of their
 * quotes, and of their minutes where there was none. The newest 100 of them; it says how many were left out.
 */
function PairSpot({ lines }: { readonly lines: readonly BookedLine[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const compared = lines.slice(0, MOST_COMPARED);
  const unknown = compared.filter(({ spotRate }) => spotRate === null);
  const asked = useSpotRates(
    unknown.map(({ given, got, atMs }) => ({ from: given.coin, to: got.coin, atMs })),
  );
  const rates = compared.map((line) => line.spotRate ?? asked[unknown.indexOf(line)]);
  const priced = compared.flatMap((line, at) => {
    const spotRate = rates[at];
    return spotRate === undefined || spotRate === null ? [] : [{ ...line, spotRate }];
  });
  const waiting = rates.filter((rate) => rate === undefined).length;
  const difference = spotGap(priced);
  const coin = compared[0]?.got.coin ?? '';
  const left = lines.length - priced.length;
  return (
    <p role="status" className="lg:text-end">
      {waiting > 0 && t('history.sums.comparing', { done: priced.length, total: compared.length })}
      {waiting === 0 && difference === null && t('history.fact.noSpot')}
      {waiting === 0 && difference !== null && (
        <>
          {describeGap(t, language, difference, coin)}
          {left > 0 && (
            <span className="record-under block">
              {t('history.sums.left', { count: left, formatted: formatCount(left, language) })}
            </span>
          )}
        </>
      )}
    </p>
  );
}
