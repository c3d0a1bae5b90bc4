import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import { figuresOf } from './format/figures.ts';
import { mergeClasses } from './mergeClasses.ts';

const PLACES = 2;
/** Decimals of a percentage that two decimals would show as zero. */
const FINE_PLACES = 4;

/**
 * A share as a percentage without its sign, both plain decimals: "0.00329" is "0.32", and "-0.00321" is "0.33". A loss is
 * rounded away from zero, everything else cut (screens.md 0.2b).
 */
export function percentOfShare(share: string): string {
  const percent = new Decimal(share).times(100);
  const places = percent.abs().lt('0.01') ? FINE_PLACES : PLACES;
  return roundPlain(percent.toFixed(), places).replace('-', '');
}

export interface PriceChangeProps {
  /** Against the price first shown: better, worse by 0.1 % or more, worse by 0.5 % or more. */
  readonly verdict: 'better' | 'worse' | 'consent';
  /** What the same coins bring more, as a share. */
  readonly share: string;
  /** Whether the user has accepted a price that has to be accepted. */
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
}

/** How a new price differs from the one first shown; one that is much worse is ticked first (screens.md 1.1, step 5). */
export function PriceChange({ verdict, share, isAgreed, onAgree }: PriceChangeProps) {
  const { t } = useTranslation();
  const figures = figuresOf(useLanguage());
  const isBetter = verdict === 'better';
  const Icon = isBetter ? TrendingUp : TrendingDown;
  const words = { share: figures.percent(percentOfShare(share)) };
  return (
    <div
      className={mergeClasses(
        'rounded-button border p-3',
        isBetter ? 'border-up text-up' : 'border-warn text-warn',
      )}
    >
      <p role="status" className="flex gap-2">
        <Icon size={16} aria-hidden="true" className="mt-0.5 flex-none" />
        {isBetter ? t('ticket.change.better', words) : t('ticket.change.worse', words)}
      </p>
      {verdict === 'consent' && (
        <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 font-semibold text-text">
          <input
            type="checkbox"
            className="size-5 flex-none accent-primary"
            checked={isAgreed}
            onChange={(event) => onAgree(event.target.checked)}
          />
          {t('ticket.change.accept')}
        </label>
      )}
    </div>
  );
}
