import type { i18n as I18n } from 'i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import type { Locks } from '#shared/async/locks.ts';
import type { Language } from '#shared/site/languages.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { lowBalances } from './lowBalances.ts';
import { otcOpening } from './otcOpening.ts';
import { priceAlerts } from './priceAlerts.ts';
import type { ReminderContext, ReminderKind, ReminderText } from './reminderKind.ts';
import { testArrivals } from './testArrivals.ts';

export interface ReminderWatchOptions extends ReminderContext {
  /** Null where there are none: then two tabs in which a reminder is met at the same moment may both show it. */
  readonly locks: Locks | null;
  readonly i18n: Pick<I18n, 't' | 'language'>;
  readonly notify: (text: ReminderText) => void;
}

/** What a tab stores reaches the others a moment later, and not in step with locks. */
const HELD_MS = 500;

/** Watches the reminders of this device and shows each that is met, once, in one tab. Returns what ends it. */
export function watchReminders(options: ReminderWatchOptions): () => void {
  const stops = [
    watchKind(priceAlerts, options),
    watchKind(lowBalances, options),
    watchKind(otcOpening, options),
    watchKind(testArrivals, options),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function watchKind<Met>(kind: ReminderKind<Met>, options: ReminderWatchOptions): () => void {
  const { reminders, clock, locks, i18n, notify, storage } = options;

  const show = (met: readonly Met[]): void => {
    const words = { t: i18n.t, price: figuresOf(i18n.language as Language).price };
    for (const each of kind.claim(reminders, met, storage)) notify(kind.describe(each, words));
  };

  return kind.watch(options, (met) => {
    if (met.length === 0) return;
    if (locks === null) return show(met);
    const showAndHold = (lock: Lock | null): Promise<void> | undefined => {
      // Another tab shows it. What that tab leaves is met again with the next prices, or the next look.
      if (lock === null) return undefined;
      show(met);
      return new Promise((resolve) => void clock.setTimer(resolve, HELD_MS));
    };
    // The lock is one of all builds: after a deploy, tabs of two builds must not show the same.
    locks
      .request(`${PRODUCT}:${kind.name}`, { ifAvailable: true }, showAndHold)
      // A browser that refuses locks after all has no other tab to wait for.
      .catch(() => show(met));
  });
}
