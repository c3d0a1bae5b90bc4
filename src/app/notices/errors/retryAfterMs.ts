import { systemClock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';

const TOO_OFTEN = '139001';
const SECOND_MS = 1_000;

/** How long the exchange wants nothing more of the kind, in ms: what it says with 139001 (screens.md 0.2a); 0 for any other answer. */
export function retryAfterMs({ code, extInfo }: Pick<AppError, 'code' | 'extInfo'>): number {
  if (code !== TOO_OFTEN) return 0;
  const seconds: unknown =
    typeof extInfo === 'object' && extInfo !== null ? Reflect.get(extInfo, 'retryAfter') : 0;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? seconds * SECOND_MS : 0;
}

/** An error is read more than once; its pause begins with the first reading. */
const untilByError = new WeakMap<AppError, number>();

/** When what was refused may be tried again, on the device's clock, in ms since 1970; 0 for at once. */
export function pausedUntilMs(error: AppError | null): number {
  if (error === null) return 0;
  const known = untilByError.get(error);
  if (known !== undefined) return known;
  const waitMs = retryAfterMs(error);
  const untilMs = waitMs === 0 ? 0 : systemClock.wallNow() + waitMs;
  untilByError.set(error, untilMs);
  return untilMs;
}
