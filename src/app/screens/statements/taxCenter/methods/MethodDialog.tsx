import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import type { YearQuestion } from '../year/useTaxYear.ts';
import { useYearWords } from '../year/useYearWords.ts';
import { CompareStep } from './CompareStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';

/** Not a method of this country, or a year that has not begun. */
const INLINE_CODES = ['700000'];

export interface MethodDialogProps {
  readonly question: YearQuestion;
  readonly current: CostMethod;
  /** The country of the tax identity, or of the profile; "" for none. */
  readonly country: string;
  /** The exchange keeps it. */
  readonly onChanged: (method: CostMethod) => void;
  readonly onClose: () => void;
}

/** What each method would come to, and the effect of a change before it is made (screens.md 1.20). */
export function MethodDialog({ question, current, country, onChanged, onClose }: MethodDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { year } = question;
  const label = useYearWords(country)(year);
  const { run, isRunning, inlineError, error } = useApiAction('taxMethod', { inlineCodes: INLINE_CODES });
  const send = async (): Promise<void> => {
    if (isRunning) return;
    const { ok } = await run({ country, fromYear: year, method: chosen });
    if (ok) onChanged(chosen);
  };
  const [chosen, setChosen] = useState(current);
  const [isConfirming, setConfirming] = useState(false);
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
            <Button onClick={() => setConfirming(false)}>{t('tax.method.confirm.back')}</Button>
            <PausedButton variant="primary" error={error} isLoading={isRunning} onClick={() => void send()}>
              {t('tax.method.confirm.do', { method, year: label })}
            </PausedButton>
          </>
        }
      >
        <ConfirmStep question={question} after={chosen} />
        {inlineError !== null && (
          <p role="alert" className="text-down">
            {errorText(inlineError)}
          </p>
        )}
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
