import type { i18n as I18n } from 'i18next';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { findLocks } from '#app/bridge/findLocks.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { dustReminderStore, markDustTold } from '#app/stores/dustReminderStore.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { showNotification } from '#app/stores/noticeStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { Language } from '#shared/site/languages.ts';
import { createDustWatch } from './createDustWatch.ts';
import { readableUsd } from './lowBalanceFigures.ts';

/** Long enough to be found by who was looking elsewhere; nothing else says it again. */
const SHOWN_MS = 60_000;

/** Tells of small balances that have become worth more than somebody wanted to hear of, for as long as the page is open. */
export async function startDustReminder(
  { request }: Pick<Bridge, 'request'>,
  i18n: Pick<I18n, 't' | 'language'>,
): Promise<() => void> {
  return createDustWatch({
    clock: systemClock,
    request,
    reminders: dustReminderStore,
    readUserId: () => globalStore.getState().global.user?.id ?? null,
    isVisible: () => document.visibilityState === 'visible',
    locks: await findLocks(),
    mark: markDustTold,
    tell: (worthUsd, aboveUsd) => {
      const { price } = figuresOf(i18n.language as Language);
      showNotification({
        type: 'info',
        key: 'dust',
        title: i18n.t('screens.lowBalance.title'),
        text: i18n.t('lowBalance.reminder.told', {
          worth: price(readableUsd(worthUsd)),
          amount: price(aboveUsd),
        }),
        durationMs: SHOWN_MS,
      });
    },
  });
}
