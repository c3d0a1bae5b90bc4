import { expect, test } from 'vitest';
import { callsOf } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openTax, overviewBy } from './openTax.tsx';

const LATE = { txId: 'tx-late', amount: '0.5', worth: '45000', receivedAt: String(Date.UTC(2025, 0, 2, 2)) };

test('a missing cost is entered, and the figures are computed again', async () => {
  let cost: string | undefined;
  const { screen, calls } = await openTax({
    answer: ({ name, input }) => {
      if (name === 'taxCost') {
        cost = String(input.cost);
        return { result: {} };
      }
      if (name !== 'taxOverview' || cost === undefined) return undefined;
      const said = { cost, written: cost, currency: 'USD', acquiredAt: '1' };
      const receipt = { txId: 'tx-bitcoin-000001', amount: '0.5', receivedAt: '2', worth: '45000', ...said };
      const none = { receipts: 0, worth: '0' };
      return { result: overviewBy('FIFO', { missing: none, missingCost: [], enteredCost: [receipt], cost }) };
    },
  });
  // Every figure that the cost is in says how many receipts have none, and what they were worth.
  const marks = screen.getByText(/Incomplete · 1 receipt without a price, worth .*45,000/);
  await expect.poll(() => marks.elements().length).toBe(3);
  await screen.getByText('By coin').click();
  await expect.poll(() => marks.elements().length).toBe(5);
  await screen.getByRole('button', { name: 'Enter missing costs' }).click();
  await expect.element(screen.getByText('Missing purchase prices').first()).toBeVisible();
  await screen.getByRole('button', { name: /Enter cost of .*0\.5 BTC/ }).click();
  const field = screen.getByRole('textbox', { name: 'Total cost' });
  await screen.getByRole('button', { name: 'Save cost' }).click();
  await expect.element(screen.getByText('Enter the cost. You can enter 0.')).toBeVisible();
  await expect.element(screen.getByText(/Enter a date on or before 2 January 2025/)).toBeVisible();
  await screen.getByLabelText('Bought on').fill('2024-03-05');
  await field.fill('1234.5');
  await expect.element(screen.getByText(/2,469 USD.* for 1 BTC/)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await screen.getByRole('button', { name: 'Save cost' }).click();
  await expect.element(screen.getByText('No purchase prices are missing.')).toBeVisible();
  expect(callsOf(calls, 'taxCost')).toEqual([
    {
      ...{ coin: 'BTC', txId: 'tx-bitcoin-000001', cost: '1234.5', currency: 'USD' },
      acquiredAt: String(Date.UTC(2024, 2, 5, 17)),
    },
  ]);
  expect(marks.elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: /Change cost of/ })).toBeVisible();
});

test('several missing costs are entered one after the other, without going back to the list', async () => {
  const receiptOf = (id: number) => ({
    ...{ txId: `tx-bitcoin-00000${id}`, amount: `0.${id}`, worth: '45000' },
    receivedAt: String(Date.UTC(2025, 0, id, 12)),
  });
  const { screen, calls } = await openTax({
    answer: ({ name }) => {
      if (name === 'taxCost') return { result: {} };
      if (name !== 'taxOverview') return undefined;
      const missing = { receipts: 2, worth: '90000' };
      return { result: overviewBy('FIFO', { missing, missingCost: [receiptOf(1), receiptOf(2)] }) };
    },
  });
  await screen.getByRole('button', { name: 'Enter missing costs' }).click();
  await screen.getByRole('button', { name: /Enter cost of .*0\.1 BTC/ }).click();
  for (const amount of ['0.1', '0.2']) {
    const dialog = screen.getByRole('dialog', { name: new RegExp(`What did .*${amount} BTC`) });
    await dialog.getByLabelText('Bought on').fill('2024-03-05');
    await dialog.getByRole('textbox', { name: 'Total cost' }).fill('1000');
    await dialog.getByRole('button', { name: 'Save cost' }).click();
  }
  await expect
    .poll(() => callsOf(calls, 'taxCost').map(({ txId }) => txId))
    .toEqual(['tx-bitcoin-000001', 'tx-bitcoin-000002']);
});

test('the first field that is wrong has the focus, and a receipt has the same day wherever it stands', async () => {
  const { screen, calls } = await openTax({
    answer: ({ name }) =>
      name === 'taxOverview' ? { result: overviewBy('FIFO', { missingCost: [LATE] }) } : undefined,
  });
  await screen.getByRole('button', { name: 'Enter missing costs' }).click();
  // New York's day, by which the purchase is judged, whatever clock the reader has.
  await expect.element(screen.getByText(/Received 1 January 2025/)).toBeVisible();
  await screen.getByRole('button', { name: /Enter cost of/ }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/Received 1 January 2025/)).toBeVisible();
  await dialog.getByRole('button', { name: "Use that day's market price" }).click();
  const day = dialog.getByLabelText('Bought on');
  await expect.element(day).toHaveFocus();
  await day.fill('2024-03-05');
  await dialog.getByRole('button', { name: 'Save cost' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Total cost' })).toHaveFocus();
  expect(callsOf(calls, 'taxCost')).toEqual([]);
});
