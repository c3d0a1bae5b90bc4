import type { Presence } from '#shared/contract/workerApi.ts';

/** Whether this tab is visible and online, as it changes. Workers get no such events, so the page relays both. */
export interface PresenceSource {
  readonly current: () => Presence;
  readonly subscribe: (listener: (presence: Presence) => void) => void;
}

export function createPresence(): PresenceSource {
  const listeners = new Set<(presence: Presence) => void>();
  // A page in the back/forward cache must not be sent anything: one message would evict it.
  let isPaused = false;
  /** A page that was left, unlike a tab that is frozen, is none that is open. */
  let isLeft = false;
  let last = JSON.stringify(read());

  function read(): Presence {
    return {
      visible: document.visibilityState === 'visible' && !isPaused,
      online: navigator.onLine,
      ...(isLeft && { isCached: true as const }),
    };
  }

  const announce = (): void => {
    const presence = read();
    if (JSON.stringify(presence) === last) return;
    last = JSON.stringify(presence);
    for (const listener of listeners) listener(presence);
  };

  const pause = (): void => {
    isPaused = true;
    announce();
  };

  const leave = (): void => {
    isLeft = true;
    pause();
  };

  const resume = (): void => {
    isPaused = false;
    isLeft = false;
    announce();
  };

  // Several of these fire together; Chromium after 149 does not always send visibilitychange after a resume.
  window.addEventListener('pagehide', leave);
  document.addEventListener('freeze', pause);
  window.addEventListener('pageshow', resume);
  document.addEventListener('resume', resume);
  document.addEventListener('visibilitychange', announce);
  window.addEventListener('online', announce);
  window.addEventListener('offline', announce);

  return {
    current: read,
    subscribe: (listener) => listeners.add(listener),
  };
}
