import type { Timers } from '#sandbox/clock.ts';
import { COUNTED_MS, waitAfter } from '../login/slowDown.ts';

/** What a call falls under: a login, codes of a security step, or the beginning of such a step. */
export type LimitName = 'password' | 'code' | 'step';

/** A call that begins, or has to wait first, in ms. */
export interface Turn {
  readonly waitMs: number;
  /** To be called once it is answered. */
  end(isWrongGuess: boolean): void;
}

/** What clients at one address may do together, for all accounts that they name (screens.md 0.2c, issue 32). */
export interface AddressLimits {
  begin(address: string, limit: LimitName | undefined): Promise<Turn>;
}

/** An office behind one address mistypes that often in an hour. */
const FREE_GUESSES = 20;
const STEPS = { most: 300, periodMs: 60_000 };
/** So many addresses are remembered; the ones that were quiet for the longest go first. */
const MOST_ADDRESSES = 50_000;

const FREE_TURN: Turn = { waitMs: 0, end: () => undefined };

/** Creates the limits. They are the process's own: a restart is nothing that a client can cause. */
export function createAddressLimits({ elapsedMs }: Pick<Timers, 'elapsedMs'>): AddressLimits {
  const guesses = createTimes(COUNTED_MS);
  const steps = createTimes(STEPS.periodMs);
  const lookedAt = createGates();

  function beginStep(address: string, nowMs: number): Turn {
    const times = steps.read(address, nowMs);
    if (times.length >= STEPS.most) {
      return { ...FREE_TURN, waitMs: (times[0] ?? nowMs) + STEPS.periodMs - nowMs };
    }
    steps.add(address, nowMs);
    return FREE_TURN;
  }

  /**
   * Passwords that are tried at once get no more guesses than those tried in a row: beyond the free guesses, each waits until
   * the ones before it are judged. Codes need a session, and each account has three tries of them.
   */
  async function beginGuess(address: string, limit: LimitName): Promise<Turn> {
    if (limit === 'password') {
      await lookedAt.enter(address, (underWay) => {
        const wrong = guesses.read(address, elapsedMs()).length;
        return underWay === 0 || wrong + underWay < FREE_GUESSES;
      });
    }
    const nowMs = elapsedMs();
    const times = guesses.read(address, nowMs);
    return {
      waitMs: Math.max(0, (times.at(-1) ?? 0) + waitAfter(times.length, FREE_GUESSES) - nowMs),
      end(isWrongGuess) {
        if (isWrongGuess) guesses.add(address, elapsedMs());
        if (limit === 'password') lookedAt.leave(address);
      },
    };
  }

  return {
    async begin(address, limit) {
      if (limit === undefined) {
        return FREE_TURN;
      }
      return limit === 'step' ? beginStep(address, elapsedMs()) : beginGuess(address, limit);
    },
  };
}

/** Moments by address, each as long as it counts. */
function createTimes(countedMs: number) {
  const timesByAddress = new Map<string, number[]>();

  function read(address: string, nowMs: number): readonly number[] {
    const times = timesByAddress.get(address)?.filter((atMs) => atMs > nowMs - countedMs) ?? [];
    if (times.length === 0) timesByAddress.delete(address);
    return times;
  }

  return {
    read,
    add(address: string, nowMs: number): void {
      const times = [...read(address, nowMs), nowMs];
      // The map's order is that of the last change.
      timesByAddress.delete(address);
      timesByAddress.set(address, times);
      if (timesByAddress.size > MOST_ADDRESSES) {
        const [quietest = ''] = timesByAddress.keys();
        timesByAddress.delete(quietest);
      }
    },
  };
}

/** Lets so many in at once, by address, and keeps the others waiting in their order. */
function createGates() {
  const gates = new Map<string, { underWay: number; readonly waiting: (() => void)[] }>();
  return {
    async enter(address: string, mayEnter: (underWay: number) => boolean): Promise<void> {
      const gate = gates.get(address) ?? { underWay: 0, waiting: [] };
      gates.set(address, gate);
      while (!mayEnter(gate.underWay)) {
        await new Promise<void>((resolve) => gate.waiting.push(resolve));
      }
      gate.underWay += 1;
    },
    leave(address: string): void {
      const gate = gates.get(address);
      if (gate === undefined) return;
      gate.underWay -= 1;
      const waiting = gate.waiting.splice(0);
      if (gate.underWay === 0 && waiting.length === 0) gates.delete(address);
      // Each looks for itself whether it may go on now.
      for (const goOn of waiting) goOn();
    },
  };
}
