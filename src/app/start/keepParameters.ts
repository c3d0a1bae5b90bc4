import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'subscribe'>;

/**
 * Leaves of the address the parameters that `isKept` names. By the router: what it does not know of it writes back with the next
 * filter or page.
 */
export function keepParameters(router: Router, isKept: (name: string) => boolean, hash?: string): void {
  const { location, navigation } = router.state;
  if (navigation.state !== 'idle') {
    // A screen is on its way: going anywhere else now would give it up.
    const stop = router.subscribe((state) => {
      if (state.navigation.state !== 'idle') return;
      stop();
      keepParameters(router, isKept, hash);
    });
    return;
  }
  const kept = [...new URLSearchParams(location.search)].filter(([name]) => isKept(name));
  const search = String(new URLSearchParams(kept));
  void router.navigate({ search, hash: hash ?? location.hash }, { replace: true });
}
