import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import type { YearQuestion } from '../year/useTaxYear.ts';
import { CompareStep } from './CompareStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import type { CostMethod } from './costMethods.ts';

export interface MethodDialogProps {
  readonly question: YearQuestion;
  readonly current: CostMethod;
  /** The country of the tax identity, or of the profile; "" for none. */
  readonly country: string;
  readonly onChoose: (method: CostMethod) => void;
  readonly onClose: () => void;
}

/** What each method would come to, and the effect of a change before it is made (screens.md 1.20). */
export function MethodDialog({ question, current, country, onChoose, onClose }: MethodDialogProps) {
  const { t } = useTranslation();
  const { year } = question;
  const [chosen, setChosen] = useState(current);
  const [isConfirming, setConfirming] = useState(false);
  const method = t(`tax.method.name.${chosen}`);
  if (isConfirming) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t('tax.method.confirm.title', { method })}
        description={t('tax.method.confirm.text', { year })}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>{t('tax.method.confirm.back')}</Button>
            <Button variant="primary" onClick={() => onChoose(chosen)}>
              {t('tax.method.confirm.do', { method, year })}
            </Button>
          </>
        }
      >
        <ConfirmStep question={question} before={current} after={chosen} />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tax.method.compare.title', { year })}
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
