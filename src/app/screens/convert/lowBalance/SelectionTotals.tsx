import { ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { percentOf } from '#app/features/prices/percentOf.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import type { AppError } from '#shared/result/appError.ts';
import { ApproxText } from './ApproxText.tsx';
import type { LowBalanceRules } from './lowBalanceCoins.ts';
import type { SelectionFault, Totals } from './selection.ts';

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
 * Always in sight, whatever the length of the list: one line, directly above the bar of a phone. On its side a phone has no
 * height to spare.
 */
const LINE = joinClasses(
  'sticky bottom-(--bottom-bar) z-1 grid grid-cols-[minmax(0,1fr)_auto] items-center justify-between gap-x-3 px-4 pb-2',
  'md:grid-cols-1 md:gap-x-6 md:gap-y-3 md:py-3 xl:flex [@media(max-height:560px)]:static',
  'rounded-b-card border-t border-line-strong bg-raised',
);
const HINT = 'text-small/normal font-normal text-text-2';
const ARROW = "max-md:before:text-text-3 max-md:before:content-['→'] max-md:rtl:before:content-['←']";

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
    <div className={LINE} data-totals="">
      <Sums id={id} {...{ totals, target, rules, isOpen }} />
      <button
        type="button"
        className={joinClasses(
          'flex min-h-9 items-center gap-1 text-text-2 md:hidden pointer-coarse:min-h-11',
          isOpen && 'self-end',
        )}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('records.sums.open')}
        <ChevronUp size={14} aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
      </button>
      <div className="col-span-full grid xl:max-w-1/2 xl:flex-none xl:justify-items-end">
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
        <p id="low-balance-why" role="status" className="text-small/normal text-text-2 not-empty:mt-1">
          {why}
        </p>
      </div>
    </div>
  );
}

interface SumsProps extends Pick<SelectionTotalsProps, 'totals' | 'target' | 'rules'> {
  readonly id: string;
  /** On a phone, where the rest is put away at first. */
  readonly isOpen: boolean;
}

function Sums({ id, totals, target, rules, isOpen }: SumsProps) {
  const { t } = useTranslation();
  const { price, percent } = figuresOf(useLanguage());
  return (
    <dl
      className={joinClasses(
        'flex min-w-0 flex-wrap gap-x-1.5 md:gap-x-4 md:gap-y-2 xl:gap-x-6',
        isOpen && 'max-md:grid max-md:gap-1 max-md:py-2',
      )}
      id={id}
    >
      <Sum isOpen={isOpen} label={t('lowBalance.totals.selected')}>
        {t('lowBalance.totals.count', { count: totals.count, most: rules.maxCoins })}
      </Sum>
      <Sum isOpen={isOpen} label={t('lowBalance.totals.value')} name="value">
        <ApproxText amount={totals.worth} />
        <span className={joinClasses(HINT, !isOpen && 'max-md:hidden')}>
          {t('lowBalance.totals.ofMost', { most: price(rules.maxTotalUsd) })}
        </span>
      </Sum>
      <Sum isOpen={isOpen} label={t('lowBalance.totals.fee', { percent: percent(percentOf(rules.feeRate)) })}>
        <ApproxText {...totals.fee} />
      </Sum>
      <Sum isOpen={isOpen} label={t('terms.tax')}>
        {totals.tax === null ? (
          <span className={HINT}>{t('lowBalance.totals.taxLater')}</span>
        ) : (
          <ApproxText amount={totals.tax} coin={target} />
        )}
      </Sum>
      <Sum isOpen={isOpen} label={t('lowBalance.totals.get')} name="get">
        <ApproxText amount={totals.receives} coin={target} />
      </Sum>
    </dl>
  );
}

interface SumProps extends Pick<SumsProps, 'isOpen'> {
  readonly label: string;
  /** Names a sum that is in the line of a phone. */
  readonly name?: 'value' | 'get';
  readonly children: ReactNode;
}

function Sum({ label, name, isOpen, children }: SumProps) {
  const isInLine = name !== undefined;
  return (
    <div
      className={
        isOpen
          ? 'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4'
          : joinClasses(!isInLine && 'max-md:hidden')
      }
    >
      <dt className={joinClasses('text-small/normal text-text-2', !isOpen && 'max-md:sr-only')}>{label}</dt>
      <dd
        className={joinClasses(
          'flex flex-wrap items-baseline gap-x-2 font-semibold',
          !isOpen && name === 'get' && ARROW,
        )}
      >
        {children}
      </dd>
    </div>
  );
}
