import { Dialog } from 'radix-ui';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { noticeStore, showToast, showWall } from '#app/stores/noticeStore.ts';
import { LONG_MS, openNotices } from '#tests/support/browser/openNotices.tsx';
import { openQueries } from '#tests/support/browser/openQueries.tsx';
import { stopTime } from '#tests/support/browser/stopTime.ts';

const KYC = 'Verify your identity';
const COMPLIANCE = 'Not available to you';

describe('a wall', () => {
  test('is a dialog in front of everything, closed by its button, and gives the focus back', async () => {
    const { screen, button } = await openNotices();
    await button.click();
    showWall({ name: 'kyc', result: undefined });
    const dialog = screen.getByRole('dialog', { name: KYC });
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().matches(':modal')).toBe(true);
    await expect.element(dialog).toHaveAccessibleDescription('Verify your identity to continue.');
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test('holds the focus, on none of its controls at first', async () => {
    const { screen, button } = await openNotices();
    await button.click();
    showWall({ name: 'kyc', result: undefined });
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    const dialog = screen.getByRole('dialog').element();
    const reached: (string | null)[] = [];
    for (let at = 0; at < 5; at += 1) {
      await userEvent.keyboard('{Tab}');
      const { activeElement } = document;
      // Between the last and the first the browser's own controls have their turn.
      if (activeElement === document.body) continue;
      reached.push(dialog.contains(activeElement) ? (activeElement?.textContent ?? '') : null);
    }
    expect(new Set(reached)).toEqual(new Set(['Verify identity', 'Close']));
  });

  test('of an unknown identity leads to where it is verified', async () => {
    const { screen } = await openNotices();
    showWall({ name: 'kyc', result: undefined });
    const link = screen.getByRole('link', { name: 'Verify identity' });
    await expect
      .element(link)
      .toHaveAttribute(
        'href',
        `/elsewhere?url=${encodeURIComponent('https://www.sluice.example/en/user/accounts/verification')}`,
      );
  });

  test('of compliance says what the exchange said, as text', async () => {
    const { screen } = await openNotices();
    showWall({ name: 'compliance', result: { message: '<img src=x onerror=window.wasRun=1> Rule 7.' } });
    await expect.element(screen.getByRole('dialog', { name: COMPLIANCE })).toBeVisible();
    await expect.element(screen.getByText('<img src=x onerror=window.wasRun=1> Rule 7.')).toBeVisible();
    await expect.element(screen.getByText('Message from Sluice')).toBeVisible();
    expect(screen.getByRole('link').elements()).toEqual([]);
    expect(document.querySelector('img')).toBeNull();
    expect('wasRun' in window).toBe(false);
  });

  test('is closed by Escape before any toast, which waits behind it, and can come again', async () => {
    const clock = stopTime();
    const { screen } = await openNotices();
    showToast({ text: 'behind' });
    await expect.poll(clock.timerCount).toBe(1);
    showWall({ name: 'compliance', result: { message: 'Rule 7.' } });
    await expect.element(screen.getByText('Rule 7.')).toBeVisible();
    await expect.poll(clock.timerCount).toBe(0);
    clock.advance(LONG_MS);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText('behind')).toBeVisible();
    await expect.poll(clock.timerCount).toBe(1);
    showWall({ name: 'kyc', result: 1 });
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  test('is closed by Escape before a dialog of the screen, and works over one', async () => {
    const { screen } = await openQueries(
      <Dialog.Root defaultOpen>
        <Dialog.Portal>
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Choose a coin</Dialog.Title>
            <button type="button">Bitcoin</button>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>,
    );
    await expect.element(screen.getByRole('dialog', { name: 'Choose a coin' })).toBeVisible();
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => screen.getByRole('button', { name: 'Close' }).click(),
    ]) {
      showWall({ name: 'kyc', result: undefined });
      await expect.element(screen.getByRole('dialog', { name: KYC })).toBeVisible();
      await close();
      await expect.element(screen.getByRole('dialog', { name: KYC })).not.toBeInTheDocument();
      await expect.element(screen.getByRole('dialog', { name: 'Choose a coin' })).toBeVisible();
    }
  });

  test('does not change while it is open; another one waits for it', async () => {
    const { screen } = await openNotices();
    showWall({ name: 'kyc', result: 'first' });
    showWall({ name: 'kyc', result: 'first' });
    showWall({ name: 'compliance', result: 'second' });
    showWall({ name: 'compliance', result: 'third' });
    await expect.element(screen.getByText('first')).toBeVisible();
    expect(screen.getByRole('dialog').elements()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('third')).toBeVisible();
    expect(screen.getByRole('dialog').element().matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(noticeStore.getState()).toMatchObject({ wall: null, waitingWalls: [] });
  });
});

describe('a wall whose dialog a browser refuses', () => {
  /** Returns what lets the browser show dialogs again. */
  function refuseDialogs(): () => void {
    const show = HTMLDialogElement.prototype.showModal;
    const restore = (): void => {
      HTMLDialogElement.prototype.showModal = show;
    };
    onTestFinished(restore);
    HTMLDialogElement.prototype.showModal = () => {
      throw new DOMException('A browser may refuse this.', 'InvalidStateError');
    };
    return restore;
  }

  test('takes nothing else away, its words are read out, and the next notice tries again', async () => {
    const restore = refuseDialogs();
    const { screen } = await openNotices();
    showWall({ name: 'compliance', result: { message: 'Rule 7.' } });
    await expect.element(screen.getByText(COMPLIANCE)).toBeVisible();
    await expect.element(screen.getByText('Rule 7.')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'A screen' })).toBeVisible();
    expect(document.querySelector('dialog')).toBeNull();
    expect(screen.getByText('Rule 7.').element().closest('[role=alert]')).not.toBeNull();

    restore();
    showToast({ text: 'another notice', durationMs: LONG_MS });
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expect.element(screen.getByText('another notice')).toBeVisible();
  });

  test('can be closed', async () => {
    refuseDialogs();
    const { screen } = await openNotices();
    showWall({ name: 'kyc', result: undefined });
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByText(KYC)).not.toBeInTheDocument();
  });
});
