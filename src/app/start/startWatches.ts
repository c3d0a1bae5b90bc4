import type { i18n as I18n } from 'i18next';
import type { Bridge } from '#app/bridge/createBridge.ts';
import type { Request } from '#app/bridge/request.ts';
import { startArrivalNotices } from './startArrivalNotices.ts';
import { startJobNotices } from './startJobNotices.ts';
import { startOrderNotices } from './startOrderNotices.ts';
import { startReminders } from './startReminders.ts';

/** What every page watches once it is at rest, whatever its screen: one file, since all of it is loaded together. */
export function startWatches(bridge: Bridge, request: Request, i18n: I18n): void {
  startReminders(bridge, i18n);
  startArrivalNotices(request, i18n);
  startOrderNotices(request, i18n);
  startJobNotices(request, i18n);
}
