import { describe, expect, test, vi } from 'vitest';
import { pausedUntilMs } from '#app/notices/errors/retryAfterMs.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';

const refused = (code: string, retryAfter: unknown): AppError => ({
  ...{ kind: 'business', code, message: '', retryable: false },
  extInfo: { retryAfter },
});

describe('The pause of an action', () => {
  test('ends when the exchange says, however often its error is read', () => {
    const clock = vi.spyOn(systemClock, 'wallNow').mockReturnValue(1_000);
    const error = refused('139001', 10);
    expect(pausedUntilMs(error)).toBe(11_000);
    clock.mockReturnValue(6_000);
    expect(pausedUntilMs(error)).toBe(11_000);
    expect(pausedUntilMs(refused('139001', 10))).toBe(16_000);
    clock.mockRestore();
  });

  test('is none for another error, or without seconds', () => {
    expect(pausedUntilMs(null)).toBe(0);
    expect(pausedUntilMs(refused('700000', 10))).toBe(0);
    for (const seconds of [undefined, '10', -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(pausedUntilMs(refused('139001', seconds))).toBe(0);
    }
  });
});
