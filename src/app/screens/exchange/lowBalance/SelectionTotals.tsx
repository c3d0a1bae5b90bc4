import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { ApproxText } from './ApproxText.tsx';
import type { LowBalanceRules } from './lowBalanceCoins.ts';
import { percentOf, readableFee, readableUsd } from './lowBalanceFigures.ts';
import type { SelectionFault, Totals } from './selection.ts';
import './totals.css';

export interface SelectionTotalsProps {
  readonly totals: Totals;
  readonly target: string;
  readonly rules: LowBalanceRules;
  readonly fault: SelectionFault | null;
  /** Why no preview is available whatever is ticked: a pause, no connection. */
  readonly hindrance: string | null;
  readonly isAsking: boolean;
  readonly onPreview: () => void;
}

/** What the ticked coins are worth, cost and bring: always in sight (screens.md 1.3). Estimates, as the words say. */
export function SelectionTotals(props: SelectionTotalsProps) {
  const { totals, target, rules, fault, hindrance, isAsking, onPreview } = props;
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const words = {
    none: () => t('lowBalance.fault.none'),
    belowMin: () => t('lowBalance.fault.belowMin', { least: price(rules.minTotalUsd) }),
    aboveMax: () => t('lowBalance.fault.aboveMax', { most: price(rules.maxTotalUsd) }),
    tooMany: () => t('lowBalance.fault.tooMany', { count: rules.maxCoins }),
  };
  const why = hindrance ?? (fault === null ? null : words[fault]());
  return (
    <div className="low-balance-totals">
      <dl className="low-balance-sums">
        <Sum label={t('lowBalance.totals.selected')}>
          {t('lowBalance.totals.count', { count: totals.count, most: rules.maxCoins })}
        </Sum>
        <Sum label={t('lowBalance.totals.value')}>
          <ApproxText amount={readableUsd(totals.valueUsd)} />
          <span className="low-balance-hint">
            {t('lowBalance.totals.ofMost', { most: price(rules.maxTotalUsd) })}
          </span>
        </Sum>
        <Sum label={t('lowBalance.totals.fee', { percent: price(percentOf(rules.feeRate)) })}>
          <ApproxText amount={readableFee(totals.feeUsd)} />
        </Sum>
        <Sum label={t('lowBalance.totals.tax')}>
          {totals.tax === null ? (
            <span className="low-balance-hint">{t('lowBalance.totals.taxLater')}</span>
          ) : (
            <ApproxText amount={totals.tax} coin={target} />
          )}
        </Sum>
        <Sum label={t('lowBalance.totals.get')} isMain>
          <ApproxText amount={totals.receives} coin={target} />
        </Sum>
      </dl>
      <div className="low-balance-next">
        <Button
          variant="primary"
          isDisabled={why !== null}
          isLoading={isAsking}
          aria-describedby="low-balance-why"
          onClick={onPreview}
        >
          {t('lowBalance.preview', { count: totals.count, target })}
        </Button>
        <p id="low-balance-why" role="status" className="low-balance-hint">
          {why}
        </p>
      </div>
    </div>
  );
}

interface SumProps {
  readonly label: string;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

function Sum({ label, isMain = false, children }: SumProps) {
  return (
    <div className="low-balance-sum" data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
