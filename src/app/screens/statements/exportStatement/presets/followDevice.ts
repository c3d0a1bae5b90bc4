import type { i18n as I18n } from 'i18next';
import type { Request } from '#app/bridge/request.ts';
import { formatPeriod } from '#app/components/format/formatPeriod.ts';
import { withLabel } from '#app/components/format/joinTexts.ts';
import { jobFollowerOf, stopJobFollower } from '#app/features/exportJobs/jobFollower.ts';
import { showNotification } from '#app/stores/noticeStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { Language } from '#shared/site/languages.ts';
import { createSchedule } from './createSchedule.ts';
import type { ScheduledOrder } from './dueOrders.ts';
import { presetsOf } from './presetsOf.ts';

/** Long enough for a user who looks elsewhere. */
const SHOWN_MS = 20_000;

let followed: number | null = null;
let stopSchedule: () => void = () => undefined;

/** Follows the files that a user of this device waits for, and orders monthly ones; null when the user has gone. */
export function followDevice(userId: number | null, request: Request, i18n: I18n): void {
  if (userId === followed) return;
  stopSchedule();
  stopSchedule = () => undefined;
  followed = userId;
  if (userId === null) {
    stopJobFollower();
    return;
  }
  const follower = jobFollowerOf(userId, request, i18n);
  const nameOf = ({ preset, startMs, endMs }: ScheduledOrder): string =>
    i18n.t('exports.jobs.name', {
      what: preset.name,
      period: formatPeriod({ startMs, endMs }, i18n.language as Language, i18n.t),
      format: preset.fields.format,
    });
  stopSchedule = createSchedule({
    presets: presetsOf(userId),
    request,
    clock: systemClock,
    onOrdered: (order, id) => {
      const name = nameOf(order);
      follower.add({ key: id, name, ids: [id] });
      showNotification({
        ...{ type: 'info', key: `monthly ${order.preset.id}`, durationMs: SHOWN_MS },
        title: i18n.t('exports.presets.orderedTitle'),
        text: i18n.t('exports.presets.ordered', { name }),
      });
    },
    onRefused: (order, { message }) =>
      void showNotification({
        ...{ type: 'warning', key: `monthly ${order.preset.id}`, durationMs: SHOWN_MS },
        title: i18n.t('exports.presets.refusedTitle'),
        text: withLabel(nameOf(order), message, i18n.language as Language),
      }),
  });
}
