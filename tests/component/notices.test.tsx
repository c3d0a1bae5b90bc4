import axe from 'axe-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { systemClock } from '#shared/async/clock.ts';
import {
  dismissNotice,
  noticeStore,
  showNotification,
  showToast,
  showWall,
} from '../../src/app/stores/noticeStore.ts';
import { emulateMedia } from '../support/browser/emulateMedia.ts';
import { openQueries } from '../support/browser/openQueries.tsx';
import { createFakeClock, type FakeClock } from '../support/fakeClock.ts';

const toast = (text: string, durationMs = 60_000) => ({ text, durationMs });
const textsOf = (list: Element | null): (string | undefined)[] =>
  [...(list?.querySelectorAll('li') ?? [])].map((item) => item.querySelector('.notice-words')?.textContent);

const shown = (): string[] => noticeStore.getState().toasts.map(({ text }) => text);

/** From now on the page's time passes as the test says; the browser that moves the pointer keeps its own. */
function stopTime(): FakeClock {
  const clock = createFakeClock();
  vi.spyOn(systemClock, 'now').mockImplementation(clock.now);
  vi.spyOn(systemClock, 'setTimer').mockImplementation(clock.setTimer);
  vi.spyOn(systemClock, 'clearTimer').mockImplementation(clock.clearTimer);
  onTestFinished(() => void vi.restoreAllMocks());
  return clock;
}

async function openPage() {
  return openQueries(
    <main>
      <h1>A screen</h1>
      <button type="button">On the screen</button>
    </main>,
  );
}

describe('toasts', () => {
  test('are at most three, newest first', async () => {
    const { screen } = await openPage();
    for (const text of ['one', 'two', 'three', 'four']) showToast(toast(text));
    await expect.element(screen.getByText('four')).toBeVisible();
    expect(textsOf(document.querySelector('.toasts'))).toEqual(['four', 'three', 'two']);
  });

  test('with the same words are one', async () => {
    const { screen } = await openPage();
    showToast(toast('one'));
    showToast(toast('two'));
    showToast(toast('one'));
    await expect.element(screen.getByText('two')).toBeVisible();
    expect(textsOf(document.querySelector('.toasts'))).toEqual(['one', 'two']);
  });

  test('go by themselves after their time', async () => {
    const clock = stopTime();
    const { screen } = await openPage();
    showToast(toast('short', 300));
    showToast(toast('long'));
    await expect.element(screen.getByText('short')).toBeVisible();
    await expect.poll(clock.timerCount).toBe(2);
    clock.advance(299);
    expect(shown()).toEqual(['long', 'short']);
    clock.advance(1);
    expect(shown()).toEqual(['long']);
    await expect.element(screen.getByText('short')).not.toBeInTheDocument();
    await expect.element(screen.getByText('long')).toBeVisible();
  });

  test('stay while the pointer is on them, and then for what was left', async () => {
    const clock = stopTime();
    const { screen } = await openPage();
    const elsewhere = screen.getByRole('button', { name: 'On the screen' });
    await userEvent.hover(elsewhere);
    showToast(toast('held', 700));
    await expect.poll(clock.timerCount).toBe(1);
    clock.advance(600);
    await userEvent.hover(screen.getByText('held'));
    await expect.poll(clock.timerCount).toBe(0);
    clock.advance(60_000);
    await expect.element(screen.getByText('held')).toBeVisible();
    await userEvent.hover(elsewhere);
    await expect.poll(clock.timerCount).toBe(1);
    clock.advance(99);
    expect(shown()).toEqual(['held']);
    clock.advance(1);
    await expect.element(screen.getByText('held')).not.toBeInTheDocument();
  });

  test('are dismissed by their button', async () => {
    const { screen } = await openPage();
    showToast(toast('away'));
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(screen.getByText('away')).not.toBeInTheDocument();
  });

  test('are dismissed by Escape, the newest first', async () => {
    const { screen } = await openPage();
    showToast(toast('older'));
    showToast(toast('newer'));
    await expect.element(screen.getByText('newer')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('newer')).not.toBeInTheDocument();
    await expect.element(screen.getByText('older')).toBeVisible();
  });

  test('appear in a live region that was there before them', async () => {
    const { screen } = await openPage();
    const region = screen.getByRole('alert').element();
    expect(region.textContent).toBe('');
    showToast(toast('heard'));
    await expect.element(screen.getByText('heard')).toBeVisible();
    expect(region.contains(screen.getByText('heard').element())).toBe(true);
  });
});

describe('notifications', () => {
  test('are at most four, newest first, at the bottom right under their titles', async () => {
    const { screen } = await openPage();
    for (let at = 1; at <= 5; at += 1) showNotification({ title: `Title ${at}`, ...toast(`text ${at}`) });
    await expect.element(screen.getByText('Title 5')).toBeVisible();
    const list = document.querySelector('.notifications');
    expect(textsOf(list)).toEqual([5, 4, 3, 2].map((at) => `Title ${at}text ${at}`));
    const box = list?.getBoundingClientRect();
    expect(box?.width).toBe(320);
    expect(innerHeight - (box?.bottom ?? 0)).toBe(40);
    dismissNotice(noticeStore.getState().notifications[0]?.id ?? 0);
    await expect.element(screen.getByText('Title 5')).not.toBeInTheDocument();
  });
});

describe('a wall', () => {
  test('is a dialog in front of everything, closed by its button, and gives the focus back', async () => {
    const { screen } = await openPage();
    const button = screen.getByRole('button', { name: 'On the screen' });
    await button.click();
    showWall({ name: 'kyc', result: undefined });
    const dialog = screen.getByRole('dialog', { name: 'Please verify your identity first' });
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().matches(':modal')).toBe(true);
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test('is closed by Escape before any toast, and can come again', async () => {
    const { screen } = await openPage();
    showToast(toast('behind'));
    showWall({ name: 'compliance', result: { message: 'Rule 7.' } });
    await expect.element(screen.getByText('Rule 7.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText('behind')).toBeVisible();
    showWall({ name: 'kyc', result: 1 });
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  test('does not change while it is open', async () => {
    const { screen } = await openPage();
    showWall({ name: 'kyc', result: 'first' });
    showWall({ name: 'compliance', result: 'second' });
    await expect.element(screen.getByText('first')).toBeVisible();
    expect(noticeStore.getState().wall?.name).toBe('kyc');
  });
});

test('markup in notices and walls is text', async () => {
  const { screen } = await openPage();
  const markup = '<img src=x onerror=window.wasRun=1>';
  showToast(toast(`toast ${markup}`));
  showNotification({ title: `title ${markup}`, ...toast(`text ${markup}`) });
  showWall({ name: 'compliance', result: { message: `wall ${markup}` } });
  for (const place of ['toast', 'title', 'text', 'wall']) {
    await expect.element(screen.getByText(`${place} ${markup}`)).toBeInTheDocument();
  }
  expect(document.querySelector('img')).toBeNull();
  expect('wasRun' in window).toBe(false);
});

test.each(['light', 'dark'])('notices break no rule of accessibility in the %s look', async (scheme) => {
  await emulateMedia({ 'prefers-color-scheme': scheme });
  const { screen } = await openPage();
  const rules = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] };
  const faults = async (): Promise<string[]> =>
    (await axe.run(document, rules)).violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html}`),
    );
  showToast(toast('A toast of some words'));
  showNotification({ title: 'A title', ...toast('A notification of some words') });
  await expect.element(screen.getByText('A title')).toBeVisible();
  await expect.element(screen.getByText('A toast of some words')).toBeVisible();
  expect(await faults()).toEqual([]);
  showWall({ name: 'kyc', result: 'Some words' });
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(await faults()).toEqual([]);
});
