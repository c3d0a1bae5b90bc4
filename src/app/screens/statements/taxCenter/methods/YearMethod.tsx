import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Hint } from '#app/components/Hint.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import { methodsOf } from '#shared/tax/taxCountries.ts';
import { taxYearOf } from '#shared/tax/taxYears.ts';
import { useRefreshYears, type YearQuestion } from '../year/useTaxYear.ts';
import { useYearWords } from '../year/useYearWords.ts';
import { CompareStep } from './CompareStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';

export interface YearMethodProps {
  readonly question: YearQuestion;
  readonly method: CostMethod;
  /** The country of the tax identity, or of the profile; "" for none. */
  readonly country: string;
}

/**
 * The method of a year, with the dialog that compares the others where the country allows more than one (screens.md 1.20).
 * The dialog is opened here, so that the figures of the page are not rendered for it.
 */
export function YearMethod({ question, method, country }: YearMethodProps) {
  const { t } = useTranslation();
  const refreshYears = useRefreshYears();
  const year = useYearWords(country)(question.year);
  const [isComparing, setComparing] = useState(false);
  const changed = (next: CostMethod): void => {
    setComparing(false);
    refreshYears();
    const words = { year, method: t(`tax.method.name.${next}`) };
    showToast({ type: 'success', key: 'taxMethod', text: t('tax.method.changed', words) });
  };
  return (
    <Row className="min-h-11 grow">
      <Hint text={t('tax.method.text')}>
        {t('tax.overview.method', { method: t(`tax.method.name.${method}`) })}
      </Hint>
      {methodsOf(country).length > 1 && country !== '' && (
        <Button size="small" onClick={() => setComparing(true)}>
          {t('tax.method.change')}
        </Button>
      )}
      {isComparing && (
        <MethodDialog
          {...{ question, country }}
          current={method}
          onChanged={changed}
          onClose={() => setComparing(false)}
        />
      )}
    </Row>
  );
}

/** Not a method of this country, or a year that has not begun. */
const INLINE_CODES = ['700000'];

interface MethodDialogProps {
  readonly question: YearQuestion;
  readonly current: CostMethod;
  /** The country of the tax identity, or of the profile; "" for none. */
  readonly country: string;
  /** The exchange keeps it. */
  readonly onChanged: (method: CostMethod) => void;
  readonly onClose: () => void;
}

/** What each method would come to, and the effect of a change before it is made (screens.md 1.20). */
function MethodDialog({ question, current, country, onChanged, onClose }: MethodDialogProps) {
  const { t } = useTranslation();
  const label = useYearWords(country)(question.year);
  const { run, isRunning, inlineError, error } = useApiAction('taxMethod', { inlineCodes: INLINE_CODES });
  const send = async (): Promise<void> => {
    if (isRunning) return;
    const { ok } = await run({ country, fromYear: question.year, method: chosen });
    if (ok) onChanged(chosen);
  };
  const [chosen, setChosen] = useState(current);
  const [isConfirming, setConfirming] = useState(false);
  const years = yearsSince(question.year, country);
  const { isEveryShown, onShown, hide } = useShownYears(years);
  const goBack = (): void => {
    setConfirming(false);
    hide();
  };
  const method = t(`tax.method.name.${chosen}`);
  if (isConfirming) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t('tax.method.confirm.title', { method })}
        description={t('tax.method.confirm.text', { year: label })}
        actions={
          <>
            <Button onClick={goBack}>{t('tax.method.confirm.back')}</Button>
            <PausedButton
              variant="primary"
              error={error}
              isLoading={isRunning}
              isDisabled={!isEveryShown}
              onClick={() => void send()}
            >
              {t('tax.method.confirm.do', { method, year: label })}
            </PausedButton>
          </>
        }
      >
        <ConfirmStep {...{ question, years, onShown }} after={chosen} refusal={inlineError} />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tax.method.compare.title', { year: label })}
      description={t('tax.method.compare.text')}
      actions={
        <Button variant="primary" isDisabled={chosen === current} onClick={() => setConfirming(true)}>
          {t('tax.method.compare.next')}
        </Button>
      }
    >
      <CompareStep {...{ question, current, country, chosen }} onChoose={setChosen} />
    </Dialog>
  );
}

/** The year, and those since that have begun. */
function yearsSince(year: number, country: string): readonly number[] {
  const last = taxYearOf(country, systemClock.wallNow());
  return Array.from({ length: Math.max(1, last - year + 1) }, (_, at) => year + at);
}

/** Whether the effect on each of the years is on the page: a change is agreed to by what it comes to (screens.md 1.20). */
function useShownYears(years: readonly number[]) {
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());
  const onShown = useCallback((year: number) => setShown((before) => new Set(before).add(year)), []);
  return {
    onShown,
    isEveryShown: years.every((year) => shown.has(year)),
    hide: () => setShown(new Set()),
  };
}
