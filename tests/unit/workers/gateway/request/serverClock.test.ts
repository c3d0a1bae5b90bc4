import { describe, expect, test } from 'vitest';
import { createServerClock, type ServerClock } from '#workers/gateway/request/serverClock.ts';

const NOW = 1_795_297_231_000;
const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

/** Signatures that verify, one a second, by an exchange whose clock is so far ahead; true where the last one is believed. */
function send(clock: ServerClock, aheadMs: number, { count = 1, isFresh = false, fromMs = 0 } = {}): boolean {
  let isBelieved = false;
  for (let second = 0; second < count; second += 1) {
    const localMs = NOW + fromMs + second * 1_000;
    isBelieved = clock.learnLate({ signedMs: localMs + aheadMs, localMs }, isFresh);
  }
  return isBelieved;
}

function learn(clock: ServerClock, ...aheadMs: number[]): ServerClock {
  for (const ahead of aheadMs) clock.learn({ signedMs: NOW + ahead, localMs: NOW });
  return clock;
}

describe('the clock of the exchange', () => {
  test('is the device’s own until there is anything else', () => {
    expect(createServerClock().skewMs()).toBe(0);
    expect(createServerClock().serverNow(NOW, 0)).toBe(NOW);
  });

  test('is that of the newest Date header until there was a signature', () => {
    const clock = createServerClock();
    clock.learnDate(NOW + 9_000, NOW);
    clock.learnDate(NOW + 12_000, NOW + 2_000);
    clock.learnDate(Number.NaN, NOW);
    expect(clock.skewMs()).toBe(10_000);
    expect(clock.serverNow(NOW, 0)).toBe(NOW + 10_000);
    learn(clock, 9_500);
    clock.learnDate(NOW + 60_000, NOW);
    expect(clock.skewMs()).toBe(9_500);
  });

  test('is for countdowns the median of the last five signatures', () => {
    const clock = createServerClock();
    const seen = [100, 300, -50_000, 200, 400, 200_000, 500].map((ahead) => learn(clock, ahead).skewMs());
    expect(seen).toEqual([100, 200, 100, 150, 200, 300, 400]);
  });

  test('is for replays that of the signature that is furthest ahead, however many are older', () => {
    const clock = learn(createServerClock(), 0);
    for (let age = 1; age <= 20; age += 1) learn(clock, -age * 14_000);
    expect(clock.serverNow(NOW, 0)).toBe(NOW);
  });

  test('is forgotten where the device’s clock was set, so that no answer is measured by the old one', () => {
    const clock = learn(createServerClock(), 2 * MINUTE);
    expect(clock.serverNow(NOW, 0)).toBe(NOW + 2 * MINUTE);
    // Corrected a little.
    expect(clock.serverNow(NOW + 2_000, 1_000)).toBe(NOW + 2 * MINUTE + 2_000);
    expect(clock.serverNow(NOW + 60 * MINUTE, 2_000)).toBe(NOW + 60 * MINUTE);
    expect(clock.skewMs()).toBe(0);
  });
});

describe('a signature that is out of time', () => {
  test('moves nothing by itself, however far ahead it is', () => {
    const clock = learn(createServerClock(), 0);
    expect(send(clock, YEAR)).toBe(false);
    expect(clock.serverNow(NOW, 0)).toBe(NOW);
    expect(clock.skewMs()).toBe(0);
  });

  test('is believed as the third in a row that says the same: no old answer can be ahead', () => {
    const clock = learn(createServerClock(), 0);
    expect(send(clock, YEAR, { count: 2 })).toBe(false);
    expect(send(clock, YEAR + 3_000, { fromMs: 5_000 })).toBe(true);
    expect(clock.serverNow(NOW, 0)).toBe(NOW + YEAR + 3_000);
    expect(clock.skewMs()).toBe(YEAR);
  });

  test('is not believed where others say something else, or an answer in time comes between', () => {
    const clock = learn(createServerClock(), 0);
    for (let hour = 1; hour <= 5; hour += 1) {
      expect(send(clock, hour * 60 * MINUTE, { fromMs: hour * 1_000 })).toBe(false);
    }
    send(clock, YEAR, { count: 2 });
    learn(clock, 0);
    expect(send(clock, YEAR, { count: 2, fromMs: 5_000 })).toBe(false);
    expect(clock.serverNow(NOW, 0)).toBe(NOW);
  });

  test('does not agree with itself, however often it is sent', () => {
    const clock = learn(createServerClock(), 0);
    const time = { signedMs: NOW + YEAR, localMs: NOW };
    for (let often = 0; often < 10; often += 1) expect(clock.learnLate(time, false)).toBe(false);
  });

  test('is never believed where it may be an old one, even at the pace at which it was once sent', () => {
    const clock = learn(createServerClock(), 0);
    expect(send(clock, -10 * MINUTE, { count: 20 })).toBe(false);
    expect(clock.serverNow(NOW, 0)).toBe(NOW);
  });

  test('is believed where its answers repeat ids that were just made: the clock was set back', () => {
    const clock = learn(createServerClock(), 0);
    expect(send(clock, -10 * MINUTE, { count: 3, isFresh: true })).toBe(true);
    expect(clock.serverNow(NOW, 0)).toBe(NOW - 10 * MINUTE);
  });

  test('is believed where the device’s own clock says the same: what was learnt before was wrong', () => {
    const clock = learn(createServerClock(), 0);
    send(clock, YEAR, { count: 3 });
    expect(send(clock, 0, { count: 3, fromMs: 10_000 })).toBe(true);
    expect(clock.serverNow(NOW, 0)).toBe(NOW);
    expect(clock.skewMs()).toBe(0);
  });
});
