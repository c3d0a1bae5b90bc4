import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { AmountField } from '#app/components/amount/AmountField.tsx';
import type { AmountReading } from '#app/components/amount/readAmountText.ts';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { Card } from '#app/components/layout/Card.tsx';
import { Row } from '#app/components/layout/Row.tsx';
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
    <Card as="section" className="mb-4 grid gap-1 p-4" aria-labelledby="low-balance-reminder">
      <h2 id="low-balance-reminder" className="text-large font-semibold">
        {t('lowBalance.reminder.title')}
      </h2>
      <p className="text-small/normal text-text-2">{t('lowBalance.reminder.where')}</p>
      {reminder === undefined ? (
        <Row
          as="form"
          gap="gap-x-4 gap-y-2"
          align="items-start"
          className="mt-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (isGood) reminders.setLowBalance(userId, amount);
          }}
        >
          <div className="min-w-0 basis-110">
            <AmountField
              label={t('lowBalance.reminder.label')}
              amount={amount}
              onRead={setReading}
              unit="USDT"
              scale={USD_SCALE}
            />
          </div>
          {/* Beside the field itself: below its label, whatever is said below the field. */}
          <Button type="submit" className="md:mt-7.5" isDisabled={!isGood}>
            {t('lowBalance.reminder.set')}
          </Button>
        </Row>
      ) : (
        <Row gap="gap-x-4 gap-y-2" align="items-end" className="mt-2">
          <p role="status">{t('lowBalance.reminder.kept', { amount: price(reminder.aboveUsd) })}</p>
          <Button onClick={() => reminders.setLowBalance(userId, null)}>
            {t('lowBalance.reminder.remove')}
          </Button>
        </Row>
      )}
    </Card>
  );
}
