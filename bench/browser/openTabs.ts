import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { collectLongTasks, readVisibility } from './inPage.ts';

/** Tabs on one page: the one that is looked at, and those behind it. */
export interface BenchTabs {
  readonly front: Page;
  readonly hidden: readonly Page[];
}

/** Pages that keep all cores busy load slowly, the more so the more tabs there are. */
const LOAD_TIMEOUT_MS = 180_000;
const PAUSE_BETWEEN_MS = 150;

/** Opens so many tabs on an address, one after another, and returns to the first. Long tasks are collected there. */
export async function openTabs(browser: Browser, url: string, count: number): Promise<BenchTabs> {
  const [front = await browser.newPage()] = await browser.pages();
  await front.evaluateOnNewDocument(collectLongTasks);
  const tabs = [front];
  await loadPage(front, url);
  while (tabs.length < count) {
    await sleep(PAUSE_BETWEEN_MS);
    const tab = await browser.newPage();
    await loadPage(tab, url);
    tabs.push(tab);
  }
  await front.bringToFront();
  return { front, hidden: tabs.slice(1) };
}

/** Throws unless the front tab is visible and all others are hidden: else the figures would be of something else. */
export async function assertVisibility({ front, hidden }: BenchTabs): Promise<void> {
  const [first, ...others] = await Promise.all([front, ...hidden].map((tab) => tab.evaluate(readVisibility)));
  const wrong = others.filter((visibility) => visibility !== 'hidden').length;
  if (first !== 'visible' || wrong > 0) {
    throw new Error(`The front tab is ${first}, and ${wrong} of ${others.length} others are not hidden.`);
  }
}

/** Loads an address in a tab, up to its load event. */
export async function loadPage(tab: Page, url: string): Promise<void> {
  await tab.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
}
