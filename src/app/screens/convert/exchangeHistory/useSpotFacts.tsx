import { useTranslation } from 'react-i18next';
import { type Conversion, onlyLine, outcomeOf } from '#app/features/conversions/conversion.ts';
import { gapFigure } from '#app/features/prices/describeGap.ts';
import { RateText } from '#app/features/prices/RateText.tsx';
import { spotGap } from '#app/features/prices/spotGap.ts';
import type { RecordFact } from '#app/features/recordList/table/fieldCells.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { exactWords, quoteRate } from '#shared/market/quotedRate.ts';
import { bookedAtMs, knownSpotRate } from './bookedLines.ts';
import { useSpotRates } from './useSpotRates.ts';

/**
 * What a conversion brought against spot, after fee and tax, as its quote said it (screens.md 0.2c); of an order with a limit
 * against the spot price of the minute in which it was filled, which is named. Nothing for batches, whose coins have a price
 * each, and for what came to nothing.
 */
export function useSpotFacts(conversion: Conversion): readonly RecordFact[] {
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
