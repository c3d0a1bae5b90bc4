import { type DateRange, dayOf, daysOf, readDay, spanOf } from '#app/records/dateRange.ts';

/**
 * A longer period that ends where this one does: 30 days, 90, and as many as the screen allows (`maxDays`); null where it is the
 * longest already, and for days that are none.
 */
export function widenRange(range: DateRange, nowMs: number, maxDays: number): DateRange | null {
  const span = spanOf(range, nowMs);
  if (span === null) return null;
  const days = daysOf(span);
  const wider = [31, 91, maxDays].find((most) => most > days);
  if (wider === undefined) return null;
  const end = dayOf(Math.min(span.endMs, nowMs));
  const last = readDay(end);
  if (last === null) return null;
  const first = new Date(last.getFullYear(), last.getMonth(), last.getDate() - (wider - 1), 12);
  return { kind: 'days', start: dayOf(first.getTime()), end };
}
