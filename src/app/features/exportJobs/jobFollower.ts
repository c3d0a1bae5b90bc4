import type { i18n as I18n } from 'i18next';
import type { Request } from '#app/bridge/request.ts';
import { followKey } from '#app/storage/followKey.ts';
import { showNotification } from '#app/stores/noticeStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createJobFollower, type JobFollower } from './createJobFollower.ts';
import type { FollowedSet } from './followSet.ts';
import { createKeptJobs, jobsKeyOf } from './keptJobs.ts';

/** Long enough for a user who looks elsewhere. */
const SHOWN_MS = 60_000;

let current: {
  readonly userId: number;
  readonly follower: JobFollower;
  readonly isOver: AbortController;
} | null = null;

/** The one that follows the files of a user in this tab; it goes on through all screens, and ends with the user. */
export function jobFollowerOf(userId: number, request: Request, i18n: Pick<I18n, 't'>): JobFollower {
  if (current?.userId === userId) return current.follower;
  stopJobFollower();
  const follower = createJobFollower({
    request,
    clock: systemClock,
    isVisible: () => document.visibilityState === 'visible',
    kept: createKeptJobs(userId),
    onOver: (set) => say(set, i18n),
  });
  const isOver = new AbortController();
  current = { userId, follower, isOver };
  followKey(jobsKeyOf(userId), follower.followKept, isOver);
  return follower;
}

/** The user has gone. */
export function stopJobFollower(): void {
  current?.follower.stop();
  current?.isOver.abort();
  current = null;
}

/** The page's own notice that files are ready, or that the exchange could not make them. */
function say({ key, name, ready, failed }: FollowedSet, { t }: Pick<I18n, 't'>): void {
  const hasFailed = failed > 0;
  showNotification({
    type: hasFailed ? 'warning' : 'success',
    key: `export ${key}`,
    durationMs: SHOWN_MS,
    title: hasFailed
      ? t('exportJobs.notice.failedTitle')
      : t('exportJobs.notice.readyTitle', { count: ready }),
    text: hasFailed
      ? t('exportJobs.notice.failed', { name, ready, count: failed })
      : t('exportJobs.notice.ready', { name }),
  });
}
