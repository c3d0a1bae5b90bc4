import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { reminders } from '#app/stores/reminderStore.ts';
import { systemClock } from '#shared/async/clock.ts';

/**
 * When this device reminds its user that the OTC desk opens, by the device's clock, in ms since 1970; null where that is not
 * wanted. `onOpen` runs when the reminder has been shown, by whichever tab.
 */
export function useOtcReminder(onOpen: () => void): number | null {
  const opened = useEffectEvent(onOpen);
  useEffect(
    () =>
      reminders.subscribe(({ otcOpensAtMs }, { otcOpensAtMs: before }) => {
        if (otcOpensAtMs === null && before !== null && before <= systemClock.wallNow()) opened();
      }),
    [],
  );
  return useStore(reminders, (state) => state.otcOpensAtMs);
}
