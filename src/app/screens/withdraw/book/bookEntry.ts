import type { RecordRow } from '#app/features/recordList/recordSource.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

type Row = ResultOf<'addressList'>['rows'][number];

/** screens.md 1.9. */
export const MOST_ENTRIES = 200;

/** An entry of the address book as the exchange sends it, and its times on the device's clock, in ms since 1970. */
export interface BookEntry extends RecordRow, Omit<Row, 'id'> {
  /** When the lock of a new entry ends; null where it has none. */
  readonly lockUntilMs: number | null;
  /** Null: it was never used. */
  readonly lastUsedAtMs: number | null;
}

/** A lock that ends so soon is waited for: the exchange then says what the entry has become. */
const SOON_MS = 60_000;

/** Reads an entry of the exchange; `skewMs` is how far its clock is ahead of the device's. */
export function readEntry(row: Row, skewMs: number): BookEntry {
  const { status, lockUntil, createAt, lastUsedAt } = row;
  const lockUntilMs = status === 1 && lockUntil !== undefined ? Number(lockUntil) - skewMs : null;
  return {
    ...row,
    atMs: Number(createAt) * 1_000,
    isPending: lockUntilMs !== null && lockUntilMs - systemClock.wallNow() < SOON_MS,
    lockUntilMs,
    lastUsedAtMs: lastUsedAt === undefined ? null : Number(lastUsedAt),
  };
}
