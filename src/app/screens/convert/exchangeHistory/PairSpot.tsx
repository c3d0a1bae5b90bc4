import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/components/format/dates.ts';
import { describeGap } from '#app/features/prices/describeGap.ts';
import { spotGap } from '#app/features/prices/spotGap.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { BookedLine } from './bookedLines.ts';
import { useSpotRates } from './useSpotRates.ts';

/** Each minute is a call of its own, so that a year of daily conversions is not asked for in one go. */
const MOST_COMPARED = 100;

/**
 * What the conversions of one pair brought against spot, after fee and tax (screens.md 1.2, 0.2c): against the price of their
 * quotes, and of their minutes where there was none. The newest 100 of them; it says how many were left out.
 */
export function PairSpot({ lines }: { readonly lines: readonly BookedLine[] }) {
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
    <p role="status" className="pair-spot">
      {waiting > 0 && t('history.sums.comparing', { done: priced.length, total: compared.length })}
      {waiting === 0 && difference === null && t('history.fact.noSpot')}
      {waiting === 0 && difference !== null && (
        <>
          {describeGap(t, language, difference, coin)}
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
