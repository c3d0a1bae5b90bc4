import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AppError } from '#shared/result/appError.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { type BatchOptions, buildLine, buildQuote, openBatch } from '#tests/support/browser/openBatch.tsx';

const BAD = buildLine('ADA', { supportConvert: 2, toAmount: '0', errorCode: 700006 });
const REFUSED: AppError = { kind: 'business', code: '700012', message: 'UTA upgrading', retryable: false };
const TIMED_OUT: AppError = { kind: 'http', code: '9000001', message: 'timeout', retryable: true };
const PROCESSED = { quoteId: 'q1', exchangeTxId: 'q1', submitTime: '1', msg: '' };
const TAX = { totalAmount: '0', feeCoin: '', taxFeeItems: [] };

/** A line of the exchange's own record. */
const recordLine = (fromCoin: string, changes: object = {}) => ({
  fromCoin,
  fromAmount: '2',
  toCoin: 'USDT',
  toAmount: '199.8',
  feeCoin: 'USDT',
  feeAmount: '0.2',
  status: 'success',
  taxFeeInfo: TAX,
  ...changes,
});
/** What was promised of it stands in the record; nothing of it was booked. */
const FAILED_ADA = recordLine('ADA', {
  toAmount: '40',
  feeAmount: '0.0041',
  status: 'failure',
  failCode: 700001,
});

const recordOf = (status: string, ...subRecords: object[]) => ({
  total: 1,
  records: [
    {
      exchangeTxId: 'q1',
      accountType: 'funding',
      toCoin: 'USDT',
      toAmount: '199.8',
      status,
      createdAt: '1700000000000',
      exchangeSource: 'batch_convert',
      feeCoin: 'USDT',
      totalFeeAmount: '0.2',
      totalTaxFeeInfo: TAX,
      subRecords,
    },
  ],
});

/** Both coins ticked, and the price asked for. */
async function openQuote(
  quote = buildQuote('q1', [buildLine('SOL'), BAD], '199.8'),
  options: BatchOptions = {},
) {
  const page = await openBatch(options);
  const { screen, next } = page;
  await screen.getByRole('checkbox', { name: 'All convertible coins' }).click();
  await screen.getByRole('button', { name: 'Preview conversion to USDT' }).click();
  (await next('batchQuote')).answer(quote);
  await expect.element(screen.getByRole('table', { name: 'By coin' })).toBeVisible();
  return page;
}

describe('The price of a batch', () => {
  test('shows each coin with its rate, fee and what it brings, and why one is left out', async () => {
    const { screen } = await openQuote();
    const rows = screen.getByRole('table', { name: 'By coin' }).getByRole('row').elements();
    expect(rows[1]?.textContent).toContain('1 SOL = 100 USDT');
    expect(rows[1]?.textContent).toContain('199.8');
    expect(rows[1]?.textContent).toContain('Ready');
    expect(rows[2]?.textContent).toContain('Too small');
    await expect
      .element(screen.getByText("1 coin won't be converted and stays in your account."))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Convert 1 coin to USDT' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('leaves bad lines out with one press, by the old quote', async () => {
    const { screen, next, count } = await openQuote();
    await screen.getByRole('button', { name: 'Remove 1 coin' }).click();
    const asked = await next('batchReQuote');
    expect(asked.input).toMatchObject({ quoteId: 'q1', dropCoins: ['ADA'] });
    asked.answer(buildQuote('q2', [buildLine('SOL')], '199.8'));
    await expect.element(screen.getByRole('button', { name: 'Convert 1 coin to USDT' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Leave/ }).elements()).toHaveLength(0);
    expect(count('batchQuote')).toBe(1);
  });

  test('that got worse by half a percent has to be accepted before it can be confirmed', async () => {
    const { screen, next, count } = await openQuote();
    await screen.getByRole('button', { name: 'Refresh quote' }).click();
    const worse = buildLine('SOL', { toAmount: '198.7', exchangeRate: '99.45' });
    (await next('batchReQuote')).answer(buildQuote('q2', [worse, BAD], '198.7'));
    const confirm = screen.getByRole('button', { name: 'Convert 1 coin to USDT' });
    await expect.element(screen.getByText(/The new price gives you 0\.56% less/)).toBeVisible();
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('checkbox', { name: 'I accept the new price' }).click();
    await confirm.click();
    expect((await next('batchConvert')).input).toMatchObject({ quoteId: 'q2' });
    expect(count('batchConvert')).toBe(1);
  });

  test('is refused where the new quote is for another amount than was asked for', async () => {
    const { screen, next } = await openQuote();
    await screen.getByRole('button', { name: 'Refresh quote' }).click();
    const other = buildLine('SOL', { amount: '20', toAmount: '1998' });
    (await next('batchReQuote')).answer(buildQuote('q2', [other, BAD], '1998'));
    await expect.element(screen.getByText(/^Signature verification failed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Convert 1 coin to USDT' }).elements()).toHaveLength(0);
  });

  test('can not be confirmed where no coin is left', async () => {
    const { screen } = await openQuote(buildQuote('q1', [BAD], '0'));
    await expect
      .element(screen.getByText('None of these coins can be converted. Nothing was deducted.'))
      .toBeVisible();
    expect(screen.getByRole('button', { name: /^Convert/ }).elements()).toHaveLength(0);
  });

  test('goes back to what was ticked by Escape', async () => {
    const { screen } = await openQuote();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('checkbox', { name: /^SOL/ })).toBeChecked();
  });

  test('that is refused is shown at the form, and goes with the next change', async () => {
    const { screen, next } = await openBatch();
    await screen.getByRole('checkbox', { name: /^SOL/ }).click();
    await screen.getByRole('button', { name: 'Preview conversion to USDT' }).click();
    (await next('batchQuote')).fail(REFUSED);
    await expect.element(screen.getByText(/700012|upgrad/i)).toBeVisible();
    await screen.getByRole('checkbox', { name: /^ADA/ }).click();
    expect(screen.getByText(/700012|upgrad/i).elements()).toHaveLength(0);
  });
});

describe('A batch that was confirmed', () => {
  test('twice in one moment is sent once', async () => {
    const { screen, count } = await openQuote();
    await screen.getByRole('button', { name: 'Convert 1 coin to USDT' }).dblClick();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(() => count('batchConvert')).toBe(1);
  });

  test('shows the amounts of the exchange’s own record, coin by coin', async () => {
    const { screen, next } = await openQuote(buildQuote('q1', [buildLine('SOL')], '199.8'));
    await screen.getByRole('button', { name: 'Convert 1 coin to USDT' }).click();
    (await next('batchConvert')).answer({ ...PROCESSED, status: 'success' });
    (await next('batchQuery')).answer(recordOf('success', recordLine('SOL')));
    await expect.element(screen.getByRole('region', { name: 'Converted' })).toBeVisible();
    await expect.element(screen.getByText('199.8', { exact: true }).first()).toBeVisible();
  });

  test('in part says which coins failed and why, and tries those again', async () => {
    const lines = [buildLine('SOL'), buildLine('ADA')];
    const { screen, next, count } = await openQuote(buildQuote('q1', lines, '399.6'));
    await screen.getByRole('button', { name: 'Convert 2 coins to USDT' }).click();
    (await next('batchConvert')).answer({ ...PROCESSED, status: 'partial_fulfillment' });
    (await next('batchQuery')).answer(recordOf('partial_fulfillment', recordLine('SOL'), FAILED_ADA));
    await expect.element(screen.getByRole('img', { name: 'Not converted' })).toBeVisible();
    await expect.element(screen.getByText('No price was available at the time.')).toBeVisible();
    expect(screen.container.textContent).not.toContain('smaller amount');
    await screen.getByRole('button', { name: 'Try 1 coin again' }).click();
    await expect.poll(() => count('batchQuote')).toBe(2);
    expect((await next('batchQuote')).input).toMatchObject({ items: [{ fromCoin: 'ADA', amount: 'all' }] });
  });

  test('and failed says that nothing was taken', async () => {
    const { screen, next } = await openQuote(buildQuote('q1', [buildLine('ADA')], '199.8'));
    await screen.getByRole('button', { name: 'Convert 1 coin to USDT' }).click();
    (await next('batchConvert')).answer({ ...PROCESSED, status: 'failure' });
    (await next('batchQuery')).answer(recordOf('failure', FAILED_ADA));
    await expect.element(screen.getByText('Not converted. Nothing was deducted.')).toBeVisible();
    await expect.element(screen.getByRole('list', { name: 'Coins not converted' })).toBeVisible();
    expect(screen.getByText('No price was available at the time.').elements()).toHaveLength(1);
  });

  test('and whose answer was lost is asked about, and never sent again', async () => {
    const { screen, next, count } = await openQuote(buildQuote('q1', [buildLine('SOL')], '199.8'));
    await screen.getByRole('button', { name: 'Convert 1 coin to USDT' }).click();
    (await next('batchConvert')).fail(TIMED_OUT);
    (await next('batchQuery')).answer(recordOf('success', recordLine('SOL')));
    await expect.element(screen.getByRole('region', { name: 'Converted' })).toBeVisible();
    expect(count('batchConvert')).toBe(1);
  });
});
