import { expect, test } from 'vitest';
import { callsOf } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openTax, overviewBy } from './openTax.tsx';

const receipt = (txId: string) => ({
  ...{ txId, amount: '0.5', receivedAt: String(Date.UTC(2025, 0, 2, 12)), worth: '45000' },
});
const MISSING = {
  missing: { receipts: 2, worth: '90000' },
  missingCost: [receipt('tx-1'), receipt('tx-2')],
};

const fileOf = (...lines: string[]): File =>
  new File([['coin,transaction,cost,bought', ...lines].join('\n')], 'costs.csv', { type: 'text/csv' });

/** A cost names its currency: the residence may be another one when it arrives. */
const ofBitcoin = (txId: string, cost: string) => ({ coin: 'BTC', txId, cost, currency: 'USD' });

test('costs of many receipts come from a file: wrong cells are named, amounts that mean two things are asked about', async () => {
  const { screen, calls } = await openTax({
    answer: ({ name }) => {
      if (name === 'taxCosts') return { result: { saved: 2 } };
      return name === 'taxOverview' ? { result: overviewBy('FIFO', MISSING) } : undefined;
    },
  });
  await screen.getByText('Missing purchase prices').first().click();
  await screen.getByRole('button', { name: 'Use CSV file' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Enter costs from a file' });
  const input = dialog.getByLabelText('CSV file');
  await input.upload(fileOf('BTC,tx-1,10.5,2024-03-05', 'BTC,tx-2,much,2026-01-01'));
  await expect.element(dialog.getByText('1 cost ready')).toBeVisible();
  await expect.element(dialog.getByText('Row 3, cost: Enter an amount of 0 or more.')).toBeVisible();
  await expect.element(dialog.getByText(/^Row 3, bought: Enter a date like \u20662026-01-31/)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await input.upload(fileOf('BTC,tx-1,"1,234",2024-03-05', 'BTC,tx-2,7.5,2024-03-06'));
  await dialog.getByRole('button', { name: /1,234 = 1\.234/ }).click();
  await expect.element(dialog.getByText('2 costs ready')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save costs' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf(calls, 'taxCosts')).toEqual([
    {
      costs: [
        { ...ofBitcoin('tx-1', '1.234'), acquiredAt: String(Date.UTC(2024, 2, 5, 17)) },
        { ...ofBitcoin('tx-2', '7.5'), acquiredAt: String(Date.UTC(2024, 2, 6, 17)) },
      ],
    },
  ]);
});

test('the day that a cell should look like reads the same among Arabic words', async () => {
  const { screen } = await openTax({
    language: 'ar-SA',
    answer: ({ name }) => (name === 'taxOverview' ? { result: overviewBy('FIFO', MISSING) } : undefined),
  });
  await screen.getByText('أسعار شراء ناقصة').first().click();
  await screen.getByRole('button', { name: 'استخدام ملف CSV' }).click();
  await screen.getByLabelText('ملف CSV').upload(fileOf('BTC,tx-1,10.5,2026-01-01'));
  await expect.element(screen.getByText(/\u20662026-01-31\u2069/)).toBeVisible();
});
