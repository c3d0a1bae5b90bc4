import { onTestFinished, vi } from 'vitest';
import { systemClock } from '#shared/async/clock.ts';
import { createFakeClock, type FakeClock } from '../fakeClock.ts';

/** From now on the page's time passes as the test says; the browser that moves the pointer keeps its own. */
export function stopTime(): FakeClock {
  const clock = createFakeClock();
  vi.spyOn(systemClock, 'now').mockImplementation(clock.now);
  vi.spyOn(systemClock, 'setTimer').mockImplementation(clock.setTimer);
  vi.spyOn(systemClock, 'clearTimer').mockImplementation(clock.clearTimer);
  onTestFinished(() => void vi.restoreAllMocks());
  return clock;
}
