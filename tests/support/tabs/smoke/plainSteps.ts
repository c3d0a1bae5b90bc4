import { expect } from 'vitest';
import { PATIENTLY } from '../patiently.ts';

// Steps for every browser. In Firefox puppeteer's own waiting, its locators and its selectors by name make code from text, which the
// page's policy forbids.

/** A tab, however it is driven. */
export interface PlainPage {
  readonly goto: (url: string) => Promise<unknown>;
  /** Runs a function that uses nothing outside of itself in the page. */
  readonly evaluate: <Result>(run: (text: string) => Result, text: string) => Promise<Awaited<Result>>;
  /** Presses keys in the field of a selector. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly bringToFront: () => Promise<void>;
}

/** A browser, however it is driven. */
export interface PlainBrowser {
  readonly newPage: () => Promise<PlainPage>;
  readonly close: () => Promise<void>;
}

/** Waits for an element. */
export async function shows(page: PlainPage, selector: string): Promise<void> {
  await expect.poll(() => has(page, selector), PATIENTLY).toBe(true);
}

/** Whether there is an element now. */
export function has(page: PlainPage, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.querySelector(wanted) !== null, selector).catch(() => false);
}

/** What an element says, without marks of direction; nothing while it is not there. */
export function wordsIn(page: PlainPage, selector: string): Promise<string> {
  const read = (wanted: string): string =>
    (document.querySelector(wanted)?.textContent ?? '').replace(/[\u2066-\u2069]/g, '');
  // While an address is left there is no document to ask.
  return page.evaluate(read, selector).catch(() => '');
}

/** The path of the address that is open. */
export function pathOf(page: PlainPage): Promise<string> {
  return page.evaluate(() => location.pathname, '').catch(() => '');
}

/** Presses a button by its words, once it can be pressed: the one that says no more than them, else the first that has them. */
export async function clickByText(page: PlainPage, words: string): Promise<void> {
  const clickButton = (text: string): boolean => {
    const buttons = [...document.querySelectorAll('button')];
    const exact = buttons.find((each) => each.textContent?.trim() === text);
    const button = exact ?? buttons.find((each) => each.textContent?.includes(text));
    if (button?.getAttribute('aria-disabled') === 'true' || button?.disabled === true) return false;
    button?.click();
    return button !== undefined;
  };
  await expect.poll(() => page.evaluate(clickButton, words).catch(() => false), PATIENTLY).toBe(true);
}

/** Presses an element that is a link or a control without words. */
export async function clickElement(page: PlainPage, selector: string): Promise<void> {
  await shows(page, selector);
  await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
}

/** Logs a demo account in, which leads to an address below /user/assets. */
export async function logInPlainly(
  page: PlainPage,
  origin: string,
  account: string,
  path: string,
): Promise<void> {
  await page.goto(`${origin}/login?redirect_url=${encodeURIComponent(`/user/assets${path}`)}`);
  await clickElement(page, `[data-account="${account}"]:not([disabled])`);
}
