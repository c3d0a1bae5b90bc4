import { expect, test } from 'vitest';
import { pendingPollMs } from '#app/features/recordList/pendingPollMs.ts';

const NOW_MS = 1_795_000_000_000;
const row = (ageS: number, isPending = true) => ({ atMs: NOW_MS - ageS * 1_000, isPending });

test.each([
  ['Nothing that has ended is asked for again', [row(1, false)], null],
  ['What began a moment ago is asked for at once', [row(59)], 5_000],
  ['What began minutes ago is asked for less often', [row(60)], 15_000],
  ['What began long ago is asked for once a minute', [row(600), row(90_000)], 60_000],
  ['The newest one counts', [row(90_000), row(3), row(1, false)], 5_000],
  ['A clock that is behind makes nothing slower', [row(-3_600)], 5_000],
])('%s', (_, rows, expected) => {
  expect(pendingPollMs(rows, 5_000, NOW_MS)).toBe(expected);
});

test('A list that is asked for slowly at first is never asked for sooner', () => {
  expect(pendingPollMs([row(300)], 30_000, NOW_MS)).toBe(30_000);
});
