import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { RecordFact } from '#app/records/table/facts.tsx';
import { Decimal } from '#shared/money/decimal.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import { type Conversion, isBooked, onlyLine } from '../conversions/conversion.ts';
import { describeGap, gapToSpot } from '../prices/gapToSpot.ts';
import { bookedAtMs, decimalsOf, spotDifference } from './spotDifference.ts';
import { useSpotRates } from './useSpotRates.ts';

/** As many digits as the other rates of a history are shown with. */
const RATE_DIGITS = 12;

/**
 * The spot price of the minute in which a conversion was booked, and what it brought against it, fees included (screens.md 1.2);
 * nothing for batches, whose coins have a price each, and for what was not booked.
 */
export function useSpotFacts(conversion: Conversion): readonly RecordFact[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const line = isBooked(conversion.status) ? onlyLine(conversion) : undefined;
  const [spotRate] = useSpotRates(
    line === undefined ? [] : [{ from: line.given.coin, to: line.got.coin, atMs: bookedAtMs(conversion) }],
  );
  if (line === undefined || spotRate === undefined) return [];
  const label = t('history.fact.spot');
  if (spotRate === null) {
    const none = t('history.fact.noSpot');
    return [{ label, value: none, text: none }];
  }
  const { given, got } = line;
  const shownRate = new Decimal(spotRate).toSignificantDigits(RATE_DIGITS).toFixed();
  const difference = spotDifference([{ given, got, spotRate }]);
  const shown = `1 ${given.coin} = ${price(shownRate)} ${got.coin}`;
  const spot = {
    label,
    value: <LtrText className="num">{shown}</LtrText>,
    text: `1 ${given.coin} = ${shownRate} ${got.coin}`,
  };
  if (difference === null) return [spot];
  const amount = roundPlain(difference.amount, decimalsOf(got.amount));
  const gap = describeGap(t, language, gapToSpot({ gapRate: difference.ratio }));
  return [
    spot,
    {
      label: t('history.fact.realised'),
      value: (
        <span className="record-figure">
          <LtrText className="num">{`${price(amount)} ${got.coin}`}</LtrText>
          <span className="record-under">{gap}</span>
        </span>
      ),
      text: `${amount} ${got.coin} (${gap})`,
    },
  ];
}
