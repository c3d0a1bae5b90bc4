import type { Clock, Timer } from '#shared/async/clock.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** A reminder that the desk opens, kept on this device and shown while a tab is open (screens.md 0.2a). */
export interface DeskReminder {
  /** When it is due by the device's clock, in ms since 1970; null where none is set. */
  readonly read: () => number | null;
  readonly set: (atMs: number) => void;
  readonly clear: () => void;
  /** Waits for it until the returned function is called. */
  readonly start: () => () => void;
}

export interface DeskReminderOptions {
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly onDue: () => void;
}

const KEY = `${PRODUCT}.deskReminder`;
/** Whoever comes back later than that has not been waiting: they see themselves that the desk is open. */
const STALE_MS = 3_600_000;
/** Timers of browsers hold 31 bits of ms; what is further off is looked at again. */
const LONGEST_MS = 3_600_000;

/** Storage may be denied or full: then nothing is kept, and nothing fails. */
export function createDeskReminder({ clock, storage, onDue }: DeskReminderOptions): DeskReminder {
  let timer: Timer | undefined;
  let isRunning = false;

  const read = (): number | null => {
    try {
      const atMs = Number(storage.getItem(KEY) ?? Number.NaN);
      return Number.isFinite(atMs) && atMs > 0 ? atMs : null;
    } catch {
      return null;
    }
  };
  const clear = (): void => {
    try {
      storage.removeItem(KEY);
    } catch {
      // What can't be removed could not be written either.
    }
    wait();
  };
  /** Reads anew each time: another tab may have set, shown or taken it away since. */
  const wait = (): void => {
    clock.clearTimer(timer);
    const atMs = read();
    if (!isRunning || atMs === null) return;
    const leftMs = atMs - clock.wallNow();
    if (leftMs > 0) {
      timer = clock.setTimer(wait, Math.min(leftMs, LONGEST_MS));
      return;
    }
    clear();
    if (leftMs > -STALE_MS) onDue();
  };

  return {
    read,
    set: (atMs) => {
      try {
        storage.setItem(KEY, String(Math.round(atMs)));
      } catch {
        // The button then still offers it.
      }
      wait();
    },
    clear,
    start: () => {
      isRunning = true;
      wait();
      return () => {
        isRunning = false;
        clock.clearTimer(timer);
      };
    },
  };
}
