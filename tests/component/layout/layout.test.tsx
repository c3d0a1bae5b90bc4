import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildMarket, buildQuoteRow } from '#tests/support/browser/buildQuoteRow.ts';
import { LIVE, openExchange } from '#tests/support/browser/openExchange.tsx';

async function setWidth(width: number): Promise<void> {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1440, 900));
}

/** The widest figures that exchanges list: long names, prices of a hundred-thousandth, turnovers of billions. */
const WIDE = [
  buildQuoteRow('BTCUSDT', { last: '123456.78', high: '123456.79', low: '101234.56', usd: '98765432109.12' }),
  buildQuoteRow('1000000MOGUSDT', { last: '0.0000123456', change: '-12.34', fiat: '123456789012.00' }),
  buildQuoteRow('SHIBUSDC', { last: '0.00001234', change: '1234.56', volume: '999999999999.99' }),
  ...buildMarket(40),
];

const boxOf = (element: Element | null | undefined): DOMRect =>
  (element ?? document.body).getBoundingClientRect();

describe.each([320, 576, 768, 992, 1200, 1440, 2560])('at %i px', (width) => {
  test('the page does not scroll sideways, and nothing stands beyond its edges', async () => {
    await setWidth(width);
    const { answer, connect, screen } = await openExchange();
    await answer(WIDE, { rates: [['EUR', '1.08']] });
    connect({ linkState: 'attached', feed: { ...LIVE, state: 'error', attempt: 2, stale: true }, tabs: 12 });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    // The row of pages scrolls by itself where the reader's font is too wide for it.
    const visible = [...screen.container.querySelectorAll('*:not(.page-tabs *)')].filter(
      (element) => !element.closest('.sr-only') && element.checkVisibility() && boxOf(element).width > 0,
    );
    const beyond = visible.filter(
      (element) => boxOf(element).right > width + 0.5 || boxOf(element).left < -0.5,
    );
    expect(beyond.map((element) => element.className)).toEqual([]);
  });

  test('no figure runs into the next column', async () => {
    await setWidth(width);
    const { answer, screen } = await openExchange();
    await answer(WIDE);
    const cells = [...screen.container.querySelectorAll('.market-row .market-cell')].filter((cell) =>
      cell.checkVisibility(),
    );
    expect(cells.length).toBeGreaterThan(20);
    const tooWide = cells.filter((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return boxOf(cell).left - text.getBoundingClientRect().left > 0.5;
    });
    expect(tooWide.map((cell) => `${cell.getAttribute('data-column')}: ${cell.textContent}`)).toEqual([]);
  });
});

/** Turnovers that take the most room in some language: "123,45 mil M", "9.999,99 M", "1234.56億", "999,99 ترليون". */
const WIDE_TURNOVERS = ['123456789012', '9999990000', '999990000000000', '999999.99'].map((usd, at) =>
  buildQuoteRow(`C00${at}USDT`, { last: '123456.78', change: '-12.34', usd, fiat: usd }),
);

describe.each([576, 768, 992, 1200, 1440])('at %i px', (width) => {
  test.each(['ar-SA', 'de-DE', 'es-ES', 'ja-JP', 'ru-RU', 'tr-TR', 'vi-VN'] as const)(
    'no figure in %s stands beyond its column',
    async (language) => {
      await setWidth(width);
      const { answer, screen } = await openExchange({ language });
      await answer(WIDE_TURNOVERS);
      const cells = [
        ...screen.container.querySelectorAll('.market-row .market-cell:not([data-column="pair"])'),
      ];
      const shown = cells.filter((cell) => cell.checkVisibility() && cell.textContent !== '');
      expect(shown.length).toBeGreaterThanOrEqual(8);
      const tooWide = shown.filter((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const [inner, outer] = [text.getBoundingClientRect(), boxOf(cell)];
        return outer.left - inner.left > 0.5 || inner.right - outer.right > 0.5;
      });
      expect(tooWide.map((cell) => `${cell.getAttribute('data-column')}: ${cell.textContent}`)).toEqual([]);
    },
  );
});

test('columns and rows keep their places whatever the digits of a new price', async () => {
  const { answer, send, screen } = await openExchange();
  await answer([buildQuoteRow('BTCUSDT', { last: '1.10', change: '0.01' }), ...buildMarket(20)]);
  const places = () =>
    [...screen.container.querySelectorAll('.market-head .market-cell, .market-row .market-cell')].map(
      (cell) => {
        const { left, top, width, height } = boxOf(cell);
        return [left, top, width, height];
      },
    );
  const before = places();
  for (const last of ['1.11', '888.88', '0.00001111', '99999.99'])
    send({ rows: [buildQuoteRow('BTCUSDT', { last, change: '-88.88', volume: '8888888888' })] });
  expect(places()).toEqual(before);
});

test('every figure is set in digits of one width, so that a price does not tremble', async () => {
  const { answer, connect, screen } = await openExchange();
  await answer([buildQuoteRow('BTCUSDT')]);
  connect({ linkState: 'attached', feed: LIVE });
  const figures = screen.container.querySelectorAll<HTMLElement>(
    '.market-row [data-column]:not([data-column=pair]), .pair-price span.num, .pair-facts dd span, .connection-time',
  );
  expect(figures).toHaveLength(12);
  for (const figure of figures)
    expect(getComputedStyle(figure).fontVariantNumeric, figure.className).toContain('tabular-nums');
});

test('a narrow table leaves columns out that the card beside it shows in full', async () => {
  await setWidth(360);
  const { answer, send, interestService, screen } = await openExchange();
  await answer([buildQuoteRow('BTCUSDT', { high: '64000.5', low: '61000.5' })]);
  const shown = [...screen.container.querySelectorAll('.market-row:first-child .market-cell')]
    .filter((cell) => cell.checkVisibility())
    .map((cell) => cell.getAttribute('data-column'));
  expect(shown).toEqual(['pair', 'last', 'change']);
  expect(interestService.interest().symbols).toContain('BTCUSDT');
  send({});
  const card = screen.getByRole('region', { name: 'BTC USDT' });
  await expect.element(card.getByText('64,000.5 USDT')).toBeVisible();
  await expect.element(card.getByText('61,000.5 USDT')).toBeVisible();
});
