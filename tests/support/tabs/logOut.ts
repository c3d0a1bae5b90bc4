import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import type { Keyboard } from './openKeyboard.ts';
import { PATIENTLY } from './patiently.ts';

/** Logs out by the keyboard, from wherever the focus is below the header; resolves on the page of the login. */
export async function logOut(page: Page, keyboard: Keyboard, username: string): Promise<void> {
  await keyboard.tabTo(`button Logged in as ${username}`, 'back');
  await keyboard.send('Enter');
  await keyboard.tabTo('button Log out');
  await keyboard.send('Enter');
  await expect.poll(() => new URL(page.url()).pathname, PATIENTLY).toBe('/login');
  await page.waitForFunction(() => document.readyState === 'complete', PATIENTLY);
}
