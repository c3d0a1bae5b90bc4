import type { i18n as I18n } from 'i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { createTestAmounts, type TestAmount } from '#app/storage/testAmounts.ts';
import type { Timer } from '#shared/async/clock.ts';
import type { Locks } from '#shared/async/locks.ts';
import type { Language } from '#shared/site/languages.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { lowBalances } from './lowBalances.ts';
import { priceAlerts } from './priceAlerts.ts';
import type { ReminderContext, ReminderKind, ReminderText } from './reminderKind.ts';

export interface ReminderWatchOptions extends ReminderContext {
  /** Null where there are none: then two tabs in which a reminder is met at the same moment may both show it. */
  readonly locks: Locks | null;
  readonly i18n: Pick<I18n, 't' | 'language'>;
  readonly isFlipped: (from: string, to: string) => boolean;
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
  const { reminders, clock, locks, i18n, isFlipped, notify, storage } = options;

  const show = (met: readonly Met[]): void => {
    const words = { t: i18n.t, price: figuresOf(i18n.language as Language).price, isFlipped };
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

interface Opening {
  /** When the OTC desk opened, by the device's clock, in ms since 1970. */
  readonly atMs: number;
  /** The desk opened long ago: the user has not been waiting, and sees on the screen that it is open. */
  readonly isOld: boolean;
}

const OLD_MS = 3_600_000;
/** Timers of browsers hold 31 bits of ms; what is further off is looked at again. */
const LONGEST_MS = 3_600_000;

/** The opening of the OTC desk needs a timer only. */
const otcOpening: ReminderKind<Opening> = {
  name: 'otc',
  watch: ({ reminders, clock }, onMet) => {
    let timer: Timer | undefined;
    const wait = (): void => {
      clock.clearTimer(timer);
      const atMs = reminders.getState().otcOpensAtMs;
      if (atMs === null) return;
      const leftMs = atMs - clock.wallNow();
      if (leftMs > 0) timer = clock.setTimer(wait, Math.min(leftMs, LONGEST_MS));
      else onMet([{ atMs, isOld: leftMs <= -OLD_MS }]);
    };
    const unsubscribe = reminders.subscribe(({ otcOpensAtMs }, before) => {
      if (otcOpensAtMs !== before.otcOpensAtMs) wait();
    });
    wait();
    return () => {
      unsubscribe();
      clock.clearTimer(timer);
    };
  },
  claim: (reminders, met) => met.filter(({ atMs, isOld }) => reminders.claimOtcOpening(atMs) && !isOld),
  describe: (_, { t }) => ({ key: 'desk', title: t('block.reminder.title'), text: t('block.reminder.text') }),
};

/** A test amount that has arrived, whose rest can be sent. */
interface TestArrival {
  readonly userId: number;
  readonly test: TestAmount;
}

const ASK_EVERY_MS = 60_000;

/** Test amounts are asked about while the tab is visible, until they have arrived (screens.md 1.17, "stores the pair and reminds"). */
const testArrivals: ReminderKind<TestArrival> = {
  name: 'tests',
  watch: ({ storage, request, clock, readUserId, isVisible }, onMet) => {
    let timer: Timer | undefined;
    let isEnded = false;

    const hasArrived = async ({ requestId, coin }: TestAmount): Promise<boolean> => {
      if (requestId === undefined) return false;
      const answered = await request('withdrawRecords', { requestId, coin, limit: 1 });
      const rows = answered.ok ? (answered.value.result?.rows ?? []) : [];
      return rows.some(({ status }) => status === 'success');
    };
    const ask = async (): Promise<void> => {
      const userId = readUserId();
      if (userId !== null && isVisible()) {
        for (const test of createTestAmounts(userId, storage).waiting()) {
          const isThere = await hasArrived(test);
          // Another user may have logged in meanwhile.
          if (isEnded || readUserId() !== userId) break;
          if (isThere) onMet([{ userId, test }]);
        }
      }
      if (!isEnded) timer = clock.setTimer(run, ASK_EVERY_MS);
    };
    const run = (): void => void ask();

    timer = clock.setTimer(run, ASK_EVERY_MS);
    return () => {
      isEnded = true;
      clock.clearTimer(timer);
    };
  },
  claim: (_, met, storage) =>
    met.filter(({ userId, test }) => createTestAmounts(userId, storage).claim(test)),
  describe: ({ test: { requestId = '', coin, tested, rest } }, { t, price }) => ({
    key: `test ${requestId}`,
    title: t('screens.withdraw.title'),
    text: t('testAmount.arrived', {
      tested: `\u2066${price(tested)} ${coin}\u2069`,
      rest: `\u2066${price(rest)} ${coin}\u2069`,
    }),
  }),
};
