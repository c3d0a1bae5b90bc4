import type { TFunction } from 'i18next';
import { showNotification } from '#app/stores/noticeStore.ts';

/** Long enough to be found by who was looking elsewhere; nothing else says it again. */
const SHOWN_MS = 60_000;

/** Where reminders are kept. Access may be refused altogether: then each use of it fails, which the reminder expects. */
export const DEVICE: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

/** Tells that the desk has opened. */
export function tellDeskOpen(t: TFunction): void {
  showNotification({
    type: 'info',
    key: 'desk',
    title: t('block.reminder.title'),
    text: t('block.reminder.text'),
    durationMs: SHOWN_MS,
  });
}
