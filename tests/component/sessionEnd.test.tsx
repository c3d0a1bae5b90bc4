import { expect, onTestFinished, test } from 'vitest';
import { forgetUser, setUser } from '#app/stores/globalStore.ts';
import { showNotification, showToast, showWall } from '#app/stores/noticeStore.ts';
import { openQueries } from '#tests/support/browser/openQueries.tsx';

test('what was said to the user before leaves with the session: toasts, notifications and the wall', async () => {
  const { screen, endSession } = await openQueries(<h1>A screen</h1>);
  showToast({ text: '700005: your balance of 3 BTC is too low', durationMs: 60_000 });
  showNotification({ title: 'Refused', text: 'Your account is too new.', durationMs: 60_000 });
  showWall({ name: 'kyc', result: 'Ann, we need your passport.' });
  await expect.element(screen.getByText('Ann, we need your passport.')).toBeVisible();
  endSession();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('log').element().textContent).toBe('');
  expect(screen.getByRole('status').element().textContent).toBe('');
});

test('what was said to a guest stays when a user logs in: it belongs to no user', async () => {
  setUser(null);
  onTestFinished(forgetUser);
  const { screen, endSession } = await openQueries(<h1>A screen</h1>);
  showToast({ text: "Can't connect to Sluice", durationMs: 60_000 });
  await expect.element(screen.getByText("Can't connect to Sluice")).toBeVisible();
  endSession();
  await expect.element(screen.getByText("Can't connect to Sluice")).toBeVisible();
});

test('what is said after it stays', async () => {
  const { screen, present, endSession } = await openQueries(<h1>A screen</h1>);
  endSession();
  present.error({ kind: 'login', code: '10007', message: 'user no permission', retryable: false });
  await expect.element(screen.getByText('10007: user no permission')).toBeVisible();
});
