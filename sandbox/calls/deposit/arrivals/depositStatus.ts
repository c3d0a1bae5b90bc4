import type { InferOutput } from 'valibot';
import type { DepositStatus as StatusSchema } from '#shared/endpoints/enums.ts';

export type DepositStatus = InferOutput<typeof StatusSchema>;

/** What happens to a deposit (screens.md 1.21, "Deposit row"). */
export type DepositEvent =
  /** So many blocks are on top of it that it counts. */
  | 'confirmed'
  | 'credited'
  /** The chain took another turn, and the block it was in is gone. */
  | 'reorganised'
  /** After that: gone for good, in a block again, or under review. */
  | 'rolled-back'
  | 'kept'
  | 'reviewed';

const ARROWS: Readonly<Partial<Record<DepositStatus, Partial<Record<DepositEvent, DepositStatus>>>>> = {
  1: { confirmed: 2, reorganised: 7 },
  2: { credited: 3 },
  7: { 'rolled-back': 70011, kept: 70012, reviewed: 70013 },
};

/** Deposits that something is still to happen to. */
export const OPEN_STATUSES: readonly DepositStatus[] = [1, 2, 7];
/** Deposits whose coins the user has, or will have when a hold ends. */
export const CREDITED_STATUSES: readonly DepositStatus[] = [3, 70012];

/** The next status; undefined where the event can't happen to a deposit in this one. */
export function nextStatus(status: number, event: DepositEvent): DepositStatus | undefined {
  return ARROWS[status as DepositStatus]?.[event];
}

/** Beyond so many confirmations, several come at once. */
const MOST_SINGLE = 300;
const MOST_TICKS = 60;

/** Confirmations that one tick of three seconds brings: one, or on quick chains as many as end it within three minutes. */
export function blocksPerTick(unlockConfirm: number): number {
  return unlockConfirm < MOST_SINGLE ? 1 : Math.ceil(unlockConfirm / MOST_TICKS);
}

/** What a label of the address orders of the chain: a reorganisation (a trigger of ours, in the manner of screens.md 3.6). */
const ENDINGS: readonly (readonly [word: string, event: DepositEvent])[] = [
  ['rollback', 'rolled-back'],
  ['kept', 'kept'],
  ['review', 'reviewed'],
];

/** How a deposit to an address with this label ends after a reorganisation; undefined where there is to be none. */
export function reorganisationOf(label: string): DepositEvent | undefined {
  const words = label.toLowerCase();
  return ENDINGS.find(([word]) => words.includes(word))?.[1];
}
