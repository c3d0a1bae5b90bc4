import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type ChangeSearch, type SearchOptions, useSearch } from '#app/browser/useSearch.ts';

/** A screen that shows its search and whose test changes it. */
async function openSearch(path: string) {
  const held: { change: ChangeSearch } = { change: () => undefined };
  function Screen() {
    const [search, change] = useSearch();
    held.change = change;
    return <output>{search.toString() || 'nothing'}</output>;
  }
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], {
    initialEntries: ['/before', path],
  });
  const screen = await render(<RouterProvider router={router} />);
  return {
    router,
    shown: screen.getByRole('status'),
    put: (name: string, value: string, options?: SearchOptions) =>
      held.change((current) => {
        current.set(name, value);
        return current;
      }, options),
  };
}

test('two changes in one moment are both in the address', async () => {
  const { put, shown } = await openSearch('/exchange?from=BTC');
  put('to', 'USDT');
  put('amount', '0.1');
  await expect.element(shown).toHaveTextContent('from=BTC&to=USDT&amount=0.1');
});

test('a change that replaces leaves the way back as it was', async () => {
  const { router, put, shown } = await openSearch('/exchange?from=BTC');
  put('from', 'ETH', { replace: true });
  await expect.element(shown).toHaveTextContent('from=ETH');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/before');
});

test('what is replaced right before a step is what the way back leads to', async () => {
  const { router, put, shown } = await openSearch('/exchange?from=BTC');
  put('amount', '0.1', { replace: true });
  put('tab', 'limit');
  await expect.element(shown).toHaveTextContent('from=BTC&amount=0.1&tab=limit');
  await router.navigate(-1);
  await expect.element(shown).toHaveTextContent('from=BTC&amount=0.1');
  expect(router.state.location.search).toBe('?from=BTC&amount=0.1');
});

test('a change to what is there already is none', async () => {
  const { router, put, shown } = await openSearch('/exchange?from=BTC');
  const { key } = router.state.location;
  put('from', 'BTC');
  await expect.element(shown).toHaveTextContent('from=BTC');
  expect(router.state.location.key).toBe(key);
});

test('what came by another way is what the next change builds on', async () => {
  const { router, put, shown } = await openSearch('/exchange?from=BTC&amount=1');
  await router.navigate('/exchange?from=SOL');
  await expect.element(shown).toHaveTextContent('from=SOL');
  put('to', 'USDT');
  await expect.element(shown).toHaveTextContent('from=SOL&to=USDT');
});
