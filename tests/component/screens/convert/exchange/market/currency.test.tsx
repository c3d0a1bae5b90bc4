import { expect, test } from 'vitest';
import { buildMarket, buildQuoteRow } from '#tests/support/browser/buildQuoteRow.ts';
import { openExchange } from '#tests/support/browser/openExchange.tsx';

const RATES = [
  ['USD', '1'],
  ['JPY', '0.0067'],
  ['EUR', '1.08'],
  ['CHF', '1.12'],
] as const;

test('the choice holds every currency with a rate, by name, and the dollar has its own line', async () => {
  const { screen, answer } = await openExchange();
  await answer(buildMarket(5), { rates: RATES });
  const field = screen.getByRole('combobox', { name: 'Turnover in' });
  const options = [...(field.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(options).toEqual(['CHF', 'EUR', 'JPY']);
  await expect.element(field).toHaveValue('EUR');
});

test('a chosen currency is remembered on this device', async () => {
  const { screen, answer } = await openExchange();
  await answer(buildMarket(5), { rates: RATES });
  await screen.getByRole('combobox', { name: 'Turnover in' }).selectOptions('CHF');
  expect(localStorage.getItem('sluice.currency')).toBe('CHF');
});

test('turnover in the old currency is not shown under the new one’s name', async () => {
  const { screen, answer, send } = await openExchange();
  await answer([buildQuoteRow('BTCUSDT', { fiat: '98765432.10' })], { rates: RATES, currency: 'EUR' });
  const fiat = screen.container.querySelector('.market-row [data-figure=fiat]');
  expect(fiat?.textContent).toBe('98.76M');
  send({ currency: 'CHF' });
  expect(fiat?.textContent).toBe('–');
  send({ rows: [buildQuoteRow('BTCUSDT', { fiat: '95000000.00' })] });
  expect(fiat?.textContent).toBe('95.00M');
});

test('a currency without a rate is said to have none, and its turnover is a dash', async () => {
  const { screen, answer } = await openExchange({ currency: 'XAF' });
  await answer([buildQuoteRow('BTCUSDT', { fiat: null })], { rates: RATES });
  await expect
    .element(screen.getByText('No XAF rate available. Turnover is shown in USD only.'))
    .toBeVisible();
  expect(screen.container.querySelector('.market-row [data-figure=fiat]')?.textContent).toBe('–');
  expect(screen.container.querySelector('.market-row [data-figure=usd]')?.textContent).toBe('123.45M');
});

test('before any rate has come nothing is said to be missing', async () => {
  const { screen, answer } = await openExchange({ currency: 'XAF' });
  await answer(buildMarket(5));
  await expect.element(screen.getByText(/No XAF rate/)).not.toBeInTheDocument();
});
