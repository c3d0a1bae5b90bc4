import { expect, test } from 'vitest';
import { createReplayClock, createSkew } from '#workers/gateway/request/serverClock.ts';

const LOCAL_MS = 1_795_297_231_000;

test('nothing is known at first', () => {
  expect(createSkew().ms()).toBe(0);
  expect(createSkew().serverNow(LOCAL_MS)).toBe(LOCAL_MS);
});

test('the newest Date header serves until there is a time_now', () => {
  const skew = createSkew();
  skew.learnDate(LOCAL_MS + 9_000, LOCAL_MS);
  skew.learnDate(LOCAL_MS + 12_000, LOCAL_MS + 2_000);
  expect(skew.ms()).toBe(10_000);
  skew.learn(LOCAL_MS + 9_500.25, LOCAL_MS);
  skew.learnDate(LOCAL_MS + 60_000, LOCAL_MS);
  expect(skew.ms()).toBe(9_500.25);
  expect(skew.serverNow(LOCAL_MS)).toBe(LOCAL_MS + 9_500.25);
});

test('the skew is the median of the last five answers', () => {
  const skew = createSkew();
  const seen = [100, 300, -50_000, 200, 400, 1_000_000, 500].map((aheadMs) => {
    skew.learn(LOCAL_MS + aheadMs, LOCAL_MS);
    return skew.ms();
  });
  expect(seen).toEqual([100, 200, 100, 150, 200, 300, 400]);
});

test('times that are no numbers are ignored', () => {
  const skew = createSkew();
  skew.learn(LOCAL_MS + 100, LOCAL_MS);
  for (const time of [Number.NaN, Number.POSITIVE_INFINITY]) {
    skew.learn(time, LOCAL_MS);
    skew.learnDate(time, LOCAL_MS);
  }
  expect(skew.ms()).toBe(100);
});

const NOW = 1_795_297_231_123;
const MINUTE = 60_000;

test('nothing is known before the first signed answer', () => {
  expect(createReplayClock().serverNow(NOW, 0)).toBeNull();
});

test('a signed answer shows how far the device’s clock is off', () => {
  const clock = createReplayClock();
  clock.learn(NOW + 60 * MINUTE, NOW);
  expect(clock.serverNow(NOW + 5, 5)).toBe(NOW + 60 * MINUTE + 5);
});

test('answers that are replayed again and again do not set the clock back', () => {
  const clock = createReplayClock();
  clock.learn(NOW, NOW);
  for (let age = 1; age <= 20; age += 1) clock.learn(NOW - age * 4 * MINUTE, NOW);
  expect(clock.serverNow(NOW, 0)).toBe(NOW);
});

test('a device whose clock was set starts over', () => {
  const clock = createReplayClock();
  clock.learn(NOW, NOW);
  expect(clock.serverNow(NOW, 0)).toBe(NOW);
  expect(clock.serverNow(NOW + 60 * MINUTE, 1)).toBeNull();
  clock.learn(NOW + 1, NOW + 60 * MINUTE);
  expect(clock.serverNow(NOW + 60 * MINUTE, 1)).toBe(NOW + 1);
});

test('a clock that is corrected a little is not a clock that was set', () => {
  const clock = createReplayClock();
  clock.learn(NOW, NOW);
  clock.serverNow(NOW, 0);
  expect(clock.serverNow(NOW + 2_000, 1_000)).toBe(NOW + 2_000);
});
