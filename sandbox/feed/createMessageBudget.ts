/** The budget of messages of one socket, by the process's own clock, since handling them makes other sockets wait. */
export interface MessageBudget {
  /** Takes a cost from the budget, which may become negative. */
  spend(cost: number): void;
  isSpent(): boolean;
  /** For how long, in ms, the budget has been less than half full: the sign of a client that never stops sending. */
  overdrawnMs(): number;
}

/** In messages. More than any page needs at once: it has 200 subscriptions to renew. */
const BURST = 1_500;
const PER_SECOND = 1_000;

/** Creates a full budget. */
export function createMessageBudget(now: () => number = () => performance.now()): MessageBudget {
  let left = BURST;
  let atMs = now();
  let halfFullMs = atMs;

  function refill(): void {
    const nowMs = now();
    left = Math.min(BURST, left + ((nowMs - atMs) * PER_SECOND) / 1000);
    atMs = nowMs;
    if (left >= BURST / 2) {
      halfFullMs = nowMs;
    }
  }

  return {
    spend(cost) {
      refill();
      left -= cost;
    },
    isSpent() {
      refill();
      return left < 0;
    },
    overdrawnMs() {
      refill();
      return atMs - halfFullMs;
    },
  };
}
