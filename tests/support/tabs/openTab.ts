import type { Browser, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import {
  type Observed,
  observe,
  readConnectionLine,
  readObserved,
  readRows,
  readVisibility,
  type ShownRow,
} from './inPage.ts';

/** A real tab on the market, and what a user or an engineer can see of it. */
export interface Tab {
  readonly page: Page;
  readonly rows: () => Promise<ShownRow[]>;
  /** What the line about the connection says. */
  readonly words: () => Promise<string>;
  readonly observed: () => Promise<Observed>;
  /** Messages that the workers have sent to it so far. */
  readonly messages: () => Promise<number>;
  /** Batches among them. */
  readonly batches: () => Promise<number>;
  readonly visibility: () => Promise<'visible' | 'hidden'>;
  /** Resolves once the table shows prices. */
  readonly showsPrices: () => Promise<void>;
  /** Resolves once the page has asked all it asks of the exchange at its start, and has its answers. */
  readonly settles: () => Promise<void>;
  /** Resolves once a price on screen is another than now; fails after so many ms. */
  readonly pricesMove: (withinMs: number) => Promise<void>;
}

export interface TabOptions {
  /** Runs in the document before anything of the app. */
  readonly before?: () => void;
  readonly path?: string;
}

const PATH = '/user/assets/exchange/index';
/** Longer than the exchange takes for an answer, and than the page takes to ask the next thing because of it. */
const QUIET_MS = 1_500;

/** Opens a tab in front of all others. */
export async function openTab(browser: Browser, origin: string, options: TabOptions = {}): Promise<Tab> {
  const page = await browser.newPage();
  if (options.before !== undefined) await page.evaluateOnNewDocument(options.before);
  await page.evaluateOnNewDocument(observe);
  await page.goto(`${origin}${options.path ?? PATH}`);
  const rows = (): Promise<ShownRow[]> => page.evaluate(readRows);
  const observed = (): Promise<Observed> => page.evaluate(readObserved);
  /** How many answers come within so many ms. */
  const answersIn = async (ms: number): Promise<number> => {
    const { answers } = await observed();
    await new Promise((resolve) => setTimeout(resolve, ms));
    return (await observed()).answers - answers;
  };
  const lastPrices = async (): Promise<string> =>
    JSON.stringify((await rows()).map(({ pair, figures }) => [pair, figures[0]]));
  return {
    page,
    rows,
    words: () => page.evaluate(readConnectionLine),
    observed,
    messages: async () => {
      const { calls, answers } = await observed();
      return calls + answers;
    },
    batches: async () => (await observed()).calls,
    visibility: () => page.evaluate(readVisibility),
    showsPrices: () =>
      expect.poll(async () => (await rows()).length, { timeout: 15_000, interval: 25 }).toBeGreaterThan(5),
    settles: async () => {
      await expect.poll(() => page.evaluate(hasItsParts), { timeout: 20_000, interval: 25 }).toBe(true);
      // The panel of figures asks the workers every second.
      if (options.path?.includes('perf')) return;
      await expect
        .poll(async () => (await answersIn(QUIET_MS)) === 0, { timeout: 30_000, interval: 1 })
        .toBe(true);
    },
    pricesMove: async (withinMs) => {
      const before = await lastPrices();
      await expect.poll(lastPrices, { timeout: withinMs, interval: 25 }).not.toBe(before);
    },
  };
}

/** In the page: what the exchange says of the site is there, and on the market the ticket is. */
function hasItsParts(): boolean {
  const isMarket = document.querySelector('.exchange-columns') !== null;
  const hasTicket = document.querySelector('.exchange-ticket form') !== null;
  return document.querySelector('.elsewhere') !== null && (hasTicket || !isMarket);
}
