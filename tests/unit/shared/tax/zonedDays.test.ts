import { expect, test } from 'vitest';
import { dayOfDate, startOfZonedDay, zonedDayOf } from '#shared/tax/zonedDays.ts';

test.each([
  // Clocks go from 24:00 to 1:00.
  ['America/Santiago', [2024, 9, 8], '2024-09-08T04:00:00Z'],
  ['Africa/Cairo', [2024, 4, 26], '2024-04-25T22:00:00Z'],
  ['Asia/Beirut', [2024, 3, 31], '2024-03-30T22:00:00Z'],
  ['America/Sao_Paulo', [2018, 11, 4], '2018-11-04T03:00:00Z'],
  // Clocks go from 24:00 to 23:00 of the day before, or from 1:00 to 0:00 of the same one.
  ['America/Santiago', [2024, 4, 7], '2024-04-07T04:00:00Z'],
  ['America/Sao_Paulo', [2018, 2, 18], '2018-02-18T03:00:00Z'],
  ['America/Havana', [2024, 11, 3], '2024-11-03T04:00:00Z'],
  // Clocks change within the day.
  ['Europe/Berlin', [2024, 3, 31], '2024-03-30T23:00:00Z'],
  ['America/New_York', [2024, 11, 3], '2024-11-03T04:00:00Z'],
  ['Australia/Lord_Howe', [2024, 4, 7], '2024-04-06T13:00:00Z'],
  // Clocks never change.
  ['Asia/Kathmandu', [2024, 1, 1], '2023-12-31T18:15:00Z'],
  ['UTC', [2024, 1, 1], '2024-01-01T00:00:00Z'],
  // Samoa had no 30 December 2011.
  ['Pacific/Apia', [2011, 12, 30], '2011-12-30T10:00:00Z'],
  ['Pacific/Apia', [2011, 12, 31], '2011-12-30T10:00:00Z'],
] as const)('in %s the day %j begins at %s', (timeZone, [year, month, date], begins) => {
  expect(new Date(startOfZonedDay(timeZone, dayOfDate(year, month, date)))).toEqual(new Date(begins));
});

test.each([
  ...['Africa/Cairo', 'Africa/Casablanca', 'America/Asuncion', 'America/Havana', 'America/New_York'],
  ...[
    'America/Santiago',
    'Asia/Beirut',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Europe/Berlin',
    'Pacific/Chatham',
  ],
])('each day of 2024 in %s begins where its date does, and the moment before has another one', (timeZone) => {
  for (let day = dayOfDate(2024, 1, 1); day <= dayOfDate(2024, 12, 31); day += 1) {
    const start = startOfZonedDay(timeZone, day);
    expect([zonedDayOf(timeZone, start - 1), zonedDayOf(timeZone, start)]).toEqual([day - 1, day]);
  }
});
