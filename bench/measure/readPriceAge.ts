import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { readPrice } from '../browser/inPage.ts';
import { MARKER_COIN, markerTextToMs } from '../feed/marker.ts';
import { median } from './median.ts';
import type { BenchPage } from './pages.ts';

const LOOK_EVERY_MS = 500;
/** A page that has no time to answer is not looked at for longer. */
const LONGEST_MS = 30_000;
const FIRST_PRICE_TIMEOUT_MS = 120_000;

/**
 * The age of the price the front tab shows, in ms: now less the moment it was sent, which the marker's price carries.
 * Null while it shows none.
 */
async function lookAtAge(front: Page, page: BenchPage, feedStartedAtMs: number): Promise<number | null> {
  const shown = await front.evaluate(readPrice, page.price, MARKER_COIN);
  const sinceStartMs = markerTextToMs(shown?.text ?? '');
  return shown === null || sinceStartMs === undefined ? null : shown.atMs - feedStartedAtMs - sinceStartMs;
}

/** Waits until the front tab shows prices. */
export async function waitForPrices(front: Page, page: BenchPage, feedStartedAtMs: number): Promise<void> {
  const untilMs = performance.now() + FIRST_PRICE_TIMEOUT_MS;
  while ((await lookAtAge(front, page, feedStartedAtMs)) === null) {
    if (performance.now() > untilMs) throw new Error(`The page shows no prices: ${page.path}`);
    await sleep(LOOK_EVERY_MS);
  }
}

/** The median age of the prices the front tab shows, in seconds, over so many looks at it, one every 500 ms. */
export async function readPriceAge(
  front: Page,
  page: BenchPage,
  feedStartedAtMs: number,
  looks: number,
): Promise<number | null> {
  const untilMs = performance.now() + LONGEST_MS;
  const ages: number[] = [];
  for (let look = 0; look < looks && performance.now() < untilMs; look += 1) {
    await sleep(LOOK_EVERY_MS);
    const ageMs = await lookAtAge(front, page, feedStartedAtMs);
    if (ageMs !== null) ages.push(ageMs / 1000);
  }
  return median(ages);
}
