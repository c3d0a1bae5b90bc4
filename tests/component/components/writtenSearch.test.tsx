import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useWrittenSearch, type WrittenSearch } from '#app/components/useWrittenSearch.ts';

async function open() {
  const onOther = vi.fn();
  let written: WrittenSearch | undefined;
  function Page() {
    written = useWrittenSearch(onOther);
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/deposit?coin=BTC'],
  });
  onTestFinished(() => router.dispose());
  await render(<RouterProvider router={router} />);
  return { onOther, router, write: (next: string) => written?.write(next), newest: () => written?.newest() };
}

test('What the page writes is in the address, and is no other choice', async () => {
  const { onOther, router, write, newest } = await open();
  write('?coin=XRP');
  write('?coin=XRP&chain=XRP');
  await expect.poll(() => router.state.location.search).toBe('?coin=XRP&chain=XRP');
  write('?coin=ETH');
  await expect.poll(() => router.state.location.search).toBe('?coin=ETH');
  expect(newest()).toBe('?coin=ETH');
  expect(onOther).not.toHaveBeenCalled();
});

test('A link to what was shown before counts, though what the page wrote was never drawn', async () => {
  const { onOther, router, write, newest } = await open();
  write('?coin=XRP');
  await router.navigate('/deposit?coin=BTC');
  await expect.poll(() => onOther.mock.calls).toEqual([['?coin=BTC']]);
  expect(newest()).toBe('?coin=BTC');
  expect(router.state.location.search).toBe('?coin=BTC');
});
