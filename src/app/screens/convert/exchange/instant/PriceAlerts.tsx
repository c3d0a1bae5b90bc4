import { BellPlus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { AmountQuestion } from '#app/components/amount/AmountQuestion.tsx';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import type { AmountReading } from '#app/components/amount/readAmountText.ts';
import { useAmountText } from '#app/components/amount/useAmountText.ts';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { IconButton } from '#app/components/IconButton.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { usePairRate } from '#app/features/prices/usePairRate.ts';
import { readAlert, readPair } from '#app/features/reminders/readAlert.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { MOST_ALERTS } from '#app/stores/createReminders.ts';
import { flipKeyOf, rateFlipStore } from '#app/stores/rateFlips.ts';
import { reminders } from '#app/stores/reminderStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import { shortRate } from '#shared/market/quotedRate.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';

export interface PriceAlertsProps {
  readonly from: string;
  readonly to: string;
}

const MOST_DIGITS = 18;

/** Sets price alerts for a pair, and lists all of this device; they are shown while the page is open (screens.md 0.2a). */
export function PriceAlerts({ from, to }: PriceAlertsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const alerts = useStore(reminders, (state) => state.alerts);
  const flipped = useStore(rateFlipStore, (state) => state.flipped);
  const [one, unit] = readPair(from, to, flipped.includes(flipKeyOf(from, to)));
  return (
    <Stack as="section" aria-label={t('alerts.title')}>
      <AlertForm key={`${one} ${unit}`} {...{ one, unit }} isFull={alerts.length >= MOST_ALERTS} />
      <p className="text-text-2">{t('alerts.where')}</p>
      {alerts.length > 0 && (
        <ul>
          {alerts.map((alert) => {
            const { id } = alert;
            const read = readAlert(alert, flipped.includes(flipKeyOf(alert.from, alert.to)));
            const words = t(`alerts.when.${read.side}`, {
              from: read.one,
              price: amountWithUnit(read.price, { language, unit: read.unit }),
            });
            return (
              <Row as="li" key={id} isOneLine gap="gap-2" className="justify-between border-t border-line">
                <span className="num">{words}</span>
                <IconButton
                  icon={Trash2}
                  label={t('alerts.remove', { alert: words })}
                  onClick={() => reminders.removeAlert(id)}
                />
              </Row>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}

interface AlertFormProps {
  /** The pair as its rate is read: the price is of so many units for one, and is kept so. */
  readonly one: string;
  readonly unit: string;
  readonly isFull: boolean;
}

function AlertForm({ one, unit, isFull }: AlertFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price: write } = figuresOf(language);
  const { rate } = usePairRate(one, unit);
  const [reading, setReading] = useState<AmountReading>({ kind: 'empty' });
  const amount = reading.kind === 'amount' ? reading.amount : '';
  const price = useAmountText({
    amount,
    onRead: (next) => {
      setReading(next);
      setFault(undefined);
    },
    scale: MOST_DIGITS,
    unit,
  });
  const [fault, setFault] = useState<string>();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const added = addAlert({ from: one, to: unit, amount, rate });
    setFault(added === 'added' ? undefined : t(`alerts.${added}`, { count: MOST_ALERTS }));
    if (added === 'added') setReading({ kind: 'empty' });
  };

  return (
    <form className="grid grid-cols-1 gap-2" noValidate onSubmit={submit}>
      <Field
        label={t('alerts.label', { from: one, to: unit })}
        error={fault}
        hint={
          rate === null
            ? t('alerts.noMarket')
            : t('alerts.now', { price: `\u20661 ${one} = ${write(shortRate(rate))} ${unit}\u2069` })
        }
      >
        {(control) => (
          <input
            {...control}
            {...price.control}
            ref={price.input}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </Field>
      {price.question !== null && (
        <AmountQuestion readings={price.question} unit={unit} onAnswer={price.answer} />
      )}
      <Button type="submit" isDisabled={isFull}>
        <BellPlus size={16} aria-hidden="true" />
        {t('alerts.add')}
      </Button>
    </form>
  );
}

interface EnteredAlert {
  readonly from: string;
  readonly to: string;
  /** Plain decimal string; "" where none was entered. */
  readonly amount: string;
  /** Units of `to` for one `from` now; null without a price. */
  readonly rate: string | null;
}

/** Adds an alert for the side that the price is not on, or says why there is none: without a price the side is unknown. */
function addAlert({
  from,
  to,
  amount,
  rate,
}: EnteredAlert): 'added' | 'notPrice' | 'noMarket' | 'isNow' | 'full' {
  if (amount === '' || compareDecimals(amount, '0') <= 0) return 'notPrice';
  if (rate === null) return 'noMarket';
  const order = compareDecimals(amount, rate);
  if (order === 0) return 'isNow';
  const isAdded = reminders.addAlert({
    id: createId(),
    ...{ from, to, price: amount },
    side: order > 0 ? 'above' : 'below',
    createdAtMs: systemClock.wallNow(),
  });
  return isAdded ? 'added' : 'full';
}
