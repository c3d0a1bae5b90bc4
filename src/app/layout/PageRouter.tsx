import { useLayoutEffect, useRef } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';

/**
 * The router's screens. Rendered in slices, the provider may miss where the router has gone meanwhile: it reads its state when it is
 * rendered, and listens from when it is on the page. Then it is told.
 */
export function PageRouter({ router }: { readonly router: DataRouter }) {
  const rendered = useRef(router.state);
  useLayoutEffect(() => {
    if (router.state !== rendered.current) void router.revalidate();
  }, [router]);
  return <RouterProvider router={router} />;
}

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
