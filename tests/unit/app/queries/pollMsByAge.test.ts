import { expect, test } from 'vitest';
import { pollMsByAge } from '#app/queries/pollMsByAge.ts';

test.each([
  ['What changed a moment ago is asked for soon', 59_999, 3_000],
  ['What has stayed the same for a minute is asked for every 15 s', 60_000, 15_000],
  ['What has stayed the same for ten minutes is asked for once a minute', 600_000, 60_000],
  ['A clock that is behind makes nothing slower', -3_600_000, 3_000],
])('%s', (_, ageMs, expected) => {
  expect(pollMsByAge(3_000, ageMs)).toBe(expected);
});

test('What is asked for slowly at first is never asked for sooner', () => {
  expect(pollMsByAge(120_000, 600_000)).toBe(120_000);
});
