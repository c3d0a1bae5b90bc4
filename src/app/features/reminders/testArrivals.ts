import { createTestAmounts, type TestAmount } from '#app/storage/testAmounts.ts';
import type { Timer } from '#shared/async/clock.ts';
import type { ReminderKind } from './reminderKind.ts';

/** A test amount that has arrived, whose rest can be sent. */
export interface TestArrival {
  readonly userId: number;
  readonly test: TestAmount;
}

const ASK_EVERY_MS = 60_000;

/** Test amounts are asked about while the tab is visible, until they have arrived (screens.md 1.17, "stores the pair and reminds"). */
export const testArrivals: ReminderKind<TestArrival> = {
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
