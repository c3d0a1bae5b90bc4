import { expect, test } from 'vitest';
import { createSilenceWatch } from '#app/bridge/createSilenceWatch.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';

function openWatch() {
  const clock = createFakeClock();
  let alarms = 0;
  const watch = createSilenceWatch(clock, 10_000, () => {
    alarms += 1;
  });
  return { clock, watch, alarms: () => alarms };
}

test('silence is noticed once in its time, and again for as long as it lasts', () => {
  const { clock, watch, alarms } = openWatch();
  watch.recordMessage();
  clock.advance(9_999);
  expect(alarms()).toBe(0);
  clock.advance(1);
  expect(alarms()).toBe(1);
  clock.advance(20_000);
  expect(alarms()).toBe(3);
});

test('messages that come in time are no silence', () => {
  const { clock, watch, alarms } = openWatch();
  for (let second = 0; second < 60; second += 3) {
    watch.recordMessage();
    clock.advance(3_000);
  }
  expect(alarms()).toBe(0);
});

test('a page that does not listen has no timer, so that a hidden tab costs nothing', () => {
  const { clock, watch, alarms } = openWatch();
  expect(clock.timerCount()).toBe(0);
  watch.recordMessage();
  watch.pause();
  expect(clock.timerCount()).toBe(0);
  clock.advance(60_000);
  expect(alarms()).toBe(0);
});
