import type { StoreApi } from 'zustand';
import type { Request } from '#app/bridge/request.ts';
import type { DustReminders } from '#app/stores/dustReminderStore.ts';
import type { Clock, Timer } from '#shared/async/clock.ts';
import type { Locks } from '#shared/async/locks.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

export interface DustWatchOptions {
  readonly clock: Clock;
  readonly request: Request;
  readonly reminders: Pick<StoreApi<DustReminders>, 'getState' | 'subscribe'>;
  /** Null for a guest, and until it is known who is there. */
  readonly readUserId: () => number | null;
  readonly isVisible: () => boolean;
  /** Null where there are none: then two tabs that look at the same moment may both tell it. */
  readonly locks: Locks | null;
  /** Whether this tab is the one to tell (src/app/stores/dustReminderStore.ts). */
  readonly mark: (userId: number, isTold: boolean) => boolean;
  /** Plain decimals in USDT: what the balances are worth, and what the person named. */
  readonly tell: (worthUsd: string, aboveUsd: string) => void;
}

/** Remainders come and go by trades: once in a while is soon enough. */
const LOOK_EVERY_MS = 10 * 60_000;
/** The page has other things to ask for when it begins. */
const FIRST_LOOK_MS = 20_000;
/** Of all builds: a deploy must not make two tabs tell the same. */
const LOCK = `${PRODUCT}:dust`;

/** Looks now and then at what the small balances are worth, while the tab is seen and a reminder is kept. Returns what ends it. */
export function createDustWatch(options: DustWatchOptions): () => void {
  const { clock, request, reminders, readUserId, isVisible, locks, mark, tell } = options;
  let timer: Timer | undefined;
  let isEnded = false;

  const look = async (): Promise<void> => {
    const userId = readUserId();
    const reminder = userId === null ? undefined : reminders.getState().byUser[String(userId)];
    if (userId !== null && reminder !== undefined && isVisible()) {
      const answered = await request('lowBalanceList', { view: 'coins' });
      const result = answered.ok ? answered.value.result : undefined;
      // Whoever is there by now may be somebody else.
      if (!isEnded && result !== undefined && 'coins' in result && readUserId() === userId) {
        await judge(userId, worthOf(result), reminder.aboveUsd);
      }
    }
    if (!isEnded) timer = clock.setTimer(run, LOOK_EVERY_MS);
  };
  const run = (): void => void look();

  const judge = async (userId: number, worth: Decimal, aboveUsd: string): Promise<void> => {
    const isAbove = worth.gt(aboveUsd);
    const settle = (): void => {
      if (mark(userId, isAbove) && isAbove) tell(worth.toFixed(), aboveUsd);
    };
    if (locks === null) return settle();
    // A browser that refuses locks after all has no other tab to wait for.
    await locks.request(LOCK, settle).catch(settle);
  };

  timer = clock.setTimer(run, FIRST_LOOK_MS);
  return () => {
    isEnded = true;
    clock.clearTimer(timer);
  };
}

type CoinsView = Extract<ResultOf<'lowBalanceList'>, { coins: unknown }>;

/** Only of what could be converted: a reminder about other coins could not be followed. */
function worthOf({ coins }: CoinsView): Decimal {
  return coins
    .filter(({ support }) => support === 1)
    .reduce((sum, { usdt_value }) => sum.plus(usdt_value), new Decimal(0));
}
