import { expect, onTestFinished, test } from 'vitest';
import { showToast, showWall } from '../../src/app/stores/noticeStore.ts';
import { openQueries } from '../support/browser/openQueries.tsx';

test('a fault in what shows a wall takes nothing else away, its words are read out, and the next notice tries again', async () => {
  const show = HTMLDialogElement.prototype.showModal;
  const restore = (): void => {
    HTMLDialogElement.prototype.showModal = show;
  };
  onTestFinished(restore);
  HTMLDialogElement.prototype.showModal = () => {
    throw new DOMException('A browser may refuse this.', 'InvalidStateError');
  };
  const { screen } = await openQueries(<h1>A screen</h1>);
  showWall({ name: 'compliance', result: { message: 'Rule 7.' } });
  await expect.element(screen.getByText('This is not available to you here')).toBeVisible();
  await expect.element(screen.getByText('Rule 7.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'A screen' })).toBeVisible();
  expect(document.querySelector('dialog')).toBeNull();
  expect(screen.getByText('Rule 7.').element().closest('[role=alert]')).not.toBeNull();

  restore();
  showToast({ text: 'another notice', durationMs: 60_000 });
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByText('another notice')).toBeVisible();
});

test('the plain words of a wall can be closed', async () => {
  const show = HTMLDialogElement.prototype.showModal;
  onTestFinished(() => {
    HTMLDialogElement.prototype.showModal = show;
  });
  HTMLDialogElement.prototype.showModal = () => {
    throw new DOMException('A browser may refuse this.', 'InvalidStateError');
  };
  const { screen } = await openQueries(<h1>A screen</h1>);
  showWall({ name: 'kyc', result: undefined });
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByText('Please verify your identity first')).not.toBeInTheDocument();
});
