import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore, statusOf } from '#app/stores/globalStore.ts';
import { reminders } from '#app/stores/reminderStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import { type OtcCheck, type OtcState, otcStateOf } from './otcState.ts';

/** What is known of the OTC desk, and of the user's access to it (screens.md 1.6, `blockTrade/check`). */
export interface Otc {
  readonly isGuest: boolean;
  /** Undefined for a guest, while it is loading, and when it failed. */
  readonly check: OtcCheck | undefined;
  readonly state: OtcState | undefined;
  readonly isLoading: boolean;
  readonly error: AppError | null;
  /** When the OTC desk opens, by the device's clock, in ms since 1970; null while it is open or does not say. */
  readonly opensAtMs: number | null;
  readonly refresh: () => void;
}

/** Asks once the user is known, and not for guests. */
export function useOtc(): Otc {
  const status = useStore(globalStore, statusOf);
  const query = useApiQuery('blockTradeCheck', {}, { enabled: status === 'signed-in' });
  const check = query.answer?.result;
  const opensAt = check?.opensAt;
  return {
    isGuest: status === 'guest' || (query.answer !== undefined && check === undefined),
    check,
    state: check === undefined ? undefined : otcStateOf(check),
    isLoading: status === 'loading' || query.isLoading,
    error: query.error,
    opensAtMs: opensAt === undefined ? null : Number(opensAt) - (query.answer?.skewMs ?? 0),
    refresh: query.refresh,
  };
}

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
