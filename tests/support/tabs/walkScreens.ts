import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { SCREENS } from '#shared/site/screenTable.ts';
import { findObstacles } from './findObstacles.ts';
import { findLayoutFaults } from './layoutFaults.ts';
import type { Profile } from './screenTest.ts';

/** The account whose small balances are opened. */
const ACCOUNT = 'funding';

/** The twenty screens (product.md section 2), one address each. */
export const SCREEN_PATHS: readonly string[] = SCREENS.map(({ path }) => path.replace(':id', ACCOUNT));
export const FIRST_PATH = '/exchange/index';

export const BASE = '/user/assets';
const PATIENTLY = { timeout: 20_000, interval: 25 };
/** The exchange opens its books with the first login, which takes a slow machine a while. */
const BOOKS_OPEN = { timeout: 60_000, interval: 25 };

/** Logs a demo account in, and opens its first screen in a language. */
export async function openSignedIn(page: Page, origin: string, language = 'en'): Promise<void> {
  const first = `${BASE}${FIRST_PATH}?lang=${language}`;
  await page.goto(`${origin}/login?redirect_url=${encodeURIComponent(first)}`);
  await page.locator('[data-account="demo@sluice.example"]').click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.sh-who')?.checkVisibility()), BOOKS_OPEN)
    .toBe(true);
}

/** Goes to another screen inside of the page, as a link of it does; `search` is "?coin=BTC". */
export async function goToScreen(page: Page, path: string, search = ''): Promise<void> {
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    BASE + path + search,
  );
  await expect
    .poll(
      () => page.evaluate(() => [location.pathname, document.querySelectorAll('h1').length] as const),
      PATIENTLY,
    )
    .toEqual([BASE + path, 1]);
}

interface Tabs {
  readonly browser: Profile;
  readonly exchange: Sandbox;
}

const WIDTHS = [320, 480, 768, 1200, 1600];

/** What parts change by themselves for a new width, such as which texts are shortened, is there two frames later. */
function untilDrawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Runs `look` on every screen, one after another, in one page that is signed in. */
export async function onEachScreen(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const path of SCREEN_PATHS) {
    await goToScreen(page, path);
    await look(path);
  }
}

/** Words of any screen that are cut or over others in a language, by screen and width. */
export async function findCutWords({ browser, exchange }: Tabs, language: string): Promise<object> {
  const page = await browser.newPage();
  await openSignedIn(page, exchange.url, language);
  const faults: Record<string, string[]> = {};
  for (const path of SCREEN_PATHS) {
    await goToScreen(page, path);
    for (const width of WIDTHS) {
      await page.setViewport({ width, height: 900 });
      await page.evaluate(untilDrawn);
      const found = await page.evaluate(findLayoutFaults);
      if (found.length > 0) faults[`${path} ${width}`] = found;
    }
  }
  return faults;
}

/** What axe finds on any screen in a language, by screen and colour scheme. */
export async function findEachObstacle({ browser, exchange }: Tabs, language: string): Promise<object> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 900 });
  await openSignedIn(page, exchange.url, language);
  const obstacles: Record<string, string[]> = {};
  for (const path of [...SCREEN_PATHS, '/no/such/page']) {
    await goToScreen(page, path);
    for (const value of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      const found = await findObstacles(page);
      if (found.length > 0) obstacles[`${path} ${value}`] = found;
    }
  }
  return obstacles;
}
