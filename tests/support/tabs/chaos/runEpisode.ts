import type { Page } from 'puppeteer-core';
import { BASE, openSignedIn } from '#tests/support/tabs/walkScreens.ts';
import { type ChaosPlace, causeStep, endSteps, tryInPage } from './causeStep.ts';
import type { ChaosStep } from './chaosStep.ts';
import { findField, leaveFields, readShown } from './inChaosPage.ts';
import { recover } from './recover.ts';

/** What is typed into a field before faults come; it has to be there when they are over. */
const TYPED = '7.25';
/** So long a step is looked at before the next one comes. */
const LOOK_MS = 400;
/** A field is there once its screen has its answers; where it doesn't come in this time, nothing is typed. */
const FIELD_MS = 3_000;
/** The browser draws a price later than it is read beside it, but the reader may be a moment behind. */
const TAP_MS = 3_000;

/**
 * Opens a page that is signed in, lets an episode happen to it, and ends it: what was found that must never be, in words.
 */
export async function runEpisode(place: ChaosPlace, steps: readonly ChaosStep[]): Promise<readonly string[]> {
  const { page, proxy } = place;
  const found = new Set<string>();
  const knownErrors = proxy.workerErrors.length;
  page.on('pageerror', (error) => found.add(`not caught: ${stackOf(error)}`));
  await page.setViewport({ width: 1440, height: 1400 });
  try {
    await openSignedIn(page, proxy.url);
  } catch (error) {
    return [...found, `the page does not open: ${String(error)}; it shows ${await describePage(page)}`];
  }
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const form = steps.findLastIndex(({ kind }) => kind === 'go');
  let hasTyped = false;
  for (const [at, step] of steps.entries()) {
    if (at === form && step.kind === 'go') await tryInPage(page.evaluate(leaveFields, BASE + step.path));
    await causeStep(place, step);
    if (at === form) hasTyped = await type(page);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    await look(place, found);
  }
  await endSteps(place);
  const mayEnd = steps.some((step) => step.kind === 'fault' && step.fault.fault === 'answer/expire-session');
  for (const problem of await recover(place, { typed: hasTyped ? TYPED : null, mayEnd })) found.add(problem);
  await look(place, found);
  for (const error of proxy.workerErrors.slice(knownErrors)) found.add(`not caught: ${error}`);
  return [...found];
}

/** Writes into the first field; whether there was one. */
async function type(page: Page): Promise<boolean> {
  const field = await page
    .waitForFunction(findField, { timeout: FIELD_MS })
    .then((handle) => handle.asElement())
    .catch(() => null);
  if (field === null) return false;
  let value = '';
  await tryInPage(
    (async () => {
      await field.focus();
      await page.keyboard.type(TYPED);
      value = await page.evaluate((element) => (element as HTMLInputElement).value, field);
    })(),
  );
  return value.includes(TYPED);
}

/** Every price on screen was sent for its pair, and the page stands. */
async function look({ page, proxy }: ChaosPlace, found: Set<string>): Promise<void> {
  const shown = await page.evaluate(readShown).catch(() => null);
  // The login is on its way.
  if (shown === null) return;
  if (shown.hasFailed) found.add('the page has failed');
  const deadline = Date.now() + TAP_MS;
  for (const { symbol, price } of shown.prices) {
    while (!proxy.feed.hasSent(symbol, price) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if (!proxy.feed.hasSent(symbol, price)) found.add(`${symbol} shows ${price}, which was never sent`);
  }
}

/** Where the page is, and the first words on it. */
async function describePage(page: Page): Promise<string> {
  const words = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 300));
  return `${page.url()}: ${words}`;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
