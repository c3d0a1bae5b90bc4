import type { i18n as I18n } from 'i18next';
import type { Bridge } from '#app/bridge/createBridge.ts';
import type { Request } from '#app/bridge/request.ts';
import { importAgain } from '#app/browser/importAgain.ts';
import { keptText } from '#app/storage/kept.ts';
import { hasTestAmounts, keptTestsStore } from '#app/storage/testAmounts.ts';
import type { ReminderState } from '#app/stores/createReminders.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { reminders } from '#app/stores/reminderStore.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { loadPart } from './loadPart.ts';
import { startArrivalNotices } from './startArrivalNotices.ts';
import { startOrderNotices } from './startOrderNotices.ts';

/** What every page watches once it is at rest, whatever its screen: one file, since all of it is loaded together. */
export function startWatches(bridge: Bridge, request: Request, i18n: I18n): void {
  startReminders(bridge, i18n);
  startArrivalNotices(request, i18n);
  startOrderNotices(request, i18n);
  startJobNotices(request, i18n);
}

/** Watches the reminders of this device once there is one, now or later: what watches them is loaded then, and once. */
function startReminders(bridge: Bridge, i18n: I18n): void {
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

/**
 * Follows who is logged in: files that a user of this device waits for are followed on every page, and monthly ones are ordered
 * (screens.md 1.18, 0.2a). What does so is loaded only where there is something to do.
 */
function startJobNotices(request: Request, i18n: I18n): void {
  let lastId: number | null = null;
  let hasBegun = false;
  const follow = (): void => {
    const { user } = globalStore.getState().global;
    const id = user?.id ?? null;
    const before = lastId;
    lastId = id;
    if (id === before && hasBegun) return;
    hasBegun = (before !== null && id !== before) || (id !== null && hasWork(id));
    if (!hasBegun) return;
    loadPart(
      () => import('#app/screens/statements/exportStatement/presets/followDevice.ts'),
      ({ followDevice }) => followDevice(id, request, i18n),
    );
  };
  globalStore.subscribe(follow);
  // What another tab has ordered, or saved, since: that tab may be closed before it is ready.
  window.addEventListener('storage', follow);
  follow();
}

/** Whether the device keeps files that the user waits for, or presets, of which one may be due. */
function hasWork(userId: number): boolean {
  return ['exportJobs', 'exportPresets'].some((name) => {
    const text = keptText(`${PRODUCT}.${name}.${userId}`).read();
    return text !== undefined && text !== '[]';
  });
}
