import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { whenRouted } from '#app/start/whenRouted.ts';

function openRoute(route: RouteObject) {
  const router = createMemoryRouter([{ path: '/', ...route }]);
  onTestFinished(() => router.dispose());
  return router;
}

test('a page waits for its first screen', async () => {
  let load = (): void => undefined;
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const router = openRoute({
    lazy: async () => {
      await loaded;
      return { Component: () => null };
    },
  });
  const routed = whenRouted(router).then(() => 'routed');
  expect(await Promise.race([routed, Promise.resolve('waiting')])).toBe('waiting');
  load();
  expect(await routed).toBe('routed');
  expect(router.state.errors).toBeNull();
});

test('a page whose first screen cannot be had does not wait for ever', async () => {
  const router = openRoute({ lazy: () => Promise.reject(new Error('no network')) });
  await whenRouted(router);
  expect(router.state.errors).not.toBeNull();
});

test('a page whose screen is there does not wait', async () => {
  const router = openRoute({ Component: () => null });
  expect(router.state.initialized).toBe(true);
  await whenRouted(router);
});
