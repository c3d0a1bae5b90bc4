import { describe, expect, test } from 'vitest';
import { writeCalendar } from '#app/components/calendarFile.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostileTexts.ts';

const NOW_MS = Date.UTC(2026, 10, 24, 12);
const EVENT = {
  id: 'BUY_HOLD-1',
  atMs: Date.UTC(2026, 10, 26, 8, 30),
  title: '0.05 BTC frozen',
  text: 'Why.',
};

const NAMES = [
  ...['BEGIN', 'VERSION', 'PRODID', 'BEGIN', 'UID', 'DTSTAMP', 'DTSTART'],
  ...['SUMMARY', 'DESCRIPTION', 'END', 'END', ''],
];

describe('a calendar file', () => {
  test('has one event at the moment of the release, in UTC', () => {
    const lines = writeCalendar(EVENT, NOW_MS).split('\r\n');
    expect(lines).toContain('DTSTART:20261126T083000Z');
    expect(lines).toContain('DTSTAMP:20261124T120000Z');
    expect(lines).toContain('SUMMARY:0.05 BTC frozen');
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-1)).toBe('');
  });

  test('has one event on a day, which no zone moves to another one', () => {
    const lines = writeCalendar({ ...EVENT, atMs: Date.UTC(2027, 2, 15), isDay: true }, NOW_MS).split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20270315');
  });

  test('keeps what would end a field, and no line is longer than 75 octets', () => {
    const text = `A; b, c\\d\ne ${'حتى ถึง 停止 '.repeat(20)}`;
    const file = writeCalendar({ ...EVENT, text }, NOW_MS);
    const encoder = new TextEncoder();
    expect(file.split('\r\n').every((line) => encoder.encode(line).length <= 75)).toBe(true);
    const unfolded = file.replaceAll('\r\n ', '');
    expect(unfolded).toContain('DESCRIPTION:A\\; b\\, c\\\\d\\ne حتى ถึง 停止');
    expect(unfolded).toContain(`${'حتى ถึง 停止 '.repeat(20)}\r\nEND:VEVENT`);
  });

  test.each(Object.values(HOSTILE_TEXTS))('has no further field because of a text: %j', (text) => {
    const file = writeCalendar({ ...EVENT, id: text, title: text, text }, NOW_MS).replaceAll('\r\n ', '');
    const names = file.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/).map((line) => line.split(':')[0]);
    expect(names).toEqual(NAMES);
  });
});
