import { readableUsd } from '#app/features/prices/readableUsd.ts';
import type { Timer } from '#shared/async/clock.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { ReminderKind } from './reminderKind.ts';

/** What the small balances of a user were worth when they were last asked for, against what the user named. In USDT. */
export interface LowBalanceWorth {
  readonly userId: number;
  readonly worth: Decimal;
  readonly aboveUsd: string;
}

/** Remainders come and go with trades: every ten minutes is often enough. */
const ASK_EVERY_MS = 10 * 60_000;
/** The page has other things to ask for when it begins. */
const FIRST_MS = 20_000;

/** Small balances are asked for now and then, while the tab is visible and their user has set a reminder. */
export const lowBalances: ReminderKind<LowBalanceWorth> = {
  name: 'dust',
  watch: ({ reminders, request, clock, readUserId, isVisible }, onMet) => {
    let timer: Timer | undefined;
    let isEnded = false;

    const ask = async (): Promise<void> => {
      const userId = readUserId();
      const reminder = userId === null ? undefined : reminders.getState().lowBalanceByUser[String(userId)];
      if (userId !== null && reminder !== undefined && isVisible()) {
        const answered = await request('lowBalanceList', { view: 'coins' });
        const result = answered.ok ? answered.value.result : undefined;
        // Another user may have logged in meanwhile.
        if (!isEnded && result !== undefined && 'coins' in result && readUserId() === userId) {
          onMet([{ userId, worth: worthOf(result), aboveUsd: reminder.aboveUsd }]);
        }
      }
      if (!isEnded) timer = clock.setTimer(run, ASK_EVERY_MS);
    };
    const run = (): void => void ask();

    timer = clock.setTimer(run, FIRST_MS);
    return () => {
      isEnded = true;
      clock.clearTimer(timer);
    };
  },
  // Balances that are below count as well: the next time that they are above is shown again.
  claim: (reminders, met) =>
    met.filter(({ userId, worth, aboveUsd }) => {
      const isAbove = worth.gt(aboveUsd);
      return reminders.markLowBalance(userId, isAbove) && isAbove;
    }),
  describe: ({ worth, aboveUsd }, { t, price }) => ({
    key: 'dust',
    title: t('screens.lowBalance.title'),
    text: t('lowBalance.reminder.shown', {
      worth: price(readableUsd(worth.toFixed())),
      amount: price(aboveUsd),
    }),
  }),
};

type CoinsView = Extract<ResultOf<'lowBalanceList'>, { coins: unknown }>;

/** Only of what can be converted: a reminder of other coins leads nowhere. */
function worthOf({ coins }: CoinsView): Decimal {
  return coins
    .filter(({ support }) => support === 1)
    .reduce((sum, { usdt_value }) => sum.plus(usdt_value), new Decimal(0));
}
