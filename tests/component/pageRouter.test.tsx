import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { PageRouter } from '#app/layout/PageRouter.tsx';

/** Longer than React renders without a break. */
const LONG_MS = 20;

function Busy() {
  const until = performance.now() + LONG_MS;
  while (performance.now() < until);
  return null;
}

test('a page that is still being rendered ends up where the person has gone meanwhile', async () => {
  const home = document.body.appendChild(document.createElement('div'));
  const told: string[] = [];
  const router = createMemoryRouter([
    { path: '/', element: <First /> },
    { path: '/other', element: 'the other screen' },
  ]);
  const root = createRoot(home);
  onTestFinished(() => {
    root.unmount();
    home.remove();
  });
  /** In the middle of the first render somebody goes elsewhere, and the render takes a while longer. */
  function First() {
    if (told.length === 0) {
      told.push('rendered');
      const stop = router.subscribe(() => {
        told.push(home.textContent === '' ? 'gone before anything was shown' : 'gone too late');
        stop();
      });
      queueMicrotask(() => void router.navigate('/other'));
    }
    return (
      <>
        <Busy />
        <Busy />
        <Busy />
        the first screen
      </>
    );
  }
  startTransition(() => root.render(<PageRouter router={router} />));
  await expect.poll(() => home.textContent).toBe('the other screen');
  expect(told).toEqual(['rendered', 'gone before anything was shown']);
});
