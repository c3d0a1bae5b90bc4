import type { TFunction } from 'i18next';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatPeriod, formatUtcDate, utcDaysOf } from '#app/components/format/formatPeriod.ts';
import { againLink } from '#app/screens/statements/exportStatement/jobs/againLink.ts';

const t = ((_key: string, { time }: { time: string }) => `${time} UTC`) as unknown as TFunction;
/** Node's, which the types of the page do not know; its zone is that of Date and Intl. */
const ENVIRONMENT = (globalThis as unknown as { process: { env: { TZ?: string } } }).process.env;
const OCTOBER = { startMs: Date.UTC(2026, 9, 1), endMs: Date.UTC(2026, 10, 1) - 1 };

describe.each(['America/Los_Angeles', 'UTC', 'Asia/Tokyo'])('To a reader in %s', (zone) => {
  const before = ENVIRONMENT.TZ;
  beforeEach(() => {
    ENVIRONMENT.TZ = zone;
  });
  afterEach(() => {
    if (before === undefined) delete ENVIRONMENT.TZ;
    else ENVIRONMENT.TZ = before;
  });

  test('a month of UTC days is that month, and says UTC', () => {
    expect(formatPeriod(OCTOBER, 'en', t)).toBe('1\u2009–\u200931 Oct 2026 UTC');
    // As exchanges end it: on the first moment of the next day.
    expect(formatPeriod({ ...OCTOBER, endMs: OCTOBER.endMs + 1 }, 'en', t)).toBe(
      '1\u2009–\u200931 Oct 2026 UTC',
    );
  });

  test('one day of UTC is that day', () => {
    const day = { startMs: OCTOBER.startMs, endMs: OCTOBER.startMs + 86_400_000 - 1 };
    expect(formatPeriod(day, 'en', t)).toBe('1 Oct 2026 UTC');
  });

  test('days of the reader’s own calendar are no days of UTC elsewhere', () => {
    const own = { startMs: new Date(2026, 9, 1).getTime(), endMs: new Date(2026, 10, 1).getTime() - 1 };
    expect(utcDaysOf(own) === null).toBe(zone !== 'UTC');
  });

  test('a quota of a month of UTC begins again on its first day', () => {
    expect(formatUtcDate(Date.UTC(2026, 11, 1), 'en', t)).toBe('1 December 2026 UTC');
  });

  test('a file of UTC days is made again of the same days', () => {
    const job = { ...OCTOBER, kind: 'create', type: 'funding' } as Parameters<typeof againLink>[0];
    expect(againLink(job)).toBe('/exportStatment?type=funding&from=2026-10-01&to=2026-10-31');
  });
});

test('A period that begins or ends within a day of UTC is not of whole days', () => {
  expect(utcDaysOf({ ...OCTOBER, startMs: OCTOBER.startMs + 1 })).toBe(null);
  expect(utcDaysOf({ ...OCTOBER, endMs: OCTOBER.endMs - 60_000 })).toBe(null);
  expect(utcDaysOf({ startMs: OCTOBER.startMs, endMs: OCTOBER.startMs })).toBe(null);
});
