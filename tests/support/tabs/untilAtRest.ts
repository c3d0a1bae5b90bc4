import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';

/** Two looks that are so far apart show the same: longer than the exchange takes for most answers. */
const QUIET_MS = 400;

/** Resolves once a screen has what it asks for: nothing is busy, and its words, figures apart, stay as they are. */
export async function untilAtRest(page: Page): Promise<void> {
  const isAtRest = async (): Promise<boolean> => {
    const before = await page.evaluate(readWords);
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    return before !== '' && before === (await page.evaluate(readWords));
  };
  await expect.poll(isAtRest, { timeout: 30_000, interval: 25 }).toBe(true);
}

/** In the page; empty while something is on its way. */
function readWords(): string {
  const main = document.querySelector('main');
  if (main === null || main.querySelector('[aria-busy="true"]') !== null) return '';
  return main.textContent.replaceAll(/[\d.,:−+%]/g, '');
}
