import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#app/components/amount/AmountField.tsx';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import type { AmountReading } from '#app/components/amount/readAmountText.ts';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { TAX_CURRENCY } from '../year/figures.ts';
import { COST_SCALE, isTooLargeCost, priceOfOne, type Receipt } from './receipts.ts';

export interface CostDialogProps {
  readonly receipt: Receipt;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The receipt is gone, or the exchange takes no such cost. */
const INLINE_CODES = ['700000'];

/** Asks what coins that came from elsewhere had cost (screens.md 1.20, missing-cost detector). */
export function CostDialog({ receipt, onSaved, onClose }: CostDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { coin, txId, amount, costUsd } = receipt;
  const [reading, setReading] = useState<AmountReading>(
    costUsd === undefined ? { kind: 'empty' } : { kind: 'amount', amount: costUsd },
  );
  const [isTried, setTried] = useState(false);
  const { run, isRunning, inlineError, error, reset } = useApiAction('taxCost', {
    inlineCodes: INLINE_CODES,
  });
  const entered = reading.kind === 'amount' ? reading.amount : '';
  const what = amountWithUnit(amount, { language, unit: coin });
  const fault = judge(reading);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isRunning || fault !== null) return;
    const { ok } = await run({ coin, txId, costUsd: entered });
    if (ok) onSaved();
  };
  const failure = inlineError === null ? undefined : errorText(inlineError);
  const said =
    fault !== null && (isTried || fault !== 'empty') ? t(`tax.missing.dialog.fault.${fault}`) : failure;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tax.missing.dialog.title', { what })}
      description={t('tax.missing.dialog.text')}
    >
      <form className="grid gap-4" onSubmit={(event) => void save(event)} noValidate>
        <AmountField
          label={t('tax.missing.dialog.label')}
          amount={entered}
          onRead={(next) => {
            reset();
            setReading(next);
          }}
          unit={TAX_CURRENCY}
          scale={COST_SCALE}
          fault={said}
        />
        {fault === null && (
          <p className="text-text-2">
            {t('tax.missing.dialog.each', {
              price: amountWithUnit(priceOfOne(entered, amount), { language, unit: TAX_CURRENCY }),
              coin,
            })}
          </p>
        )}
        <PausedButton type="submit" variant="primary" error={error} isLoading={isRunning}>
          {t('tax.missing.dialog.save')}
        </PausedButton>
      </form>
    </Dialog>
  );
}

function judge(reading: AmountReading): 'empty' | 'unreadable' | 'tooLarge' | null {
  if (reading.kind === 'empty') return 'empty';
  if (reading.kind !== 'amount') return 'unreadable';
  return isTooLargeCost(reading.amount) ? 'tooLarge' : null;
}
