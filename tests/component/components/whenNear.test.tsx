import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WhenNear } from '#app/components/WhenNear.tsx';

/** A place so many windows below the top, under an element that fills what is above it. */
function Place({ windowsBelow }: { readonly windowsBelow: number }) {
  return (
    <>
      <div style={{ height: `${windowsBelow * 100}vh` }} />
      <WhenNear fallback={<div style={{ height: 40 }}>Later</div>}>
        <p>Now</p>
      </WhenNear>
    </>
  );
}

test('What is near the window is rendered before it is scrolled to', async () => {
  await render(<Place windowsBelow={1.3} />);
  await expect.element(page.getByText('Now')).toBeInTheDocument();
});

test('What is further away is rendered when the page is scrolled near it, and stays', async () => {
  await render(<Place windowsBelow={3} />);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByText('Later')).toBeInTheDocument();
  scrollTo(0, window.innerHeight * 1.8);
  await expect.element(page.getByText('Now')).toBeInTheDocument();
  scrollTo(0, 0);
  await expect.element(page.getByText('Later')).not.toBeInTheDocument();
});

test('A browser that can’t say what is near gets it at once', async () => {
  const kept = window.IntersectionObserver;
  onTestFinished(() => void Object.assign(window, { IntersectionObserver: kept }));
  Reflect.deleteProperty(window, 'IntersectionObserver');
  await render(<Place windowsBelow={3} />);
  await expect.element(page.getByText('Now')).toBeInTheDocument();
});
