import { expect, test } from 'vitest';
import type { Kline } from '#shared/market/kline.ts';
import { buildMarket, buildQuoteRow } from '#tests/support/browser/buildQuoteRow.ts';
import { type ExchangePage, openExchange } from '#tests/support/browser/openExchange.tsx';

const KEY = 'kline_30m:BTCUSDT:spot';

const minutes = (closes: readonly string[]): Kline[] =>
  closes.map((close, at) => [at * 60_000, close, close, close, close, '1']);

const factsOf = ({ screen }: ExchangePage) =>
  [...screen.container.querySelectorAll('.pair-facts dd')].map((fact) => fact.textContent);

test('the card shows every figure of its pair in full, with its unit', async () => {
  const exchange = await openExchange();
  const figures = { last: '61126.30', change: '-1.24', high: '62000.5', low: '60000.5' };
  exchange.send({
    rows: [buildQuoteRow('BTCUSDT', { ...figures, volume: '1234567.891', usd: '98765432109.12' })],
  });
  const card = exchange.screen.getByRole('region', { name: 'BTC USDT' });
  expect(card.element().querySelector('.pair-price')?.textContent).toBe('61,126.30 USDT');
  expect(card.element().querySelector('.pair-change')?.textContent).toBe('−1.24%');
  expect(factsOf(exchange)).toEqual([
    '62,000.5 USDT',
    '60,000.5 USDT',
    '1,234,567.891 BTC',
    '98,765,432,109.12 USD',
    '98,765,432.10 EUR',
  ]);
});

test('figures that have not come are dashes, and those without a rate say so', async () => {
  const exchange = await openExchange();
  expect(factsOf(exchange)).toEqual(['–', '–', '–', '–', '–']);
  exchange.send({ rows: [buildQuoteRow('BTCUSDT', { usd: null, fiat: null })] });
  expect(factsOf(exchange).slice(-2)).toEqual(['No USD rate for this pair', 'No EUR rate for this pair']);
});

test('the card watches its pair and its last 24 hours, and lets both go for the next one', async () => {
  const { interestService, answer, screen } = await openExchange();
  await answer(buildMarket(5));
  const topicOf = (symbol: string) => ({ symbol, interval: '30m', klineType: 'spot' });
  // The chart follows the pair by every symbol that may have its price; it is loaded a moment later.
  const watched = () => [...interestService.interest().symbols].sort();
  await expect.poll(watched).toEqual(['BTCUSDT', 'USDTBTC']);
  expect(interestService.interest().klines).toEqual([topicOf('BTCUSDT')]);
  await screen.getByRole('row', { name: /C003/ }).click();
  await expect.poll(watched).toEqual(['C003USDT', 'USDTC003']);
  expect(interestService.interest().klines).toEqual([topicOf('C003USDT')]);
});

test('the line of the last 24 hours appears with the candles, and says which way it went', async () => {
  const { send, screen } = await openExchange();
  await expect.element(screen.getByText('No chart yet')).toBeVisible();
  send({ klines: [{ key: KEY, full: true, klines: minutes(['1.00', '2.00', '3.00']) }] });
  const chart = screen.getByRole('img', { name: 'BTC price over the last 24 hours' });
  await expect.element(chart).toHaveAttribute('data-direction', 'up');
  send({ klines: [{ key: KEY, full: true, klines: minutes(['3.00', '2.00', '1.00']) }] });
  await expect.element(chart).toHaveAttribute('data-direction', 'down');
});

test('the line follows its newest candle, takes a new one, and stays inside its frame', async () => {
  const { send, screen, interestService } = await openExchange();
  // Candles that are not asked for yet are dropped.
  await expect.poll(() => interestService.interest().klines).toHaveLength(1);
  send({ klines: [{ key: KEY, full: true, klines: minutes(['1.00', '3.00', '2.00']) }] });
  const path = () => screen.container.querySelector('.sparkline path') as SVGPathElement;
  const line = () => path().getAttribute('d');
  const sendNewest = (minute: number, close: string) =>
    send({ klines: [{ key: KEY, full: false, klines: [[minute * 60_000, '1', '1', '1', close, '1']] }] });

  const first = line();
  sendNewest(2, '97.00');
  const followed = line();
  expect(followed).not.toBe(first);
  sendNewest(3, '97.00');
  expect(line()).not.toBe(followed);

  const { y, height } = path().getBBox();
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(64);
});

test('a price that never moved is a level line, not a broken one', async () => {
  const { send, screen } = await openExchange();
  send({ klines: [{ key: KEY, full: true, klines: minutes(['1.00', '1.00', '1.00']) }] });
  expect(screen.container.querySelector('.sparkline path')?.getAttribute('d')).not.toMatch(/NaN|Infinity/);
});

test('another currency changes what the card says at once, without old figures under its name', async () => {
  const exchange = await openExchange();
  await exchange.answer(buildMarket(3), { rates: [['CHF', '1.12']] });
  exchange.send({ rows: [buildQuoteRow('BTCUSDT')], currency: 'EUR' });
  await exchange.screen.getByRole('combobox', { name: /Turnover in/ }).selectOptions('CHF');
  exchange.send({ currency: 'CHF' });
  await expect.poll(() => factsOf(exchange).at(-1)).toBe('No CHF rate for this pair');
});
