import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import { describeGap, gapToSpot } from '../prices/gapToSpot.ts';
import { type BookedLine, decimalsOf, spotDifference } from './spotDifference.ts';
import { useSpotRates } from './useSpotRates.ts';

/** Each minute is a call of its own, so that a year of daily conversions is not asked for in one go. */
const MOST_COMPARED = 100;

/**
 * What the conversions of one pair brought against the spot price of their minutes, fees included (screens.md 1.2). The newest
 * 100 of them; it says how many were left out.
 */
export function PairSpot({ lines }: { readonly lines: readonly BookedLine[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const compared = lines.slice(0, MOST_COMPARED);
  const rates = useSpotRates(
    compared.map(({ given, got, atMs }) => ({ from: given.coin, to: got.coin, atMs })),
  );
  const priced = compared.flatMap((line, at) => {
    const spotRate = rates[at];
    return spotRate === undefined || spotRate === null ? [] : [{ ...line, spotRate }];
  });
  const waiting = rates.filter((rate) => rate === undefined).length;
  const difference = spotDifference(priced);
  const coin = compared[0]?.got.coin ?? '';
  const decimals = Math.max(0, ...compared.map(({ got }) => decimalsOf(got.amount)));
  const left = lines.length - priced.length;
  return (
    <p role="status" className="pair-spot">
      {waiting > 0 && t('history.sums.comparing', { done: priced.length, total: compared.length })}
      {waiting === 0 && difference === null && t('history.fact.noSpot')}
      {waiting === 0 && difference !== null && (
        <>
          <LtrText className="num">{`${price(roundPlain(difference.amount, decimals))} ${coin}`}</LtrText>
          {' · '}
          {describeGap(t, language, gapToSpot({ gapRate: difference.ratio }))}
          {left > 0 && (
            <span className="record-under">
              {t('history.sums.left', { count: left, formatted: formatCount(left, language) })}
            </span>
          )}
        </>
      )}
    </p>
  );
}
