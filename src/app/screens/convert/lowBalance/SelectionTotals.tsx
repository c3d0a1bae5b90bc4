import { ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { percentOf } from '#app/features/prices/percentOf.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import type { AppError } from '#shared/result/appError.ts';
import { ApproxText } from './ApproxText.tsx';
import type { LowBalanceRules } from './lowBalanceCoins.ts';
import type { SelectionFault, Totals } from './selection.ts';
import './totals.css';

export interface SelectionTotalsProps {
  readonly totals: Totals;
  readonly target: string;
  readonly rules: LowBalanceRules;
  readonly fault: SelectionFault | null;
  /** Why no preview is available whatever is ticked: a pause, no connection. */
  readonly hindrance: string | null;
  /** Why the exchange gave no preview, or took no order. */
  readonly refusal: AppError | null;
  readonly isAsking: boolean;
  readonly onPreview: () => void;
}

/**
 * What the ticked coins are worth, cost and bring: always in sight (screens.md 1.3). Estimates, as the words say. One line; on
 * a phone it has what they are worth and bring, and opens to the rest.
 */
export function SelectionTotals(props: SelectionTotalsProps) {
  const { totals, target, rules, fault, hindrance, refusal, isAsking, onPreview } = props;
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const words = {
    none: () => t('lowBalance.fault.none'),
    belowMin: () => t('lowBalance.fault.belowMin', { least: price(rules.minTotalUsd) }),
    aboveMax: () => t('lowBalance.fault.aboveMax', { most: price(rules.maxTotalUsd) }),
    tooMany: () => t('lowBalance.fault.tooMany', { count: rules.maxCoins }),
  };
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const why = hindrance ?? (fault === null ? null : words[fault]());
  return (
    <div className="low-balance-totals" data-open={isOpen || undefined}>
      <Sums id={id} {...{ totals, target, rules }} />
      <button
        type="button"
        className="low-balance-sums-open"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('records.sums.open')}
        <ChevronUp size={14} aria-hidden="true" />
      </button>
      <div className="low-balance-next">
        <PausedButton
          variant="primary"
          error={refusal}
          isDisabled={why !== null}
          isLoading={isAsking}
          aria-describedby="low-balance-why"
          onClick={onPreview}
        >
          {t('lowBalance.preview', { count: totals.count, target })}
        </PausedButton>
        <p id="low-balance-why" role="status" className="low-balance-hint">
          {why}
        </p>
      </div>
    </div>
  );
}

function Sums({
  id,
  totals,
  target,
  rules,
}: { readonly id: string } & Pick<SelectionTotalsProps, 'totals' | 'target' | 'rules'>) {
  const { t } = useTranslation();
  const { price, percent } = figuresOf(useLanguage());
  return (
    <dl className="low-balance-sums" id={id}>
      <Sum label={t('lowBalance.totals.selected')}>
        {t('lowBalance.totals.count', { count: totals.count, most: rules.maxCoins })}
      </Sum>
      <Sum label={t('lowBalance.totals.value')} name="value">
        <ApproxText amount={totals.worth} />
        <span className="low-balance-hint">
          {t('lowBalance.totals.ofMost', { most: price(rules.maxTotalUsd) })}
        </span>
      </Sum>
      <Sum label={t('lowBalance.totals.fee', { percent: percent(percentOf(rules.feeRate)) })}>
        <ApproxText {...totals.fee} />
      </Sum>
      <Sum label={t('terms.tax')}>
        {totals.tax === null ? (
          <span className="low-balance-hint">{t('lowBalance.totals.taxLater')}</span>
        ) : (
          <ApproxText amount={totals.tax} coin={target} />
        )}
      </Sum>
      <Sum label={t('lowBalance.totals.get')} name="get">
        <ApproxText amount={totals.receives} coin={target} />
      </Sum>
    </dl>
  );
}

interface SumProps {
  readonly label: string;
  /** Names a sum that is in the line of a phone. */
  readonly name?: 'value' | 'get';
  readonly children: ReactNode;
}

function Sum({ label, name, children }: SumProps) {
  return (
    <div className="low-balance-sum" data-sum={name}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
