import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { loadPage, openTabs } from '../browser/openTabs.ts';
import { DEMO_ACCOUNT, signIn } from '../browser/signIn.ts';
import type { PageServer } from '../feed/servePages.ts';
import { describePage } from '../measure/pages.ts';
import { waitForPrices } from '../measure/readPriceAge.ts';
import { findControl } from './inTicket.ts';

/** The instant ticket of /exchange/index, ready to be filled in. */
export interface Ticket {
  readonly page: Page;
  /** The field of what is given, and the button that opens the picker of its coin. */
  readonly amount: ElementHandle;
  readonly coin: ElementHandle;
}

const PAIR = '?tab=instant&from=BTC&to=USDT&lang=en';
/** Role and English name of the two elements; the ticket is loaded after the market. */
const AMOUNT = ['input', 'From'] as const;
const COIN = ['button', 'From: BTC. Choose another coin'] as const;
const TICKET_TIMEOUT_MS = 60_000;
/** What the page still loads for itself after its first prices is no answer to a key. */
const SETTLE_MS = 4_000;

/** Logs in and opens the ticket in a fresh browser. On a silent feed there are no prices to wait for. */
export async function openTicket(browser: Browser, server: PageServer, isSilent: boolean): Promise<Ticket> {
  const market = describePage('sluice');
  const { front: page } = await openTabs(browser, 'about:blank', 1);
  await signIn(page, server.url, DEMO_ACCOUNT);
  await loadPage(page, server.url + market.path + PAIR);
  if (!isSilent) await waitForPrices(page, market, server.feed.startedAtMs);
  const find = async (...control: Parameters<typeof findControl>): Promise<ElementHandle> => {
    const found = await page.waitForFunction(findControl, { timeout: TICKET_TIMEOUT_MS }, ...control);
    const element = found.asElement();
    if (element === null) throw new Error(`The ticket has no ${control.join(' ')}.`);
    return element as ElementHandle<Element>;
  };
  const ticket = { page, amount: await find(...AMOUNT), coin: await find(...COIN) };
  await sleep(SETTLE_MS);
  return ticket;
}
