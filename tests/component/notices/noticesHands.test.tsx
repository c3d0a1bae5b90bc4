import { Toast } from 'radix-ui';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NoticeLayer } from '#app/notices/NoticeLayer.tsx';
import { noticeStore, showNotification, showToast } from '#app/stores/noticeStore.ts';
import { dragElement } from '#tests/support/browser/dragElement.ts';
import { LONG_MS, openNotices } from '#tests/support/browser/openNotices.tsx';

const toast = (text: string) => ({ text, durationMs: LONG_MS });

const noticeOf = (text: string): Element => {
  const notice = [...document.querySelectorAll('.notice')].find((each) => each.textContent?.includes(text));
  if (notice === undefined) throw new Error(`No notice says "${text}".`);
  return notice;
};

async function openToast() {
  const opened = await openNotices();
  showToast(toast('swiped'));
  await expect.element(opened.screen.getByText('swiped')).toBeVisible();
  return opened;
}

async function openNotification(dir: 'ltr' | 'rtl') {
  document.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const opened = await openNotices();
  showNotification({ title: 'Swiped', ...toast('away') });
  await expect.element(opened.screen.getByText('Swiped')).toBeVisible();
  return opened;
}

const openCount = (): number => {
  const { toasts, notifications } = noticeStore.getState();
  return [...toasts, ...notifications].filter(({ state }) => state === 'open').length;
};

describe('a swipe', () => {
  test('down by more than 50 px dismisses a toast', async () => {
    const { screen } = await openToast();
    await dragElement(noticeOf('swiped'), { x: 0, y: 51 });
    await expect.element(screen.getByText('swiped')).not.toBeInTheDocument();
    expect(openCount()).toBe(0);
  });

  test.each([
    ['down by 50 px', { x: 0, y: 50 }],
    ['to the side', { x: 120, y: 0 }],
    ['up', { x: 0, y: -60 }],
  ])('%s leaves it where it is', async (_way, by) => {
    await openToast();
    await dragElement(noticeOf('swiped'), by);
    expect(openCount()).toBe(1);
    await expect
      .poll(() => getComputedStyle(noticeOf('swiped')).transform)
      .toMatch(/none|matrix\(1, 0, 0, 1, 0, 0\)/);
  });

  test('moves the toast with the hand', async () => {
    await openToast();
    const tops = new Set<number>();
    noticeOf('swiped').addEventListener('toast.swipeMove', () =>
      requestAnimationFrame(() => tops.add(Math.round(noticeOf('swiped').getBoundingClientRect().top))),
    );
    await dragElement(noticeOf('swiped'), { x: 0, y: 40 });
    expect(Math.max(...tops)).toBeGreaterThan(8 + 15);
    await expect.poll(() => noticeOf('swiped').getBoundingClientRect().top).toBe(8);
  });

  test.each([
    ['right', 'ltr', 60],
    ['left', 'rtl', -60],
  ] as const)('to the %s dismisses a notification of a page that is written %s', async (_way, dir, x) => {
    await openNotification(dir);
    await dragElement(noticeOf('Swiped'), { x: -x, y: 0 });
    await dragElement(noticeOf('Swiped'), { x: 0, y: 60 });
    expect(openCount()).toBe(1);
    await dragElement(noticeOf('Swiped'), { x, y: 0 });
    expect(openCount()).toBe(0);
  });
});

describe('F8', () => {
  test('moves the focus to the toasts, whose notices follow from the newest on', async () => {
    const { screen } = await openNotices();
    showToast(toast('older'));
    showToast(toast('newer'));
    await expect.element(screen.getByText('newer')).toBeVisible();
    await userEvent.keyboard('{F8}');
    const region = screen.getByRole('region', { name: 'Notifications (F8)' }).element();
    expect(region.contains(document.activeElement)).toBe(true);
    const places: (string | null | undefined)[] = [];
    for (let at = 0; at < 4; at += 1) {
      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement;
      places.push(
        focused?.getAttribute('aria-label') ?? focused?.querySelector('.notice-words')?.textContent,
      );
    }
    expect(places).toEqual(['newer', 'Dismiss', 'older', 'Dismiss']);
    expect(noticeOf('newer').getAttribute('aria-roledescription')).toBe('Notification');
  });

  test('goes to the notifications where there are no toasts', async () => {
    const { screen } = await openNotices();
    showNotification({ title: 'A title', ...toast('a text') });
    await expect.element(screen.getByText('A title')).toBeVisible();
    await userEvent.keyboard('{F8}');
    const region = screen.getByRole('region', { name: 'Messages' }).element();
    expect(region.contains(document.activeElement)).toBe(true);
  });

  test('leaves the focus where it is while there are none', async () => {
    const { screen, button } = await openNotices();
    // What shows notices is loaded with the first one.
    const { dismiss } = showToast(toast('gone'));
    await expect.element(screen.getByText('gone')).toBeVisible();
    dismiss();
    await expect.element(screen.getByText('gone')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('region', { name: 'Messages' })).toBeInTheDocument();
    await button.click();
    await userEvent.keyboard('{F8}');
    await expect.element(button).toHaveFocus();
  });
});

describe('the focus', () => {
  test('goes on to the other notices when its own goes, and back to the screen after the last', async () => {
    const { screen, button } = await openNotices();
    await button.click();
    const handles = [showToast(toast('older')), showToast(toast('newer'))];
    await expect.element(screen.getByText('newer')).toBeVisible();
    await userEvent.keyboard('{F8}{Tab}{Tab}{Enter}');
    await expect.element(screen.getByText('newer')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('list').first()).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(noticeOf('older'));
    handles[0]?.dismiss();
    await expect.element(screen.getByText('older')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test('stays on the screen when the pointer dismisses a notice', async () => {
    const { screen, button } = await openNotices();
    await button.click();
    showToast(toast('away'));
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(screen.getByText('away')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test('can’t reach a notice on its way out, which is gone from the page before it is forgotten', async () => {
    const { screen } = await openToast();
    const notice = noticeOf('swiped');
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    expect(notice.matches('[inert]') || !notice.isConnected).toBe(true);
    await expect.poll(() => notice.isConnected).toBe(false);
    expect(noticeStore.getState().toasts.map(({ state }) => state)).toEqual(['dismissed']);
    expect(document.querySelector('.notice')).toBeNull();
  });
});

describe('Escape', () => {
  test('dismisses the newest notice, one at each key press, and does nothing else', async () => {
    const { screen } = await openNotices();
    const prevented: boolean[] = [];
    const listen = (event: KeyboardEvent): void => void prevented.push(event.defaultPrevented);
    window.addEventListener('keydown', listen);
    onTestFinished(() => window.removeEventListener('keydown', listen));
    showToast(toast('older'));
    showNotification({ title: 'Between', ...toast('them') });
    await expect.element(screen.getByText('Between')).toBeVisible();
    showToast(toast('newer'));
    await expect.element(screen.getByText('newer')).toBeVisible();
    for (const [gone, left] of [
      ['newer', 2],
      ['Between', 1],
      ['older', 0],
    ] as const) {
      await userEvent.keyboard('{Escape}');
      await expect.element(screen.getByText(gone)).not.toBeInTheDocument();
      expect(openCount()).toBe(left);
    }
    await userEvent.keyboard('{Escape}');
    expect(prevented).toEqual([true, true, true, false]);
  });

  test('dismisses the notice that has the focus, whichever is the newest', async () => {
    const { screen } = await openNotices();
    showToast(toast('older'));
    showToast(toast('newer'));
    await expect.element(screen.getByText('newer')).toBeVisible();
    await userEvent.keyboard('{F8}{Tab}{Tab}{Tab}');
    expect(document.activeElement).toBe(noticeOf('older'));
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('older')).not.toBeInTheDocument();
    await expect.element(screen.getByText('newer')).toBeVisible();
  });
});

test('where nothing else is said, a notice has the defaults of the second system: 5000 ms, and 50 px to the right', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { container } = await render(
    <NoticeLayer place="toasts" label="Bare" hasHotkey>
      <Toast.Root className="notice">bare</Toast.Root>
    </NoticeLayer>,
  );
  await vi.waitFor(() => expect(container.querySelector('.notice')).not.toBeNull());
  expect(container.querySelector('.notice')?.getAttribute('data-swipe-direction')).toBe('right');
  vi.advanceTimersByTime(4_999);
  expect(container.querySelector('.notice')?.getAttribute('data-state')).toBe('open');
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(container.querySelector('.notice[data-state=open]')).toBeNull());
});
