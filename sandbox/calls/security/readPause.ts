import type { UserState } from '#sandbox/books/exchange/lockUser.ts';

/** Withdrawals rest until then (screens.md 2.0, security-lock reasons). */
export interface Pause {
  readonly untilMs: number;
  readonly reason: string;
}

/** What keeps a user from withdrawing for the longest time now; null: nothing does. */
export function readPause(state: UserState, nowMs: number): Pause | null {
  const pauses = [
    { untilMs: state.securityLockUntil ?? 0, reason: state.securityLockReason ?? 'PASSWORD' },
    { untilMs: state.changePauseUntil ?? 0, reason: 'ADDRESS_SWITCH' },
  ];
  const [longest] = pauses
    .filter(({ untilMs }) => untilMs > nowMs)
    .toSorted((one, other) => other.untilMs - one.untilMs);
  return longest ?? null;
}
