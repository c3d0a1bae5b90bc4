import { type PasswordFault, validateFilePassword } from '#app/components/validateFilePassword.ts';
import { type Span, spanOf } from '#app/features/recordList/dateRange.ts';
import { judgeRange } from '#app/features/recordList/rangeField.ts';
import { type DataFields, PERSONAL_TYPE } from './dataFields.ts';

/** The longest range that an estimate takes; orders are its parts (screens.md 0.2b). */
export const MOST_DAYS = 3_660;
/** A statement is of a year at most. */
const STATEMENT_DAYS = 366;
const DAY_MS = 86_400_000;

/** What is wrong with the period of an export. */
export type PeriodFault = 'unreadable' | 'order' | 'future' | 'span' | 'past' | 'beforeOpening' | 'notOver';

/** Whether a file of records can be ordered for its range; `openedMs`: since when its type has records. */
export function judgePeriod(
  { type, range }: Pick<DataFields, 'type' | 'range'>,
  openedMs: number,
  nowMs: number,
): PeriodFault | null {
  if (type === PERSONAL_TYPE) return null;
  const fault = judgeRange(range, nowMs, { maxDays: MOST_DAYS, hasYear: true });
  if (fault !== null) return fault;
  const span = spanOf(range, nowMs);
  // The day on which the account was opened belongs to it whole; "this year" and the like begin when it did.
  return span !== null && range.kind === 'days' && span.endMs < openedMs ? 'beforeOpening' : null;
}

/** Whether a statement can be of these moments: it is of whole days of UTC that are over. */
export function judgeStatementSpan(span: Span | null, openedMs: number, nowMs: number): PeriodFault | null {
  if (span === null) return 'unreadable';
  if (span.endMs < span.startMs) return 'order';
  const todayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  if (span.endMs > todayMs) return 'notOver';
  if (span.endMs - span.startMs > STATEMENT_DAYS * DAY_MS) return 'span';
  return span.startMs < Math.floor(openedMs / DAY_MS) * DAY_MS ? 'beforeOpening' : null;
}

/** The password of a PDF, which may have none. */
export function validatePassword(password: string, repeated: string): PasswordFault | null {
  return password === '' && repeated === '' ? null : validateFilePassword(password, repeated);
}
