import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { AmountField } from '#app/components/amount/AmountField.tsx';
import type { AmountReading } from '#app/components/amount/readAmountText.ts';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { reminders } from '#app/stores/reminderStore.ts';

const USD_SCALE = 2;

/** "Remind me when my small balances exceed x", kept on this device and shown while a tab is open (screens.md 0.2a, 1.3). */
export function LowBalanceReminder() {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const reminder = useStore(reminders, ({ lowBalanceByUser }) => lowBalanceByUser[String(userId)]);
  const [reading, setReading] = useState<AmountReading>({ kind: 'empty' });
  const amount = reading.kind === 'amount' ? reading.amount : '';
  const isGood = /[1-9]/.test(amount);
  if (userId === null) return null;
  return (
    <section className="card low-balance-reminder" aria-labelledby="low-balance-reminder">
      <h2 id="low-balance-reminder" className="low-balance-heading">
        {t('lowBalance.reminder.title')}
      </h2>
      <p className="low-balance-hint">{t('lowBalance.reminder.where')}</p>
      {reminder === undefined ? (
        <form
          className="low-balance-reminder-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (isGood) reminders.setLowBalance(userId, amount);
          }}
        >
          <AmountField
            label={t('lowBalance.reminder.label')}
            amount={amount}
            onRead={setReading}
            unit="USDT"
            scale={USD_SCALE}
          />
          <Button type="submit" isDisabled={!isGood}>
            {t('lowBalance.reminder.set')}
          </Button>
        </form>
      ) : (
        <div className="low-balance-reminder-form">
          <p role="status">{t('lowBalance.reminder.kept', { amount: price(reminder.aboveUsd) })}</p>
          <Button onClick={() => reminders.setLowBalance(userId, null)}>
            {t('lowBalance.reminder.remove')}
          </Button>
        </div>
      )}
    </section>
  );
}
