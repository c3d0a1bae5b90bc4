import { and, between, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TimeRange } from '#sandbox/calls/records/askedRange.ts';

/** When records were made, when their coins moved for good, and which of them did. */
interface Booking {
  readonly made: AnyPgColumn;
  readonly booked: AnyPgColumn;
  readonly isBooked: SQL;
}

/**
 * Records of a range: those that were made in it, and those that were booked in it, so that the files of two months have every
 * booking once. What was booked after the range counts as open in its file (screens.md 0.2c).
 */
export function madeOrBookedIn(
  { startMs, endMs }: TimeRange,
  { made, booked, isBooked }: Booking,
): SQL | undefined {
  return or(between(made, startMs, endMs), and(isBooked, between(booked, startMs, endMs)));
}

/** An amount as it is booked within a range: "0" where `bookedAt` is outside of it or there is none. Plain decimals. */
export function bookedIn({ startMs, endMs }: TimeRange, bookedAt: number | null): (amount: string) => string {
  const isBooked = bookedAt !== null && bookedAt >= startMs && bookedAt <= endMs;
  return (amount) => (isBooked ? amount : '0');
}
