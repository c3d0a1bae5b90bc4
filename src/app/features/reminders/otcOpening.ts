import type { Timer } from '#shared/async/clock.ts';
import type { ReminderKind } from './reminderKind.ts';

export interface Opening {
  /** When the OTC desk opened, by the device's clock, in ms since 1970. */
  readonly atMs: number;
  /** The desk opened long ago: the user has not been waiting, and sees on the screen that it is open. */
  readonly isOld: boolean;
}

const OLD_MS = 3_600_000;
/** Timers of browsers hold 31 bits of ms; what is further off is looked at again. */
const LONGEST_MS = 3_600_000;

/** The opening of the OTC desk needs a timer only. */
export const otcOpening: ReminderKind<Opening> = {
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
