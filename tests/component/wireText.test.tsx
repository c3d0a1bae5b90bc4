import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildQuoteRow } from '#tests/support/browser/buildQuoteRow.ts';
import { openExchange } from '#tests/support/browser/openExchange.tsx';

// Wide enough for all of the table's columns beside the navigation.
beforeEach(() => page.viewport(1680, 900));

const EVIL = '<img/src=x/onerror=window.wasRun=1>USDT';

const wasRun = (): boolean => 'wasRun' in window;

test('markup in a symbol is text in the table', async () => {
  const { answer, screen } = await openExchange();
  await answer([buildQuoteRow(EVIL), buildQuoteRow('BTCUSDT')]);
  const name = screen.container.querySelector('.market-row b');
  expect(name?.textContent).toBe('<img/src=x/onerror=window.wasRun=1>');
  expect(screen.container.querySelector('img, script')).toBeNull();
  expect(wasRun()).toBe(false);
});

test('markup in a symbol is text in the card and in the page’s favourites', async () => {
  const { answer, screen } = await openExchange({ favourites: [EVIL] });
  await answer([buildQuoteRow(EVIL)]);
  expect(screen.container.querySelector('.pair-card h2')?.textContent).toBe(`${EVIL.slice(0, -4)} / USDT`);
  expect(screen.container.querySelector('img, script')).toBeNull();
  expect(wasRun()).toBe(false);
});

test('markup in figures is shown nowhere: a pair keeps its last ones, and the page stands', async () => {
  const { answer, send, screen } = await openExchange();
  const figure = '<img src=x onerror=window.wasRun=1>';
  const hostile = { last: figure, change: figure, high: figure, low: figure, volume: figure, usd: figure };
  await answer([buildQuoteRow('BTCUSDT', { last: '61000.50' }), buildQuoteRow('ETHUSDT', hostile)]);
  send({
    rows: [buildQuoteRow('BTCUSDT', hostile)],
    rates: [['EUR', figure]],
    klines: [
      { key: 'kline_1m:BTCUSDT:spot', full: true, klines: [[0, figure, figure, figure, figure, figure]] },
    ],
  });
  expect(screen.container.querySelector('.pair-price')?.textContent).toBe('61,000.50 USDT');
  const cell = screen.container.querySelector('.market-row [data-column=turnover]') as HTMLElement;
  await userEvent.hover(cell);
  expect(cell.title).not.toBe('');
  expect(screen.container.outerHTML).not.toContain('onerror');
  expect(wasRun()).toBe(false);
});

test.each(['', '0x10', 'NaN', '-', '1e9000', 'Infinity', '1,000', '٣'])(
  'a price of %j leaves the page as it was, and the next good one is taken',
  async (last) => {
    const { answer, send, screen } = await openExchange();
    await answer([buildQuoteRow('BTCUSDT', { last })]);
    send({ rows: [buildQuoteRow('BTCUSDT', { last, change: last, high: last, low: last })] });
    await expect.element(screen.getByRole('region', { name: 'BTC USDT' })).toBeInTheDocument();
    send({ rows: [buildQuoteRow('BTCUSDT', { last: '61000.50' })] });
    expect(screen.container.querySelector('.pair-price')?.textContent).toBe('61,000.50 USDT');
  },
);

test('markup in a search is text in the answer that nothing matches', async () => {
  const { answer, screen } = await openExchange();
  await answer([buildQuoteRow('BTCUSDT')]);
  await screen.getByRole('searchbox').fill('<b>bold</b>');
  await answer([]);
  await expect.element(screen.getByText('No pairs match “<b>bold</b>”.')).toBeVisible();
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a pair called %s is a row like any other',
  async (symbol) => {
    const { answer, send, screen } = await openExchange();
    await answer([buildQuoteRow(symbol, { last: '1.50' })]);
    send({ rows: [buildQuoteRow(symbol, { last: '2.50' })] });
    const row = screen.container.querySelector('.market-row');
    expect(row?.querySelector('b')?.textContent).toBe(symbol);
    expect(row?.querySelector('[data-column=last]')?.textContent).toBe('2.50');
  },
);
