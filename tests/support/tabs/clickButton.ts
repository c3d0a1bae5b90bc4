import type { ElementHandle, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { PATIENTLY } from './patiently.ts';

/** Presses the button of this name once it can be pressed, `count` times in a row. */
export async function clickButton(page: Page, name: string, count = 1): Promise<void> {
  await (await untilPressable(page, name))?.click({ count });
}

/** The button of this name, once it is there and on; one that is redrawn meanwhile is looked for again. */
export async function untilPressable(page: Page, name: string): Promise<ElementHandle<Element> | null> {
  const find = () => page.waitForSelector(`::-p-aria([name="${name}"][role="button"])`, PATIENTLY);
  const isOff = async (): Promise<boolean> => {
    const button = await find();
    return page
      .evaluate((element) => element?.getAttribute('aria-disabled') === 'true', button)
      .catch(() => true);
  };
  await expect.poll(isOff, PATIENTLY).toBe(false);
  return find();
}

/** Two presses and Enter twice, as of a user who is not sure that the first press counted. */
export async function clickTwice(page: Page, name: string): Promise<void> {
  await clickButton(page, name, 2);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}
