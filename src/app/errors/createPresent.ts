import type { AppError } from '#shared/result/appError.ts';
import type { Monitor } from '../monitoring/createMonitor.ts';
import { clearNotices, showNotification, showToast, showWall } from '../stores/noticeStore.ts';
import { sessionStore } from '../stores/sessionStore.ts';
import { type Lookup, presentationOf, type Reminder, type Shown } from './presentationOf.ts';
import { reportOf } from './reportOf.ts';

/** What becomes of an error that its caller doesn't handle. */
export interface Present {
  /** Shows it, once, and reports it where that is due. */
  readonly error: (error: AppError, reminder?: Reminder) => void;
  /**
   * For what a screen loads and tells about in its own place, with a way to try again: only a wall is shown over it,
   * since the way on is elsewhere. Reported like any other.
   */
  readonly loading: (error: AppError) => void;
}

export interface PresentOptions {
  readonly lookup: Lookup;
  readonly monitor: Pick<Monitor, 'record'>;
}

/** What it has shown leaves with the person it was shown to. */
export function createPresent({ lookup, monitor }: PresentOptions): Present {
  const settle = (
    error: AppError,
    reminder: Reminder | undefined,
    isDue: (shown: Shown) => boolean,
  ): void => {
    const { shown, report } = presentationOf(error, lookup, reminder);
    if (report) monitor.record(reportOf(error));
    if (isDue(shown)) show(shown);
  };
  sessionStore.subscribe(({ generation }, before) => {
    if (generation !== before.generation) clearNotices();
  });
  return {
    error: (error, reminder) => settle(error, reminder, () => true),
    loading: (error) => settle(error, undefined, ({ kind }) => kind === 'wall'),
  };
}

function show(shown: Shown): void {
  if (shown.kind === 'toast') showToast({ text: shown.text, durationMs: shown.durationMs });
  else if (shown.kind === 'notification') {
    showNotification({ title: shown.title, text: shown.text, durationMs: shown.durationMs });
  } else if (shown.kind === 'wall') showWall({ name: shown.wall, result: shown.result });
}
