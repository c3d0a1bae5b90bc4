import { userEvent } from 'vitest/browser';
import { openQueries } from './openQueries.tsx';

/** A screen with a button, under the pointer, and the notices over it. */
export async function openNotices() {
  const opened = await openQueries(
    <main>
      <h1>A screen</h1>
      <button type="button">On the screen</button>
    </main>,
  );
  const button = opened.screen.getByRole('button', { name: 'On the screen' });
  await userEvent.hover(button);
  return { ...opened, button };
}

/** What the notices of a place say, from the top of the page to its bottom. */
export function textsFromTop(place: 'toasts' | 'notifications'): string[] {
  const topOf = (element: Element): number => element.getBoundingClientRect().top;
  return [...document.querySelectorAll(`.${place} > .notice[data-state="open"]`)]
    .sort((a, b) => topOf(a) - topOf(b))
    .map((notice) => notice.querySelector('.notice-words')?.textContent ?? '');
}

/** Long enough that nothing goes by itself while a test looks. */
export const LONG_MS = 60_000;
