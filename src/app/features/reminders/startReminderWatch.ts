import type { i18n as I18n } from 'i18next';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { findLocks } from '#app/bridge/findLocks.ts';
import { isRateFlipped } from '#app/features/prices/isRateFlipped.ts';
import { deviceStorage } from '#app/storage/keyStorage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { showNotification } from '#app/stores/noticeStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { reminders } from '#app/stores/reminderStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { watchReminders } from './watchReminders.ts';

/** Long enough for a user who looks elsewhere; nothing else says it again. */
const SHOWN_MS = 60_000;

/** Watches the reminders of this device for as long as the page is open. */
export async function startReminderWatch(
  { interest, request }: Pick<Bridge, 'interest' | 'request'>,
  i18n: Pick<I18n, 't' | 'language'>,
): Promise<() => void> {
  return watchReminders({
    reminders,
    quotes: quoteStore,
    interest,
    request,
    storage: deviceStorage,
    clock: systemClock,
    readUserId: () => globalStore.getState().global.user?.id ?? null,
    isVisible: () => document.visibilityState === 'visible',
    locks: await findLocks(),
    i18n,
    isFlipped: isRateFlipped,
    notify: (text) => showNotification({ type: 'info', durationMs: SHOWN_MS, ...text }),
  });
}
