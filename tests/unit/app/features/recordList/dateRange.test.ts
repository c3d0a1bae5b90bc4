import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lastSevenDays } from '#app/features/recordList/calendarDays.ts';
import {
  type DateRange,
  dayOf,
  daysOf,
  RANGE_PRESETS,
  readDay,
  renewsInMs,
  spanOf,
} from '#app/features/recordList/dateRange.ts';
import { judgeRange, rangeField, widenRange } from '#app/features/recordList/rangeField.ts';

/** Far from UTC, half and quarter hours, clocks that skip or repeat midnight, and a zone that left out a whole day. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
];
const NOW_MS = Date.UTC(2026, 10, 21, 9, 41, 7);
const RULES = { maxDays: 180 };
const HOUR_MS = 3_600_000;

const inZone = (zone: string): void => void vi.stubEnv('TZ', zone);
const iso = (atMs: number | undefined): string => new Date(atMs ?? Number.NaN).toISOString();
const spanIn = (zone: string, range: DateRange, nowMs = NOW_MS): string[] => {
  inZone(zone);
  const span = spanOf(range, nowMs);
  return [iso(span?.startMs), iso(span?.endMs)];
};
const days = (start: string, end: string): DateRange => ({ kind: 'days', start, end });
const preset = (name: (typeof RANGE_PRESETS)[number]): DateRange => ({ kind: 'preset', preset: name });

afterEach(() => void vi.unstubAllEnvs());

describe('a range that was asked for', () => {
  const askedMs = Date.UTC(2026, 10, 27, 22, 50);
  const leftMs = (range: DateRange, laterMs: number, pollMs: number | null = null): number => {
    inZone('Europe/Berlin');
    return renewsInMs(range, askedMs, askedMs + laterMs, pollMs);
  };

  test('goes on with a preset of days when the next day begins, and not before', () => {
    for (const name of ['7d', '30d', '90d', 'year'] as const) {
      expect(leftMs(preset(name), 0)).toBe(HOUR_MS / 6);
      expect(leftMs(preset(name), HOUR_MS / 6 - 1)).toBe(1);
      expect(leftMs(preset(name), HOUR_MS / 6)).toBeLessThanOrEqual(0);
      expect(leftMs(preset(name), -24 * HOUR_MS)).toBeLessThanOrEqual(0);
    }
  });

  test('goes on with the last 24 hours as often as they are asked for again, at most once a minute', () => {
    expect(leftMs(preset('24h'), 89_000, 90_000)).toBe(1_000);
    expect(leftMs(preset('24h'), 90_000, 90_000)).toBeLessThanOrEqual(0);
    expect(leftMs(preset('24h'), 5_000, 5_000)).toBe(55_000);
    expect(leftMs(preset('24h'), 60_000, 5_000)).toBeLessThanOrEqual(0);
    expect(leftMs(preset('24h'), 60_000)).toBe(Number.POSITIVE_INFINITY);
  });

  test('stays where it is days that were chosen', () => {
    expect(leftMs(days('2026-11-26', '2026-11-27'), HOUR_MS)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the moments of a range', () => {
  test('of seven days begin with the day seven days ago and end with today: eight days of the calendar', () => {
    expect(spanIn('UTC', preset('7d'))).toEqual(['2026-11-14T00:00:00.000Z', '2026-11-21T23:59:59.999Z']);
    expect(spanIn('Asia/Tokyo', preset('7d'))).toEqual([
      '2026-11-13T15:00:00.000Z',
      '2026-11-21T14:59:59.999Z',
    ]);
    expect(daysOf(spanOf(preset('7d'), NOW_MS) ?? { startMs: 0, endMs: 0 })).toBe(8);
  });

  test('of seven days are read in ms or in whole seconds', () => {
    inZone('Asia/Tokyo');
    const ms = { start: Date.UTC(2026, 10, 13, 15), end: Date.UTC(2026, 10, 21, 15) - 1 };
    expect(lastSevenDays(NOW_MS, 'ms')).toEqual(ms);
    expect(lastSevenDays(NOW_MS, 's')).toEqual({ start: ms.start / 1_000, end: (ms.end - 999) / 1_000 });
  });

  test('of 24 hours are exactly those before now', () => {
    expect(spanIn('Asia/Tokyo', preset('24h'))).toEqual([iso(NOW_MS - 24 * HOUR_MS), iso(NOW_MS)]);
  });

  test('of this year begin with its first day where the reader is', () => {
    const newYear = Date.UTC(2026, 11, 31, 23, 30);
    expect(spanIn('UTC', preset('year'), newYear)[0]).toBe('2026-01-01T00:00:00.000Z');
    expect(spanIn('Europe/Berlin', preset('year'), newYear)[0]).toBe('2026-12-31T23:00:00.000Z');
  });

  test('of the day on which clocks go forward are 23 hours, and 25 when they go back', () => {
    inZone('Europe/Berlin');
    const lengthOf = (day: string): number => {
      const { startMs, endMs } = spanOf(days(day, day), NOW_MS) ?? { startMs: 0, endMs: 0 };
      return (endMs + 1 - startMs) / HOUR_MS;
    };
    expect([lengthOf('2026-03-29'), lengthOf('2026-10-25'), lengthOf('2026-06-01')]).toEqual([23, 25, 24]);
  });

  test('begin at one o’clock on a day whose midnight is skipped', () => {
    expect(spanIn('America/Sao_Paulo', days('2018-11-04', '2018-11-04'))).toEqual([
      '2018-11-04T03:00:00.000Z',
      '2018-11-05T01:59:59.999Z',
    ]);
  });

  test.each(['2026-02-30', '2026-13-01', '26-1-1', '', '2026-11-21T00:00', '0000-00-00'])(
    'are none where a day is %o',
    (day) => expect(spanOf(days(day, '2026-11-21'), NOW_MS)).toBeNull(),
  );

  test('are none for a day that the zone left out', () => {
    inZone('Pacific/Apia');
    expect(readDay('2011-12-30')).toBeNull();
    expect(readDay('2011-12-31')).not.toBeNull();
  });

  test.each(ZONES)('of days that follow each other leave nothing out and overlap nowhere in %s', (zone) => {
    inZone(zone);
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2030, 0) }), (atMs) => {
        const day = dayOf(atMs);
        const span = spanOf(days(day, day), NOW_MS);
        if (span === null) throw new Error(`${day} is no day in ${zone}`);
        expect(span.startMs <= atMs && atMs <= span.endMs).toBe(true);
        expect([dayOf(span.startMs), dayOf(span.endMs)]).toEqual([day, day]);
        expect(dayOf(span.startMs - 1)).not.toBe(day);
        const next = dayOf(span.endMs + 1);
        expect(spanOf(days(next, next), NOW_MS)?.startMs).toBe(span.endMs + 1);
      }),
    );
  });

  test.each(ZONES)('of a longer preset hold those of the shorter ones in %s', (zone) => {
    inZone(zone);
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2030, 0) }), (nowMs) => {
        const starts = (['24h', '7d', '30d', '90d'] as const).map(
          (name) => spanOf(preset(name), nowMs)?.startMs,
        );
        expect(starts).toEqual(starts.toSorted((one, other) => (other ?? 0) - (one ?? 0)));
      }),
    );
  });
});

describe('a range is refused', () => {
  test.each([
    ['unreadable', '', '2026-11-21'],
    ['order', '2026-11-21', '2026-11-20'],
    ['future', '2026-11-01', '2026-11-22'],
    ['span', '2026-01-01', '2026-11-21'],
  ] as const)('as %s', (fault, start, end) => {
    inZone('UTC');
    expect(judgeRange(days(start, end), NOW_MS, RULES)).toBe(fault);
  });

  test('not where it is as long as it may be, however many hours clocks have moved', () => {
    inZone('Europe/Berlin');
    expect(judgeRange(days('2026-05-26', '2026-11-21'), NOW_MS, RULES)).toBeNull();
    expect(judgeRange(days('2026-05-25', '2026-11-21'), NOW_MS, RULES)).toBe('span');
  });

  test('not for today, and for tomorrow by the reader’s own calendar', () => {
    inZone('Pacific/Kiritimati');
    expect(judgeRange(days('2026-11-21', '2026-11-21'), NOW_MS, RULES)).toBeNull();
    inZone('America/New_York');
    expect(judgeRange(days('2026-11-21', '2026-11-22'), NOW_MS, RULES)).toBe('future');
  });
});

test('a range that begins too long ago is refused, however short it is', () => {
  inZone('UTC');
  const rules = { maxDays: 30, maxDaysBack: 730 };
  expect(judgeRange(days('2024-11-22', '2024-11-30'), NOW_MS, rules)).toBeNull();
  expect(judgeRange(days('2024-11-21', '2024-11-30'), NOW_MS, rules)).toBe('past');
});

describe('a wider period', () => {
  test('is longer, allowed, and holds the one before', () => {
    inZone('UTC');
    for (const name of ['24h', '7d', '30d', '90d'] as const) {
      const wider = widenRange(preset(name), NOW_MS, RULES);
      const [before, after] = [spanOf(preset(name), NOW_MS), wider && spanOf(wider, NOW_MS)];
      if (before === null || after === null) throw new Error('A range has no moments.');
      expect(after.startMs).toBeLessThan(before.startMs);
      expect(daysOf(after)).toBeGreaterThan(daysOf(before));
      expect(wider && judgeRange(wider, NOW_MS, RULES)).toBeNull();
    }
  });

  test('ends at the longest one', () => {
    inZone('UTC');
    let range = widenRange(preset('24h'), NOW_MS, RULES);
    for (let tries = 0; range !== null && tries < 5; tries += 1) range = widenRange(range, NOW_MS, RULES);
    expect(range).toBeNull();
    expect(widenRange(preset('7d'), NOW_MS, { maxDays: 8 })).toBeNull();
  });
});

describe('presets', () => {
  test('are offered as far as the screen’s longest range goes, this year by how old it is', () => {
    inZone('UTC');
    const presetsOf = (maxDays: number, nowMs = NOW_MS) =>
      rangeField(preset('7d'), nowMs, { maxDays }).presets;
    expect(presetsOf(366)).toEqual([...RANGE_PRESETS]);
    expect(presetsOf(180)).toEqual(['24h', '7d', '30d', '90d']);
    expect(presetsOf(180, Date.UTC(2026, 1, 1))).toContain('year');
    expect(rangeField(preset('7d'), NOW_MS, { maxDays: 180, hasYear: true }).presets).toContain('year');
    expect(presetsOf(8)).toEqual(['24h', '7d']);
  });

  test('fill the days of the field', () => {
    inZone('Asia/Tokyo');
    expect(rangeField(preset('7d'), NOW_MS, RULES)).toMatchObject({
      preset: '7d',
      start: '2026-11-14',
      end: '2026-11-21',
      today: '2026-11-21',
      fault: null,
    });
    expect(rangeField(days('', '2026-11-21'), NOW_MS, RULES)).toMatchObject({
      preset: null,
      start: '',
      span: null,
      fault: 'unreadable',
    });
  });
});
