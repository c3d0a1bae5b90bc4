import type { DataRouter } from 'react-router-dom';

/** Resolves when the screen of the page's first address is there, or has failed to load. */
export function whenRouted(router: Pick<DataRouter, 'state' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
