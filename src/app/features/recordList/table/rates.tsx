import { ArrowLeftRight } from 'lucide-react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { quoteRate } from '#shared/market/quotedRate.ts';
import type { ShownRate } from '../fieldValues.ts';

/** Whether the rates of a table are turned around; the table provides it. */
export const RateFlipContext = createContext<{
  readonly isFlipped: boolean;
  readonly onFlip: () => void;
}>({ isFlipped: false, onFlip: () => undefined });

/** A price as markets quote it with its unit, "per BTC"; the whole of it, "USDT per 1 BTC", below (screens.md 0.3, C8; 0.2c). */
export function RateCell({ fromCoin, toCoin, rate, isAsked = false }: ShownRate) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { isFlipped } = use(RateFlipContext);
  const { one, unit, exact, short } = quoteRate({ from: fromCoin, to: toCoin, rate }, isFlipped);
  if (short === '') return <span className="record-none">–</span>;
  return (
    <span className="record-figure num" data-mark={isAsked ? 'asked' : undefined}>
      <span>
        <LtrText>
          <span title={short === exact ? undefined : price(exact)}>{price(short)}</span>
        </LtrText>{' '}
        <span className="record-unit record-per" aria-hidden="true">
          {t('records.perOne', { from: one })}
        </span>
      </span>
      <span className="record-under record-mark">{t('records.per', { to: unit, from: one })}</span>
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
      className="inline-grid size-7 place-items-center rounded-button hover:bg-surface hover:text-text aria-pressed:bg-surface aria-pressed:text-text print:hidden pointer-coarse:size-11"
      aria-pressed={isFlipped}
      aria-label={t('records.flip')}
      title={t('records.flip')}
      onClick={onFlip}
    >
      <ArrowLeftRight size={14} aria-hidden="true" />
    </button>
  );
}
