import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildMarket, buildQuoteRow } from '#tests/support/browser/buildQuoteRow.ts';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { type ExchangePage, LIVE, openExchange } from '#tests/support/browser/openExchange.tsx';

const MARKET = [
  buildQuoteRow('BTCUSDT', { last: '101.00', change: '-1.24' }),
  buildQuoteRow('ETHUSDT', { change: '0.00', usd: null, fiat: null }),
  ...buildMarket(30),
];

const STATES: readonly (readonly [name: string, show: (exchange: ExchangePage) => Promise<void>])[] = [
  ['before the first prices', async () => undefined],
  [
    'with a live market, a moving price and a marked pair',
    async ({ answer, send, connect, screen }) => {
      connect({ linkState: 'attached', feed: LIVE });
      await answer(MARKET, { rates: [['EUR', '1.08']] });
      await screen.getByRole('row', { name: /ETH/ }).click();
      send({ rows: [buildQuoteRow('BTCUSDT', { last: '102.00', change: '-1.24' })] });
    },
  ],
  [
    'with old prices after giving up',
    async ({ answer, connect }) => {
      await answer(MARKET);
      const feed = { ...LIVE, state: 'closed', reason: 'gave-up', attempt: 5, stale: true } as const;
      connect({ linkState: 'attached', feed });
    },
  ],
  [
    'with a search that nothing matches',
    async ({ answer, screen }) => {
      await answer(MARKET);
      await screen.getByRole('searchbox').fill('zzz');
      await answer([]);
      await expect.element(screen.getByText(/No pairs match/)).toBeVisible();
    },
  ],
];

describe.each(['light', 'dark'])('in %s', (scheme) => {
  describe.each([360, 1440])('at %i px', (width) => {
    test.each(STATES)('axe finds nothing wrong %s', async (_name, show) => {
      await emulateMedia({ 'prefers-color-scheme': scheme });
      await page.viewport(width, 900);
      onTestFinished(() => page.viewport(1440, 900));
      const exchange = await openExchange({ favourites: ['BTCUSDT'] });
      await show(exchange);
      expect(await findViolations()).toEqual([]);
    });
  });
});

test('light and dark really are two looks', async () => {
  await openExchange();
  const ground = () => getComputedStyle(document.documentElement).backgroundColor;
  await emulateMedia({ 'prefers-color-scheme': 'light' });
  const light = ground();
  await emulateMedia({ 'prefers-color-scheme': 'dark' });
  expect(ground()).not.toBe(light);
});
