import type { Page } from 'puppeteer-core';
import { PATIENTLY } from './patiently.ts';

/** Presses the button of this name once it can be pressed, `count` times in a row. */
export async function clickButton(page: Page, name: string, count = 1): Promise<void> {
  const button = await page.waitForSelector(`::-p-aria([name="${name}"][role="button"])`, PATIENTLY);
  await button?.click({ count });
}

/** Two presses and Enter twice, as of a user who is not sure that the first press counted. */
export async function clickTwice(page: Page, name: string): Promise<void> {
  await clickButton(page, name, 2);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}
