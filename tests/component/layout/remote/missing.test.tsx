import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { ANN, openShell } from '#tests/support/browser/openShell.tsx';

declare module 'vitest/browser' {
  interface CDPSession {
    send(method: 'Network.enable'): Promise<void>;
    send(method: 'Network.setBlockedURLs', parameters: { readonly urls: readonly string[] }): Promise<void>;
  }
}

/** What the console gets, error by error, and not shown among the results of the tests. */
let logged: unknown[][];

beforeEach(async () => {
  logged = [];
  const heard = vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words));
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: ['*/common-static/shell/*'] });
  onTestFinished(async () => {
    heard.mockRestore();
    await cdp().send('Network.setBlockedURLs', { urls: [] });
  });
});

const messages = (): unknown[] => logged.map(([message]) => message);

test('without its modules the page says so in the words that monitoring waits for, and goes on', async () => {
  const screen = await openShell({ user: ANN });
  await expect.poll(messages).toHaveLength(3);
  // product.md section 1.
  expect(messages().sort()).toEqual([
    'Failed to load Ada component',
    'Failed to load footer component',
    'header_instance_is_not_found',
  ]);
  for (const [, error] of logged) expect(error).toBeInstanceOf(Error);
  await expect.element(screen.getByRole('heading', { name: 'A screen' })).toBeVisible();
});

test('a guest, of whom no id is known, is not missing the assistant', async () => {
  await openShell({ user: null });
  await expect.poll(messages).toHaveLength(2);
  expect(messages()).not.toContain('Failed to load Ada component');
});

test('without its header the page still leads home and out', async () => {
  const logOut = vi.fn(async () => undefined);
  const screen = await openShell({ user: ANN, logOut });
  await expect.element(screen.getByRole('link', { name: 'Sluice, start page' })).toBeVisible();
  await screen.getByRole('button', { name: 'Log out' }).click();
  expect(logOut).toHaveBeenCalledTimes(1);
});

test('without its header the page still leads a guest to the login, and back', async () => {
  const screen = await openShell({ user: null, path: '/otc/index' });
  const link = screen.getByRole('link', { name: 'Log in' });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute('href')).toMatch(/^\/login\?redirect_url=.*otc%2Findex$/);
});

test('the places of header and footer are as high as ever', async () => {
  const screen = await openShell({ user: ANN });
  const heights = () =>
    ['.header-slot', '.footer-slot'].map(
      (place) => screen.container.querySelector(place)?.getBoundingClientRect().height,
    );
  const before = heights();
  await expect.poll(messages).toHaveLength(3);
  await expect.element(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(heights()).toEqual(before);
  expect(before).toEqual([56, 132]);
});
