import { expect, test } from 'vitest';
import { createSkew } from '#workers/gateway/request/serverClock.ts';

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
