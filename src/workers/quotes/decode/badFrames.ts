import type { AppError } from '#shared/result/appError.ts';
import { MAX_REFUSAL_CODES } from '../policy.ts';

export interface BadFrameCounter {
  /** Counts a bad frame; true when it is the one that makes too many within the window. */
  readonly count: (error: AppError, nowMs: number) => boolean;
  readonly byCode: () => Readonly<Record<string, number>>;
}

/** Counts frames that had to be skipped, by what was wrong with them. */
export function createBadFrameCounter(limit: number, windowMs: number): BadFrameCounter {
  const countByCode = new Map<string, number>();
  let recentMs: number[] = [];
  return {
    count: (error, nowMs) => {
      countByCode.set(error.code, (countByCode.get(error.code) ?? 0) + 1);
      recentMs = [...recentMs.filter((atMs) => nowMs - atMs < windowMs), nowMs];
      if (recentMs.length < limit) return false;
      recentMs = [];
      return true;
    },
    byCode: () => Object.fromEntries(countByCode),
  };
}

export interface RefusalLog {
  readonly record: (refusal: { readonly code: string; readonly message: string }) => void;
}

const MAX_MESSAGE_LENGTH = 200;

/**
 * Warns of what the quote server refuses, once for each code: a server that refuses every request would otherwise push
 * everything else out of the log. The bound is for a server that sends a new code each time.
 */
export function createRefusalLog(warn: (message: string) => void): RefusalLog {
  const seen = new Set<string>();
  return {
    record: ({ code, message }) => {
      if (seen.has(code) || seen.size >= MAX_REFUSAL_CODES) return;
      seen.add(code);
      warn(`The quote server refused a request: ${code} ${message.slice(0, MAX_MESSAGE_LENGTH)}`);
    },
  };
}
