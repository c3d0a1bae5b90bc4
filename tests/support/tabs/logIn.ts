import type { Page } from 'puppeteer-core';

/** Logs one of the demo accounts in, which leads to an address of the page: "/user/assets/…" with its search. */
export async function logIn(page: Page, origin: string, account: string, path: string): Promise<void> {
  // A hidden page draws nothing, and so never says that a button stands still.
  await page.bringToFront();
  await page.goto(`${origin}/login?redirect_url=${encodeURIComponent(path)}`);
  await page.locator(`[data-account="${account}"]`).click();
}
