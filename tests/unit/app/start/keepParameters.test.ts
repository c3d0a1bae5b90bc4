import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { keepParameters } from '#app/start/keepParameters.ts';

const open = (address: string) =>
  createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] });

test('a parameter that is dropped does not come back with the next filter', async () => {
  const router = open('/exchange/history?lang=de&page=2#row-7');
  keepParameters(router, (name) => name !== 'lang');
  await vi.waitFor(() =>
    expect(router.state.location).toMatchObject({
      ...{ pathname: '/exchange/history', search: '?page=2', hash: '#row-7' },
    }),
  );
  // As a filter does: it builds on the search that the router knows.
  const next = new URLSearchParams(router.state.location.search);
  next.set('page', '3');
  await router.navigate({ search: String(next) });
  expect(router.state.location.search).toBe('?page=3');
});

test('what was typed is dropped with the place on the page, and the way back leads past it', async () => {
  const router = open('/exchange/index?from=BTC&site=EU#row-7');
  keepParameters(router, (name) => name === 'site', '');
  await vi.waitFor(() => expect(router.state.location).toMatchObject({ search: '?site=EU', hash: '' }));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a parameter is dropped once the screen that is on its way has come, which it does not give up', async () => {
  let come: () => void = () => undefined;
  const coming = new Promise<null>((resolve) => {
    come = () => resolve(null);
  });
  const router = createMemoryRouter(
    [
      { path: '/deposit', loader: () => coming, element: null },
      { path: '*', element: null },
    ],
    { initialEntries: ['/exchange/history?lang=de'] },
  );
  const gone = router.navigate('/deposit?lang=de');
  keepParameters(router, (name) => name !== 'lang');
  come();
  await gone;
  await vi.waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/deposit', search: '' }));
});
