import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import { stopTime } from '#tests/support/browser/stopTime.ts';
import '#app/theme.css';

async function openSkeleton(lines?: number) {
  await openTexts();
  const clock = stopTime();
  const screen = await render(<Skeleton {...(lines !== undefined && { lines })} />);
  const bars = () => [...screen.container.querySelectorAll<HTMLElement>('.skeleton-bar')];
  const areShown = (): boolean => bars().every((bar) => bar.checkVisibility({ visibilityProperty: true }));
  await expect.poll(clock.timerCount).toBe(1);
  return { clock, screen, bars, areShown, status: screen.getByRole('status') };
}

test('what is loaded within 150 ms never shows a grey bar, nor says that it is being loaded', async () => {
  const { clock, areShown, status } = await openSkeleton();
  clock.advance(149);
  expect(areShown()).toBe(false);
  await expect.element(status).toHaveTextContent('');
});

test('after 150 ms the bars show, and loading is said once', async () => {
  const { clock, areShown, status, screen } = await openSkeleton(5);
  clock.advance(150);
  await expect.poll(areShown).toBe(true);
  await expect.element(status).toHaveTextContent('Loading');
  expect(screen.container.textContent).toBe('Loading');
});

test('nothing moves when the bars appear', async () => {
  const { clock, areShown, screen } = await openSkeleton(4);
  const height = () => screen.container.getBoundingClientRect().height;
  const before = height();
  expect(before).toBeGreaterThan(40);
  clock.advance(150);
  await expect.poll(areShown).toBe(true);
  expect(height()).toBe(before);
});

test('in a row of others the bars are as wide as what is left of it', async () => {
  await openTexts();
  const clock = stopTime();
  const screen = await render(
    <div style={{ display: 'flex', width: '600px' }}>
      <Skeleton lines={1} />
    </div>,
  );
  await expect.poll(clock.timerCount).toBe(1);
  clock.advance(150);
  expect(screen.container.querySelector('.skeleton-bar')?.getBoundingClientRect().width).toBe(600);
});

test('bars are for the eye only', async () => {
  const { clock, bars, areShown } = await openSkeleton();
  clock.advance(150);
  await expect.poll(areShown).toBe(true);
  for (const bar of bars()) expect(bar.closest('[aria-hidden=true]')).not.toBeNull();
});

test('a skeleton that has gone leaves no timer behind', async () => {
  const { clock, screen } = await openSkeleton();
  await screen.unmount();
  expect(clock.timerCount()).toBe(0);
});

/** How much of an element is seen through, by itself and by all it stands in: 1 is nothing. */
function shownOpacity(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  return opacity;
}

/** Takes what moves within an element to a time after its start, in ms. */
function moveTo(element: Element, time: number): void {
  for (const animation of element.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = time;
  }
}

test('the bars pulse only after another second', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  const { clock, bars, areShown, screen } = await openSkeleton();
  clock.advance(150);
  await expect.poll(areShown).toBe(true);
  moveTo(screen.container, 999);
  expect(bars().map(shownOpacity)).toEqual([1, 1, 1]);
  moveTo(screen.container, 1800);
  for (const bar of bars()) expect(shownOpacity(bar)).toBeLessThan(0.5);
});

test('with reduced motion the bars stand still, however long it takes', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  const { clock, areShown, screen } = await openSkeleton();
  clock.advance(150);
  await expect.poll(areShown).toBe(true);
  expect(screen.container.getAnimations({ subtree: true })).toEqual([]);
});
