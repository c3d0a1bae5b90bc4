import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startReminderWatch } from '#app/features/reminders/startReminderWatch.ts';
import { PriceAlerts } from '#app/screens/convert/exchange/instant/PriceAlerts.tsx';
import { reminders } from '#app/stores/reminderStore.ts';
import { buildQuoteRow } from '#tests/support/browser/buildQuoteRow.ts';
import { insertText } from '#tests/support/browser/inputMethod.ts';
import { openExchangePart } from '#tests/support/browser/openExchangePart.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';

const KEY = 'sluice.alerts';

beforeEach(() => {
  for (const { id } of reminders.getState().alerts) reminders.removeAlert(id);
});

describe('price alerts', () => {
  test('are set on the side where the price is not, kept on the device, and taken away', async () => {
    const { screen, sendQuotes } = await openExchangePart(<PriceAlerts from="BTC" to="USDT" />);
    sendQuotes([buildQuoteRow('BTCUSDT', { last: '60000' })]);
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('70,000{Enter}');
    await expect.element(screen.getByText(/BTC at .70,000 USDT. or above/)).toBeVisible();
    await screen.getByRole('textbox').fill('50000');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/BTC at .50,000 USDT. or below/)).toBeVisible();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '[]')).toHaveLength(2);
    await screen.getByRole('button', { name: /Remove alert: BTC at .70,000/ }).click();
    await expect.element(screen.getByText(/BTC at .70,000 USDT. or above/)).not.toBeInTheDocument();
  });

  test('of a stable coin in another coin are of the price that markets quote', async () => {
    const { screen, sendQuotes } = await openExchangePart(<PriceAlerts from="USDT" to="BTC" />);
    sendQuotes([buildQuoteRow('BTCUSDT', { last: '60000' })]);
    await screen.getByRole('textbox', { name: /1 BTC in USDT/ }).fill('70000');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/BTC at .70,000 USDT. or above/)).toBeVisible();
    expect(reminders.getState().alerts).toMatchObject([
      { from: 'BTC', to: 'USDT', side: 'above', price: '70000' },
    ]);
  });

  test('ask which of two prices a paste means', async () => {
    const { screen, sendQuotes } = await openExchangePart(<PriceAlerts from="BTC" to="USDT" />);
    sendQuotes([buildQuoteRow('BTCUSDT', { last: '60000' })]);
    await screen.getByRole('textbox').click();
    await insertText('70,000');
    await screen.getByRole('button', { name: '70,000 USDT' }).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/BTC at .70,000 USDT. or above/)).toBeVisible();
  });

  test.each([
    ['nothing', 'Enter a price above 0.'],
    ['0', 'Enter a price above 0.'],
    ['60000', 'This is already the current price.'],
  ])('are not made of "%s"', async (text, words) => {
    const { screen, sendQuotes } = await openExchangePart(<PriceAlerts from="BTC" to="USDT" />);
    sendQuotes([buildQuoteRow('BTCUSDT', { last: '60000' })]);
    await screen.getByRole('textbox').fill(text);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(reminders.getState().alerts).toEqual([]);
  });

  test('are shown when the price is reached, and are gone then', async () => {
    const { i18n } = await openTexts();
    const { screen, interestService, sendQuotes } = await openExchangePart(
      <PriceAlerts from="BTC" to="USDT" />,
    );
    reminders.addAlert({ id: 'a', from: 'BTC', to: 'USDT', side: 'above', price: '70000', createdAtMs: 1 });
    const request = () => Promise.reject(new Error('Prices need no request.'));
    const stop = await startReminderWatch({ interest: interestService, request }, i18n);
    sendQuotes([buildQuoteRow('BTCUSDT', { last: '70001' })]);
    await expect
      .element(screen.getByText(/1 BTC = 70,001 USDT.\. The price reached .70,000 USDT.\./))
      .toBeVisible();
    expect(reminders.getState().alerts).toEqual([]);
    stop();
  });
});
