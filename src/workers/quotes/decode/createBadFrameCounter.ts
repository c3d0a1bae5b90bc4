import type { AppError } from '#shared/result/appError.ts';

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
