import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildMarket } from '#tests/support/browser/buildQuoteRow.ts';
import { LIVE, openExchange } from '#tests/support/browser/openExchange.tsx';

const WORDS = /^You're offline\. Prices, new orders and security codes are paused/;

async function setWidth(width: number): Promise<void> {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1440, 900));
}

async function openMarket() {
  const exchange = await openExchange();
  exchange.connect({ linkState: 'attached', feed: LIVE, isOnline: true });
  await exchange.answer(buildMarket(60));
  return { ...exchange, bar: exchange.screen.getByText(WORDS) };
}

const boxOf = (element: Element) => element.getBoundingClientRect();

describe('the bar of a page that is offline', () => {
  test('says what is paused while the network is gone, and goes when it is back', async () => {
    const { bar, connect } = await openMarket();
    await expect.element(bar).not.toBeInTheDocument();
    connect({ isOnline: false });
    await expect.element(bar).toBeVisible();
    connect({ isOnline: true });
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('is said politely, by a region that was there before its words', async () => {
    const { bar, connect, screen } = await openMarket();
    const regions = screen.getByRole('status').elements();
    connect({ isOnline: false });
    const region = bar.element().closest('[role=status]');
    expect(region).not.toBeNull();
    expect(regions).toContain(region);
  });

  test.each([320, 768, 1440])('moves nothing at %i px, and stays within the page', async (width) => {
    await setWidth(width);
    const { bar, connect, screen } = await openMarket();
    const places = () =>
      [...screen.container.querySelectorAll('main, footer, h1, .section-bar, .market-row')].map((element) => {
        const { left, top } = boxOf(element);
        return [element.className, left, top];
      });
    // The line above the market says it too, in its own place, in more or fewer words.
    const before = places();
    connect({ isOnline: false });
    await expect.element(bar).toBeVisible();
    expect(places()).toEqual(before);
    const box = boxOf(bar.element());
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.bottom).toBeLessThanOrEqual(900);
    expect(box.top).toBeGreaterThan(600);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test.each([320, 1440])('leaves the end of a page at %i px to be read above it', async (width) => {
    await setWidth(width);
    const { bar, connect, screen } = await openMarket();
    connect({ isOnline: false });
    await expect.element(bar).toBeVisible();
    window.scrollTo(0, document.documentElement.scrollHeight);
    onTestFinished(() => window.scrollTo(0, 0));
    const footer = screen.getByRole('contentinfo').element();
    expect(boxOf(footer).bottom).toBeLessThanOrEqual(boxOf(bar.element()).top);
  });
});
