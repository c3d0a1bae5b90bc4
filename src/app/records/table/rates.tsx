import { ArrowLeftRight } from 'lucide-react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { inverseRate } from '../sumPairs.ts';

/** Whether the rates of a table are turned around; the table provides it. */
export const RateFlipContext = createContext<{
  readonly isFlipped: boolean;
  readonly onFlip: (isFlipped: boolean) => void;
}>({ isFlipped: false, onFlip: () => undefined });

export interface RateCellProps {
  readonly fromCoin: string;
  readonly toCoin: string;
  /** `toCoin` for one `fromCoin`, a plain decimal; "" where there is none. */
  readonly rate: string;
  /** Nothing was converted at it: it is grey. */
  readonly isAsked?: boolean;
}

/** Of a rate in a list; all of them are one hover away, and in the details. */
const SHOWN_DIGITS = 8;

/** A price with its unit, "per BTC"; the whole of it, "USDT per 1 BTC", below (screens.md 0.3, C8). */
export function RateCell({ fromCoin, toCoin, rate, isAsked = false }: RateCellProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { isFlipped } = use(RateFlipContext);
  const shown = isFlipped && rate !== '' ? inverseRate(rate) : rate;
  if (shown === '') return <span className="record-none">–</span>;
  const short = new Decimal(shown).toSignificantDigits(SHOWN_DIGITS).toFixed();
  const [to, from] = isFlipped ? [fromCoin, toCoin] : [toCoin, fromCoin];
  return (
    <span className="record-figure num" data-mark={isAsked ? 'asked' : undefined}>
      <span>
        <LtrText>
          <span title={short === shown ? undefined : price(shown)}>{price(short)}</span>
        </LtrText>{' '}
        <span className="record-unit record-per" aria-hidden="true">
          {t('records.perOne', { from })}
        </span>
      </span>
      <span className="record-under record-mark">{t('records.per', { to, from })}</span>
    </span>
  );
}

/** Turns all rates of a table around; it stands in the header of their column. */
export function RateFlip() {
  const { t } = useTranslation();
  const { isFlipped, onFlip } = use(RateFlipContext);
  return (
    <button
      type="button"
      className="record-flip"
      aria-pressed={isFlipped}
      aria-label={t('records.flip')}
      title={t('records.flip')}
      onClick={() => onFlip(!isFlipped)}
    >
      <ArrowLeftRight size={14} aria-hidden="true" />
    </button>
  );
}
