import type { DataRouter } from 'react-router-dom';

/** Resolves when the screen of the page's first address is there, or it is known why it can't be had. */
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
