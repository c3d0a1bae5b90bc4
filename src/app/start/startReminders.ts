import type { i18n as I18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { alertStore } from '#app/stores/alertStore.ts';
import { dustReminderStore } from '#app/stores/dustReminderStore.ts';

/**
 * Runs the reminders that were set on this device while the page is open: prices, small balances, the opening of the OTC
 * desk (screens.md 0.2a). Each is loaded once there is something to watch.
 */
export function startReminders(bridge: Bridge, i18n: I18n): void {
  onceThere(
    alertStore,
    ({ alerts }) => alerts.length > 0,
    async () => {
      const { startPriceAlerts } = await import('#app/screens/exchange/convert/alerts/startPriceAlerts.ts');
      await startPriceAlerts(bridge, i18n);
    },
  );
  onceThere(
    dustReminderStore,
    ({ byUser }) => Object.keys(byUser).length > 0,
    async () => {
      const { startDustReminder } = await import('#app/screens/exchange/lowBalance/startDustReminder.ts');
      await startDustReminder(bridge, i18n);
    },
  );
  void import('#app/screens/exchange/block/startDeskReminder.ts').then(({ startDeskReminder }) =>
    startDeskReminder(i18n),
  );
}

/** Begins as soon as a store has something, now or later, and once. */
function onceThere<State>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  hasSome: (state: State) => boolean,
  begin: () => Promise<void>,
): void {
  let stop = (): void => undefined;
  let hasBegun = false;
  const look = (state: State): void => {
    if (hasBegun || !hasSome(state)) return;
    hasBegun = true;
    stop();
    void begin();
  };
  stop = store.subscribe(look);
  look(store.getState());
}
