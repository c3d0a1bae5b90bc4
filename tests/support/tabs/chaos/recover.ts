import type { Page } from 'puppeteer-core';
import { readFunds } from '#tests/support/tabs/readFunds.ts';
import { BASE } from '#tests/support/tabs/walkScreens.ts';
import type { ChaosPlace } from './causeStep.ts';
import { findField, findTrouble, goInside, isForGuest, readShown, tryAgain } from './inChaosPage.ts';

/** The user of the page. */
const UID = 20_000_001;
/**
 * A call may hang for 30 s, and a socket that no longer answers is given up after 15 s and opened again with up to 6 s between
 * its tries (docs/spec/product.md section 9); a busy machine takes some more.
 */
const RECOVERS_IN_MS = 75_000;
const PAIR = '/exchange/index?from=BTC&to=USDT';

interface Expected {
  /** What was typed into the screen's field. */
  readonly typed: string | null;
  /** Whether a step has ended the session, after which the page leads to the login. */
  readonly mayEnd: boolean;
}

/** Waits until all is well again, as far as a user can bring it about without loading the page again; says what isn't. */
export async function recover(place: ChaosPlace, { typed, mayEnd }: Expected): Promise<readonly string[]> {
  const { page } = place;
  const problems: string[] = [];
  const waitFor = async (what: string, isWell: () => Promise<string>): Promise<void> => {
    const deadline = Date.now() + RECOVERS_IN_MS;
    let trouble = '?';
    while (trouble !== '' && Date.now() < deadline) {
      if (mayEnd) await logInAgain(page);
      await page.evaluate(tryAgain).catch(() => undefined);
      trouble = await isWell().catch((error: unknown) => String(error));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    if (trouble !== '') problems.push(`${what}: ${trouble}`);
  };

  await waitFor('the screen does not come back', () => page.evaluate(findTrouble));
  if (!mayEnd) {
    if (typed !== null)
      await waitFor('input is lost', async () => describeField(await readField(page), typed));
    const isSame = await page.evaluate(() => 'isSamePage' in window);
    if (!isSame) problems.push('the page was loaded again');
  }
  await waitFor('prices are not live', async () => {
    // The login leads back to where the session has ended.
    if (!page.url().endsWith(PAIR)) await page.evaluate(goInside, BASE + PAIR);
    return page.evaluate(findStandstill);
  });
  const before = JSON.stringify(await page.evaluate(readShown).catch(() => null));
  await waitFor('prices stand still', async () =>
    JSON.stringify(await page.evaluate(readShown)) === before ? 'none has moved' : '',
  );
  await waitFor('the balance is not that of the ledger', () => compareBalance(place));
  return problems;
}

/** As a user does who is led to the login, or finds that the page is a guest's. */
async function logInAgain(page: Page): Promise<void> {
  if (await page.evaluate(isForGuest).catch(() => false)) {
    const back = encodeURIComponent(page.url());
    await page.goto(`${new URL(page.url()).origin}/login?redirect_url=${back}`).catch(() => undefined);
  }
  if (!page.url().includes('/login')) return;
  await page
    .locator('[data-account="demo@sluice.example"]')
    .setTimeout(5_000)
    .click()
    .catch(() => undefined);
}

async function readField(page: Page): Promise<string | null> {
  const field = (await page.evaluateHandle(findField)).asElement();
  return field === null ? null : page.evaluate((element) => (element as HTMLInputElement).value, field);
}

const describeField = (value: string | null, typed: string): string =>
  value?.includes(typed) ? '' : `the field says ${JSON.stringify(value)}, not ${typed}`;

async function compareBalance({ page, exchange }: ChaosPlace): Promise<string> {
  const shown = await page.evaluate(() =>
    (document.querySelector('.exchange-ticket')?.textContent ?? '').replaceAll(
      /[\u2066-\u2069]|(?<=\d),(?=\d)/g,
      '',
    ),
  );
  const free = (await readFunds(exchange, UID, 'BTC')).toFixed();
  return shown.includes(`Available ${free} BTC`)
    ? ''
    : `${free} BTC by the ledger, and the ticket says: ${shown}`;
}

/** In the page: what the line about the connection says unless prices are live. */
function findStandstill(): string {
  const line = document.querySelector('.connection')?.textContent ?? 'no line about the connection';
  return /Live · /.test(line) ? '' : line;
}
