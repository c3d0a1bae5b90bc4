import type { DepositNews } from '#app/storage/depositNews.ts';
import type { DepositRecord } from './depositRecord.ts';
import { outcomeOfStage, stageOf } from './depositStage.ts';

/** More are never on their way at once, but a device may have been closed for long. */
const MOST_AWAITED = 100;
const CLOCKS_DIFFER_MS = 3_600_000;
/** Among so many of the newest deposits arrivals are looked for. */
export const LOOKED_AT = 20;

export interface Arrivals extends Omit<DepositNews, 'openedAtMs'> {
  /** Credited since the last look. */
  readonly arrived: readonly DepositRecord[];
}

/**
 * What has arrived since the last look: what was on its way then, and what is new and credited already. What was credited
 * before the first look is no news. `rows` are the newest deposits, the newest first; `nowMs` is the device's time.
 */
export function findArrivals(
  before: Pick<DepositNews, 'awaited' | 'newestMs'> | undefined,
  rows: readonly DepositRecord[],
  nowMs: number,
): Arrivals {
  const newest = rows.slice(0, LOOKED_AT);
  const decided = newest.filter((row) => outcomeOf(row) !== 'open');
  const open = newest.filter((row) => outcomeOf(row) === 'open').map(({ id }) => id);
  const awaited = before?.awaited ?? [];
  const kept = awaited.filter((id) => !open.includes(id) && !decided.some((row) => row.id === id));
  const isNews = ({ id, atMs }: DepositRecord): boolean =>
    before !== undefined && (awaited.includes(id) || atMs > before.newestMs);
  return {
    arrived: decided.filter((row) => outcomeOf(row) === 'booked' && isNews(row)),
    awaited: [...open, ...kept].slice(0, MOST_AWAITED),
    // Without any deposit what comes from now on is new, by clocks that may differ.
    newestMs: newest[0]?.atMs ?? before?.newestMs ?? nowMs - CLOCKS_DIFFER_MS,
  };
}

function outcomeOf(row: DepositRecord) {
  return outcomeOfStage(stageOf(row));
}
