import type { RecordRow, RecordSource } from '#app/features/recordList/recordSource.ts';
import { createSource } from '#app/features/recordList/recordSource.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';

type AddressRow = ResultOf<'depositAddressList'>['rows'][number];

/** A deposit address of the user; the answer that named it was signed and is about what was asked. */
export interface AddressRecord extends RecordRow, Omit<AddressRow, 'id' | 'createdAt' | 'expireAt'> {
  /** In ms since 1970; null where it does not end, or nothing came yet. */
  readonly expiresAtMs: number | null;
  readonly lastDepositAtMs: number | null;
}

/**
 * A row as it is shown. The difference of the clocks is measured with each answer and is in no row: rows that differ by it alone
 * would all be drawn again. Views have it from SkewContext.
 */
export function readAddressRow(row: AddressRow, skewMs: number): AddressRecord {
  const { createdAt, expireAt, ...rest } = row;
  const last = Math.max(0, ...rest.received.map(({ lastAt }) => Number(lastAt)));
  const expiresAtMs = expireAt === undefined ? null : Number(expireAt);
  return {
    ...rest,
    atMs: Number(createdAt),
    isPending:
      rest.state === 'creating' ||
      (rest.state === 'expiring' && isAboutToEnd(expiresAtMs, systemClock.wallNow() + skewMs)),
    expiresAtMs,
    lastDepositAtMs: last === 0 ? null : last,
  };
}

const END_MS = 60_000;

/** Whether an address expires within a minute: then it is read again, so that its end is shown in time. */
function isAboutToEnd(expiresAtMs: number | null, nowMs: number): boolean {
  return expiresAtMs !== null && expiresAtMs - nowMs < END_MS;
}

/** The id by which the source's answers are found among the page's queries. */
export const ADDRESS_SOURCE = 'depositAddresses';

/** Every 3 s while an address is being made (screens.md 1.15); otherwise the whole page reads again (useReread). */
export const ADDRESS_POLLING = { pendingMs: 3_000, idleMs: null } as const;

export type AddressQuestion = Pick<InputOf<'depositAddressList'>, 'chain' | 'q' | 'state'>;

export function addressSource(asked: AddressQuestion): RecordSource<AddressRecord> {
  return createSource({
    id: ADDRESS_SOURCE,
    endpoint: 'depositAddressList',
    asked,
    maxSpanMs: null,
    maxLimit: 50,
    inputOf: (question, { cursor, limit }) => ({ ...question, limit, ...(cursor !== '' && { cursor }) }),
    read: ({ rows, nextPageCursor }, _exchangeMs, skewMs) => ({
      rows: rows.map((row) => readAddressRow(row, skewMs)),
      nextCursor: nextPageCursor,
    }),
  });
}
