import { expect, test } from 'vitest';
import { createReplayClock } from '#workers/gateway/request/serverClock.ts';

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
