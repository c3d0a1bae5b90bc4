import type { i18n as I18n } from 'i18next';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { importAgain } from '#app/browser/importAgain.ts';
import { hasTestAmounts, keptTestsStore } from '#app/storage/testAmounts.ts';
import type { ReminderState } from '#app/stores/createReminders.ts';
import { reminders } from '#app/stores/reminderStore.ts';

/** Watches the reminders of this device once there is one, now or later: what watches them is loaded then, and once. */
export function startReminders(bridge: Bridge, i18n: I18n): void {
  let hasBegun = false;
  const beginOnce = (state: ReminderState): void => {
    if (hasBegun || !(hasSome(state) || hasTestAmounts())) return;
    hasBegun = true;
    importAgain(() => import('#app/features/reminders/startReminderWatch.ts')).then(
      ({ startReminderWatch }) => startReminderWatch(bridge, i18n),
      () => {
        hasBegun = false;
      },
    );
  };
  reminders.subscribe(beginOnce);
  keptTestsStore.subscribe(() => beginOnce(reminders.getState()));
  // What could not be loaded is asked for again when there is a network, and with the next reminder.
  window.addEventListener('online', () => beginOnce(reminders.getState()));
  beginOnce(reminders.getState());
}

function hasSome({ alerts, lowBalanceByUser, otcOpensAtMs }: ReminderState): boolean {
  return alerts.length > 0 || Object.keys(lowBalanceByUser).length > 0 || otcOpensAtMs !== null;
}
