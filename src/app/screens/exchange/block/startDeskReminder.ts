import type { i18n as I18n } from 'i18next';
import { systemClock } from '#shared/async/clock.ts';
import { DEVICE, tellDeskOpen } from './deskNotice.ts';
import { createDeskReminder } from './deskReminder.ts';

/**
 * Waits for the reminder of this device for as long as the page is open, whichever screen is shown (screens.md 0.2a). A screen
 * that waits for it as well tells it no second time: whoever comes first takes it away.
 */
export function startDeskReminder(i18n: Pick<I18n, 't'>): () => void {
  return createDeskReminder({
    clock: systemClock,
    storage: DEVICE,
    onDue: () => tellDeskOpen(i18n.t),
  }).start();
}
