import type { DepositRecord } from './depositRecord.ts';
import { outcomeOfStage, stageOf } from './depositStage.ts';

/** Deposits of a user that were seen on their way and are not credited yet, by id. */
export type Awaited = readonly string[];

/** More are never on their way at once, but a device may have been closed for long. */
const MOST = 100;

export interface Arrivals {
  /** Credited since they were seen on their way. */
  readonly arrived: readonly DepositRecord[];
  readonly awaited: Awaited;
}

/** What has arrived of what was awaited, and what is awaited from now on. What was credited before the first look is no news. */
export function findArrivals(before: Awaited, rows: readonly DepositRecord[]): Arrivals {
  const outcomeOf = (row: DepositRecord) => outcomeOfStage(stageOf(row));
  const decided = rows.filter((row) => outcomeOf(row) !== 'open');
  const open = rows.filter((row) => outcomeOf(row) === 'open').map(({ id }) => id);
  const kept = before.filter((id) => !open.includes(id) && !decided.some((row) => row.id === id));
  return {
    arrived: decided.filter((row) => before.includes(row.id) && outcomeOf(row) === 'booked'),
    awaited: [...open, ...kept].slice(0, MOST),
  };
}
