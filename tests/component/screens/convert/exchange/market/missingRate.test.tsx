import { expect, test } from 'vitest';
import { buildQuoteRow } from '#tests/support/browser/buildQuoteRow.ts';
import { openExchange } from '#tests/support/browser/openExchange.tsx';

const NO_RATE = 'No EUR rate available. Turnover is shown in USD only.';

test('a rate of 0 is no rate, and the table says so', async () => {
  const { answer, send, screen } = await openExchange();
  await answer([buildQuoteRow('BTCUSDT')], {
    rates: [
      ['USD', '1'],
      ['EUR', '1.08'],
    ],
  });
  await expect.element(screen.getByText(NO_RATE)).not.toBeInTheDocument();
  send({ rates: [['EUR', '0']] });
  await expect.element(screen.getByText(NO_RATE)).toBeVisible();
});

test('a currency whose rate is gone can’t be chosen any more', async () => {
  const { answer, send, screen } = await openExchange();
  await answer([buildQuoteRow('BTCUSDT')], {
    rates: [
      ['USD', '1'],
      ['EUR', '1.08'],
      ['CHF', '1.11'],
    ],
  });
  const codes = () =>
    [...screen.getByRole('combobox', { name: 'Turnover in' }).element().children].map(
      (code) => code.textContent,
    );
  expect(codes()).toEqual(['CHF', 'EUR']);
  send({ rates: [['CHF', '0']] });
  expect(codes()).toEqual(['EUR']);
});
