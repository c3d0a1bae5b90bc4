import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#app/components/amount/AmountField.tsx';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import type { AmountReading } from '#app/components/amount/readAmountText.ts';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { dateFormat } from '#app/components/format/dates.ts';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { useForm } from '#app/components/useForm.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { FIRST_DAY, readBoughtDay, writeDay, writeReceivedDay } from './boughtDay.ts';
import { COST_SCALE, isTooLargeCost, priceOfOne, type Receipt } from './receipts.ts';

export interface CostDialogProps {
  readonly receipt: Receipt;
  /** The country whose days a purchase is of. */
  readonly country: string;
  readonly currency: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The receipt is gone, or the exchange takes no such cost. */
const INLINE_CODES = ['700000'];

/** Asks what coins that came from elsewhere had cost, and when they were bought (screens.md 1.20, 0.2c). */
export function CostDialog({ receipt, country, currency, onSaved, onClose }: CostDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { coin, txId, amount, cost, acquiredMs, receivedMs } = receipt;
  const [reading, setReading] = useState<AmountReading>(
    cost === undefined ? { kind: 'empty' } : { kind: 'amount', amount: cost },
  );
  const [day, setDay] = useState(acquiredMs === undefined ? '' : writeDay(country, acquiredMs));
  const [isDayTried, setDayTried] = useState(false);
  const { run, isRunning, inlineError, error, reset } = useApiAction('taxCost', {
    inlineCodes: INLINE_CODES,
  });
  const entered = reading.kind === 'amount' ? reading.amount : '';
  const what = amountWithUnit(amount, { language, unit: coin });
  const fault = judge(reading);
  const boughtMs = readBoughtDay(day, country, receivedMs);
  const received = writeReceivedDay(receivedMs, country, language);

  const dayFault = (text: string): string =>
    text !== '' && text < FIRST_DAY
      ? t('tax.missing.dialog.dateEarly', {
          day: dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(FIRST_DAY)),
        })
      : t('tax.missing.dialog.dateFault', { day: received });

  // Another tab may have changed the residence: what was typed as euros is saved as euros.
  const send = async (own: { cost: string; currency: string } | { isMarketPrice: true }): Promise<void> => {
    if (isRunning || boughtMs === null) return;
    const { ok } = await run({ coin, txId, ...own, acquiredAt: String(boughtMs) });
    if (ok) onSaved();
  };
  const { formProps, isValidated, focusFault } = useForm({
    isValid: fault === null && boughtMs !== null,
    isBusy: isRunning,
    onSubmit: () => send({ cost: entered, currency }),
  });
  const failure = inlineError === null ? undefined : errorText(inlineError);
  const said =
    fault !== null && (isValidated || fault !== 'empty') ? t(`tax.missing.dialog.fault.${fault}`) : failure;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tax.missing.dialog.title', { what })}
      description={t('tax.missing.dialog.text', { currency })}
    >
      <form className="grid gap-4" {...formProps}>
        <p className="text-text-2">
          {t('tax.missing.received')} {received}
        </p>
        <Field
          label={t('tax.missing.dialog.date')}
          error={(isValidated || isDayTried) && boughtMs === null ? dayFault(day) : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="date"
              min={FIRST_DAY}
              max={writeDay(country, receivedMs)}
              value={day}
              onChange={({ target }) => {
                reset();
                setDay(target.value);
              }}
            />
          )}
        </Field>
        <AmountField
          label={t('tax.missing.dialog.label')}
          amount={entered}
          onRead={(next) => {
            reset();
            setReading(next);
          }}
          unit={currency}
          scale={COST_SCALE}
          fault={said}
        />
        {fault === null && (
          <p className="text-text-2">
            {t('tax.missing.dialog.each', {
              price: amountWithUnit(priceOfOne(entered, amount), { language, unit: currency }),
              coin,
            })}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <PausedButton type="submit" variant="primary" error={error} isLoading={isRunning}>
            {t('tax.missing.dialog.save')}
          </PausedButton>
          <Button
            onClick={() => {
              setDayTried(true);
              if (boughtMs === null) focusFault();
              else void send({ isMarketPrice: true });
            }}
          >
            {t('tax.missing.dialog.market')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function judge(reading: AmountReading): 'empty' | 'unreadable' | 'tooLarge' | null {
  if (reading.kind === 'empty') return 'empty';
  if (reading.kind !== 'amount') return 'unreadable';
  return isTooLargeCost(reading.amount) ? 'tooLarge' : null;
}
