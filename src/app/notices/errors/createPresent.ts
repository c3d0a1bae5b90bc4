import { createContext, useContext } from 'react';
import { globalStore } from '#app/stores/globalStore.ts';
import { clearNotices, showNotification, showToast, showWall } from '#app/stores/noticeStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import type { AppError } from '#shared/result/appError.ts';
import { type ErrorTexts, presentationOf, type Reminder, type Shown } from './presentationOf.ts';
import { type ErrorLog, reportOf } from './reportOf.ts';

/** What becomes of an error that its caller doesn't handle. */
export interface Present {
  /** Shows it, once, and reports it where that is due. */
  readonly error: (error: AppError, reminder?: Reminder) => void;
  /**
   * For what a screen reports in its own place, as what it loads with a way to try again: only a wall is shown over it, since the
   * way on is elsewhere. Reported like any other.
   */
  readonly loading: (error: AppError) => void;
}

export interface PresentOptions extends ErrorTexts {
  readonly monitor: ErrorLog;
}

/** What it has shown leaves with the user it was shown to; what a guest was shown stays, since it is no user's. */
export function createPresent({ monitor, ...texts }: PresentOptions): Present {
  const settle = (
    error: AppError,
    reminder: Reminder | undefined,
    isDue: (shown: Shown) => boolean,
  ): void => {
    const { shown, report } = presentationOf(error, texts, reminder);
    if (report) monitor.record(reportOf(error));
    if (isDue(shown)) show(shown);
  };
  sessionStore.subscribe(({ generation }, before) => {
    // The user of the session that ends; undefined where that was not known yet.
    const { user } = globalStore.getState().global;
    if (generation !== before.generation && user !== null) clearNotices();
  });
  return {
    error: (error, reminder) => settle(error, reminder, () => true),
    loading: (error) => settle(error, undefined, ({ kind }) => kind === 'wall'),
  };
}

function show(shown: Shown): void {
  if (shown.kind === 'toast') {
    showToast({ type: 'error', text: shown.text, durationMs: shown.durationMs });
  } else if (shown.kind === 'notification') {
    const { title, text, durationMs } = shown;
    showNotification({ type: 'error', title, text, durationMs });
  } else if (shown.kind === 'wall')
    showWall({ name: shown.wall, result: shown.result, message: shown.message });
}

export const PresentContext = createContext<Present | null>(null);

export function usePresent(): Present {
  const present = useContext(PresentContext);
  if (present === null) throw new Error('usePresent needs a PresentContext around it.');
  return present;
}
