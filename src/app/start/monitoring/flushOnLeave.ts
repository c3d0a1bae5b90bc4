import type { Monitor } from './createMonitor.ts';

/**
 * Sends what is waiting whenever the page may be about to end: a hidden tab may be discarded without another word, and
 * `pagehide` is the last one of a tab that is closed while it is shown.
 */
export function flushOnLeave(monitor: Pick<Monitor, 'flush'>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') monitor.flush();
  });
  window.addEventListener('pagehide', () => monitor.flush());
}
