import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';

export interface RateCellProps {
  readonly fromCoin: string;
  readonly toCoin: string;
  /** `toCoin` for one `fromCoin`, a plain decimal; "" where there is none. */
  readonly rate: string;
  /** The same the other way round. */
  readonly inverse: string;
  /** The whole column is turned around, by RateFlip in its header. */
  readonly isFlipped: boolean;
}

/** A price with its unit in words, "USDT per 1 BTC" (screens.md 0.3, C8). */
export function RateCell({ fromCoin, toCoin, rate, inverse, isFlipped }: RateCellProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const shown = isFlipped ? inverse : rate;
  if (shown === '') return <span className="record-under">–</span>;
  const [to, from] = isFlipped ? [fromCoin, toCoin] : [toCoin, fromCoin];
  return (
    <span className="record-figure num">
      <LtrText>{price(shown)}</LtrText> <span className="record-under">{t('records.per', { to, from })}</span>
    </span>
  );
}
