import { expect, test } from 'vitest';
import { countdownText } from '#app/components/format/countdown.ts';

const HOUR_MS = 3_600_000;

test.each([
  [-5, '00:00:00'],
  [0, '00:00:00'],
  [1, '00:00:01'],
  [59_000, '00:00:59'],
  [HOUR_MS, '01:00:00'],
  [HOUR_MS + 1, '1 hr 1 min'],
  [2 * HOUR_MS, '2 hr 0 min'],
  [23 * HOUR_MS + 59 * 60_000 + 1, '24 hr 0 min'],
  [50 * HOUR_MS + 30_000, '50 hr 1 min'],
])('%i ms are left: %s', (leftMs, text) => {
  expect(countdownText(leftMs, 'en')).toBe(text);
});

test('Hours and minutes are in the reader’s words', () => {
  const left = 5 * HOUR_MS + 60_000;
  expect(countdownText(left, 'ja-JP')).toBe('5 時間 1 分');
  expect(countdownText(left, 'de-DE')).toBe('5 Std. 1 Min.');
});
