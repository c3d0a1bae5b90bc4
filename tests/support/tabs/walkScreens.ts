import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';

/** The twenty screens (product.md section 2), one address each. */
export const SCREEN_PATHS = [
  '/exchange/index',
  '/exchange/history',
  '/exchange/lwb-exchange',
  '/exchange/lwb-exchange/funding',
  '/exchange/lwb-exchange/history/funding',
  '/otc/index',
  '/otc/convert',
  '/otc/history',
  '/money-address',
  '/money-address/batch',
  '/money-address/risk-check',
  '/records/derivatives',
  '/records/frozen-assets',
  '/subAccountTransferRecord',
  '/deposit/',
  '/deposit/chain-address',
  '/withdraw/',
  '/exportStatment',
  '/questionnaire',
  '/tax-center',
] as const;

const BASE = '/user/assets';
const PATIENTLY = { timeout: 20_000, interval: 25 };

/** Logs a demo account in, and opens its first screen in a language. */
export async function openSignedIn(page: Page, origin: string, language = 'en'): Promise<void> {
  const first = `${BASE}${SCREEN_PATHS[0]}?lang=${language}`;
  await page.goto(`${origin}/login?redirect_url=${encodeURIComponent(first)}`);
  await page.locator('[data-account="demo@sluice.example"]').click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.sh-who')?.checkVisibility()), PATIENTLY)
    .toBe(true);
}

/** Goes to another screen inside of the page, as a link of it does. */
export async function goToScreen(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, BASE + path);
  await expect
    .poll(
      () => page.evaluate(() => [location.pathname, document.querySelectorAll('h1').length] as const),
      PATIENTLY,
    )
    .toEqual([BASE + path, 1]);
}
