import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { noticeStore, showNotification, showToast } from '#app/stores/noticeStore.ts';
import { LONG_MS, openNotices, textsFromTop } from '#tests/support/browser/openNotices.tsx';
import { stopTime } from '#tests/support/browser/stopTime.ts';

const toast = (text: string, durationMs = LONG_MS) => ({ text, durationMs });
const open = (): string[] =>
  noticeStore.getState().toasts.flatMap(({ state, text }) => (state === 'open' ? [text] : []));

describe('toasts', () => {
  test('are at most three, newest first', async () => {
    const { screen } = await openNotices();
    for (const text of ['one', 'two', 'three', 'four']) showToast(toast(text));
    await expect.element(screen.getByText('four')).toBeVisible();
    await expect.element(screen.getByText('one')).not.toBeInTheDocument();
    expect(textsFromTop('toasts')).toEqual(['four', 'three', 'two']);
  });

  test('with the same words are one', async () => {
    const { screen } = await openNotices();
    showToast(toast('one'));
    showToast(toast('two'));
    showToast(toast('one'));
    await expect.element(screen.getByText('two')).toBeVisible();
    expect(textsFromTop('toasts')).toEqual(['one', 'two']);
  });

  test('go by themselves after 3000 ms, or after the time they are given', async () => {
    const clock = stopTime();
    const { screen } = await openNotices();
    showToast({ text: 'default' });
    showToast(toast('short', 300));
    showToast(toast('long'));
    await expect.element(screen.getByText('short')).toBeVisible();
    await expect.poll(clock.timerCount).toBe(3);
    clock.advance(299);
    expect(open()).toEqual(['long', 'short', 'default']);
    clock.advance(1);
    expect(open()).toEqual(['long', 'default']);
    await expect.element(screen.getByText('short')).not.toBeInTheDocument();
    clock.advance(2_699);
    expect(open()).toEqual(['long', 'default']);
    clock.advance(1);
    expect(open()).toEqual(['long']);
    await expect.element(screen.getByText('long')).toBeVisible();
  });

  test('stay while the pointer is on one of them, and then for what was left', async () => {
    const clock = stopTime();
    const { screen, button } = await openNotices();
    showToast(toast('held', 700));
    showToast(toast('beside it', 800));
    await expect.poll(clock.timerCount).toBe(2);
    clock.advance(600);
    await userEvent.hover(screen.getByText('held'));
    await expect.poll(clock.timerCount).toBe(0);
    clock.advance(LONG_MS);
    expect(open()).toEqual(['beside it', 'held']);
    await userEvent.hover(button);
    await expect.poll(clock.timerCount).toBe(2);
    clock.advance(99);
    expect(open()).toEqual(['beside it', 'held']);
    clock.advance(1);
    expect(open()).toEqual(['beside it']);
    clock.advance(100);
    expect(open()).toEqual([]);
  });

  test('stay while the focus is on one of them', async () => {
    const clock = stopTime();
    const { screen, button } = await openNotices();
    showToast(toast('held', 700));
    await expect.poll(clock.timerCount).toBe(1);
    await userEvent.keyboard('{F8}');
    await expect.poll(clock.timerCount).toBe(0);
    clock.advance(LONG_MS);
    await expect.element(screen.getByText('held')).toBeVisible();
    await button.click();
    await expect.poll(clock.timerCount).toBe(1);
    clock.advance(700);
    await expect.element(screen.getByText('held')).not.toBeInTheDocument();
  });

  test('go on counting once the one under the pointer is gone', async () => {
    const clock = stopTime();
    const { screen } = await openNotices();
    showToast(toast('older', 700));
    showToast(toast('newer', 700));
    await expect.poll(clock.timerCount).toBe(2);
    await screen.getByRole('listitem').first().getByRole('button', { name: 'Dismiss' }).click();
    expect(open()).toEqual(['newer']);
    // The timer of the one that is left, and the removal of the other.
    await expect.poll(clock.timerCount).toBe(2);
    clock.advance(700);
    expect(open()).toEqual([]);
  });

  test('wait while the page is hidden', async () => {
    const clock = stopTime();
    await openNotices();
    showToast(toast('unseen', 700));
    await expect.poll(clock.timerCount).toBe(1);
    const hide = (hidden: boolean): void => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide(true);
    await expect.poll(clock.timerCount).toBe(0);
    hide(false);
    Reflect.deleteProperty(document, 'hidden');
    await expect.poll(clock.timerCount).toBe(1);
  });

  test('are dismissed by their button', async () => {
    const { screen } = await openNotices();
    showToast(toast('away'));
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(screen.getByText('away')).not.toBeInTheDocument();
  });

  test('can be updated where they are, for a full duration of what they are now', async () => {
    const clock = stopTime();
    const { screen } = await openNotices();
    const sending = showToast({ type: 'process', text: 'Sending 0.5 BTC' });
    showToast(toast('newer'));
    await expect.element(screen.getByText('Sending 0.5 BTC')).toBeVisible();
    await expect.element(screen.getByText('In progress')).toBeInTheDocument();
    await expect.poll(clock.timerCount).toBe(1);
    clock.advance(LONG_MS - 1);
    expect(open()).toEqual(['newer', 'Sending 0.5 BTC']);
    sending.update({ type: 'success', text: 'Sent 0.5 BTC' });
    await expect.element(screen.getByText('Sent 0.5 BTC')).toBeVisible();
    await expect.element(screen.getByText('Done')).toBeInTheDocument();
    expect(textsFromTop('toasts')).toEqual(['newer', 'Sent 0.5 BTC']);
    await expect.poll(clock.timerCount).toBe(2);
    clock.advance(2_999);
    expect(open()).toEqual(['Sent 0.5 BTC']);
    clock.advance(1);
    expect(open()).toEqual([]);
  });

  test('of the same key are one, which keeps its place and the focus that is in it', async () => {
    const { screen } = await openNotices();
    showToast({ ...toast('Sending'), type: 'process', key: 'withdrawal' });
    showToast(toast('newer'));
    await expect.element(screen.getByText('newer')).toBeVisible();
    await userEvent.keyboard('{F8}{Tab}{Tab}{Tab}');
    const sending = screen.getByRole('listitem').first().element();
    expect(document.activeElement).toBe(sending);
    showToast({ ...toast('Sent'), type: 'success', key: 'withdrawal' });
    await expect.element(screen.getByText('Sent')).toBeVisible();
    expect(textsFromTop('toasts')).toEqual(['newer', 'Sent']);
    expect(document.activeElement).toBe(sending);
  });
});

describe('what is read out', () => {
  test('is added to a live region that was there before it, once, and its update as well', async () => {
    const { screen } = await openNotices();
    const region = screen.getByRole('log').element();
    expect(region.textContent).toBe('');
    expect(region.getAttribute('aria-atomic')).toBe('false');
    const said: string[] = [];
    const hear = new MutationObserver((records) =>
      said.push(
        ...records.flatMap(({ type, target, addedNodes }) =>
          type === 'characterData'
            ? [target.textContent ?? '']
            : [...addedNodes].map((node) => node.textContent ?? ''),
        ),
      ),
    );
    hear.observe(document.body, { subtree: true, childList: true, characterData: true });
    const handle = showToast({ ...toast('heard'), type: 'process' });
    await expect.element(screen.getByText('heard')).toBeVisible();
    handle.update({ type: 'success', text: 'heard again' });
    await expect.element(screen.getByText('heard again')).toBeVisible();
    handle.dismiss();
    await expect.element(screen.getByText('heard again')).not.toBeInTheDocument();
    // As long as the primitive's own announcement would take.
    await new Promise((resolve) => setTimeout(resolve, 100));
    hear.disconnect();
    expect(said.filter((text) => text.includes('heard'))).toEqual(['In progressheard', 'heard again']);
    expect(region.textContent).toBe('');
  });

  test('interrupts only when something failed', async () => {
    const { screen } = await openNotices();
    const region = screen.getByRole('log').element();
    for (const [type, politeness] of [
      ['success', 'polite'],
      ['fail', 'assertive'],
      ['info', 'polite'],
      ['warn', 'assertive'],
      ['process', 'polite'],
    ] as const) {
      showToast({ ...toast(`a ${type}`), type });
      await expect.element(screen.getByText(`a ${type}`)).toBeVisible();
      expect(region.getAttribute('aria-live'), type).toBe(politeness);
    }
  });

  test('is a notification’s title and text, politely', async () => {
    const { screen } = await openNotices();
    const region = screen.getByRole('status').element();
    showNotification({ title: 'A title', ...toast('a text') });
    await expect.element(screen.getByText('A title')).toBeVisible();
    expect(region.textContent).toBe('InformationA titlea text');
  });
});

test('notifications are at most four, newest first, and go after 4.5 s', async () => {
  const clock = stopTime();
  const { screen, button } = await openNotices();
  for (let at = 1; at <= 5; at += 1) showNotification({ title: `Title ${at}`, text: `text ${at}` });
  await expect.element(screen.getByText('Title 5')).toBeVisible();
  await expect.element(screen.getByText('Title 1')).not.toBeInTheDocument();
  expect(textsFromTop('notifications')).toEqual([5, 4, 3, 2].map((at) => `Title ${at}text ${at}`));
  await userEvent.hover(screen.getByText('Title 3'));
  await expect.poll(clock.timerCount).toBe(1);
  clock.advance(LONG_MS);
  await expect.element(screen.getByText('Title 5')).toBeVisible();
  await userEvent.hover(button);
  await expect.poll(clock.timerCount).toBe(4);
  clock.advance(4_499);
  await expect.element(screen.getByText('Title 5')).toBeVisible();
  clock.advance(1);
  await expect.element(screen.getByText('Title 5')).not.toBeInTheDocument();
});

test('markup in notices is text', async () => {
  const { screen } = await openNotices();
  const markup = '<img src=x onerror=window.wasRun=1>';
  showToast(toast(`toast ${markup}`));
  showNotification({ title: `title ${markup}`, ...toast(`text ${markup}`) });
  for (const place of ['toast', 'title', 'text']) {
    await expect.element(screen.getByText(`${place} ${markup}`)).toBeInTheDocument();
  }
  expect(document.querySelector('img')).toBeNull();
  expect('wasRun' in window).toBe(false);
});
