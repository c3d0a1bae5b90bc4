import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AppError } from '#shared/result/appError.ts';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { buildConvertQuote, openInstant } from '#tests/support/browser/openInstant.tsx';

const WITH_AMOUNT = '/?from=BTC&to=USDT&amount=0.1';

function refusal(code: string): AppError {
  return { kind: 'business', code, message: '', retryable: false };
}

/** The exchange's own record of a conversion. */
function recordOf(status: string, changes: object = {}) {
  return {
    total: 1,
    list: [
      {
        ...{ exchangeTxId: 'a-quote', quoteTxId: 'a-quote', requestId: 'a-request', accountType: 'funding' },
        ...{ fromCoin: 'BTC', fromCoinType: 'crypto', fromAmount: '0.1' },
        ...{ toCoin: 'USDT', toCoinType: 'crypto', toAmount: '4992.5025' },
        ...{ exchangeStatus: status, convertRate: '49950', feeCoin: 'USDT', feeAmount: '2.4975' },
        ...{ taxAmount: '0', taxType: '', createdAt: '1700000000000', finishedAt: '1700000000500' },
        ...changes,
      },
    ],
  };
}

async function openConfirming() {
  const page = await openInstant({ path: WITH_AMOUNT });
  await page.preview.click();
  (await page.next('convertQuote')).answer(buildConvertQuote('a-quote'));
  await page.confirm.click();
  const sent = await page.next('convertExecute');
  return { ...page, sent };
}

const DONE = { quoteTxId: 'a-quote', exchangeTxId: 'a-quote', exchangeStatus: 'success', submitTime: '1' };

describe('An order that is confirmed', () => {
  test('is sent once for two presses and Enter twice, and its receipt says what the exchange booked', async () => {
    const page = await openInstant({ path: WITH_AMOUNT });
    await page.preview.click();
    (await page.next('convertQuote')).answer(buildConvertQuote('a-quote'));
    await page.confirm.dblClick();
    await userEvent.keyboard('{Enter}{Enter}');
    const sent = await page.next('convertExecute');
    expect(sent.input).toMatchObject({ quoteTxId: 'a-quote', accountType: 'funding' });
    sent.answer(DONE);
    (await page.next('convertQuery')).answer(recordOf('success'));
    await expect.element(page.screen.getByText('You received')).toBeVisible();
    await expect.element(page.screen.getByText('4,992.5025 USDT')).toBeVisible();
    expect(page.count('convertExecute')).toBe(1);
  });

  test('says so where the exchange’s record is of other amounts, and shows what was confirmed', async () => {
    const { sent, next, screen } = await openConfirming();
    sent.answer(DONE);
    (await next('convertQuery')).answer(recordOf('success', { toAmount: '499.25' }));
    const alert = screen.getByText(/^Our record differs from what you confirmed/);
    await expect.element(alert).toMatchTextContent(/0\.1 BTC → 4,992\.5025 USDT/);
    await expect.element(screen.getByText('499.25 USDT')).toBeVisible();
  });

  test('leads back to the form, where the focus goes on', async () => {
    const { sent, next, screen, preview } = await openConfirming();
    sent.answer(DONE);
    (await next('convertQuery')).answer(recordOf('success'));
    await screen.getByRole('button', { name: 'Convert again' }).click();
    await expect.element(preview).toHaveFocus();
  });

  test('can be swapped back: the form gives what was received', async () => {
    const { sent, next, screen, fields, address } = await openConfirming();
    sent.answer(DONE);
    (await next('convertQuery')).answer(recordOf('success'));
    await screen.getByRole('button', { name: 'Swap back to BTC' }).click();
    await expect.element(fields.from).toHaveValue('4,992.5025');
    await expect.poll(address).toMatch(/from=USDT&to=BTC/);
  });

  test('that is refused for the balance (700005) is shown at the amount, and nothing was taken', async () => {
    const { sent, fields } = await openConfirming();
    sent.fail(refusal('700005'));
    await expect.element(fields.from).toHaveFocus();
    await expect.element(fields.from).toHaveAttribute('aria-invalid', 'true');
  });

  test.each([
    ['32024', 'The price has changed. Nothing was deducted.'],
    ['700008', 'This quote has expired. Nothing was deducted.'],
    ['700016', 'The price has changed. Nothing was deducted.'],
  ])('that is refused with %s says so once, and can only be priced again or left', async (code, words) => {
    const { sent, screen, preview } = await openConfirming();
    sent.fail(refusal(code));
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.container.textContent?.match(/Nothing was deducted/g)).toHaveLength(1);
    await expect.element(screen.getByRole('button', { name: 'Get a new quote' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(preview).toHaveFocus();
  });

  test('that failed says why, and that what was taken is back', async () => {
    const { sent, next, screen } = await openConfirming();
    sent.answer({ ...DONE, exchangeStatus: 'processing' });
    (await next('convertQuery')).answer(recordOf('failure', { failCode: 700001 }));
    await expect.element(screen.getByText(/^Not converted\./)).toBeVisible();
    await expect.element(screen.getByText('No price was available at the time.')).toBeVisible();
    // The text of the same code as a refusal says the opposite of what became of the money.
    expect(screen.container.textContent).not.toMatch(/hasn't changed|smaller amount/);
    await expect.element(screen.getByRole('button', { name: 'Convert again' })).toBeVisible();
  });

  test('asks before the screen is left while it is being sent, and goes on', async () => {
    const { sent, next, router, screen } = await openConfirming();
    void router.navigate('/elsewhere');
    await screen.getByRole('button', { name: 'Stay' }).click();
    await expect.element(screen.getByText('Another screen')).not.toBeInTheDocument();
    void router.navigate('/elsewhere');
    await screen.getByRole('button', { name: 'Leave' }).click();
    await expect.element(screen.getByText('Another screen')).toBeVisible();
    // What came of it is shown wherever the user is.
    sent.answer(DONE);
    (await next('convertQuery')).answer(recordOf('success'));
    await expect.element(screen.getByText(/Converted: 0\.1 BTC to 4,992\.5025 USDT/)).toBeVisible();
  });
});

describe('An order that was sent before the page was loaded again', () => {
  const pending = {
    ...{ quoteId: 'a-quote', requestId: 'a-request', account: 'funding', isAccepted: true },
    ...{ gives: [{ coin: 'BTC', amount: '0.1' }], gets: { coin: 'USDT', amount: '4992.5025' } },
    ...{ expiresAtMs: Date.now(), sentAtMs: Date.now() },
  };

  test('is asked about, and not sent', async () => {
    const { next, screen, count } = await openInstant({ pending });
    await expect.element(screen.getByText(/Your order was sent\. We're waiting/)).toBeVisible();
    (await next('convertQuery')).answer(recordOf('success'));
    await expect.element(screen.getByText('You received')).toBeVisible();
    expect(count('convertExecute')).toBe(0);
  });

  test('a minute ago and is still worked on leaves the user free, and is announced by a notice', async () => {
    const { next, screen, preview } = await openInstant({
      pending: { ...pending, sentAtMs: Date.now() - 61_000 },
    });
    (await next('convertQuery')).answer(recordOf('processing'));
    await expect.element(screen.getByText(/^We're still confirming this order/)).toBeVisible();
    await screen.getByRole('button', { name: 'Convert again' }).click();
    await expect.element(preview).toBeVisible();
    (await next('convertQuery')).answer(recordOf('success'));
    await expect.element(screen.getByText(/Converted: 0\.1 BTC to 4,992\.5025 USDT/)).toBeVisible();
  }, 30_000);
});

describe.each(['light', 'dark'])('In a %s room', (scheme) => {
  test('form, price and receipt break no rule of accessibility', async () => {
    await emulateMedia({ 'prefers-color-scheme': scheme });
    const page = await openInstant({ path: WITH_AMOUNT });
    await expect.element(page.preview).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await page.preview.click();
    (await page.next('convertQuote')).answer(buildConvertQuote('a-quote'));
    await expect.element(page.confirm).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await page.confirm.click();
    (await page.next('convertExecute')).answer(DONE);
    (await page.next('convertQuery')).answer(recordOf('success'));
    await expect.element(page.screen.getByText('You received')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });
});

test('In Arabic the figures stay from left to right', async () => {
  const page = await openInstant({ path: WITH_AMOUNT, language: 'ar-SA' });
  await page.screen.getByRole('textbox').first().click();
  await userEvent.keyboard('{Enter}');
  (await page.next('convertQuote')).answer(buildConvertQuote('a-quote'));
  const heading = page.screen.getByRole('heading', { name: 'سعرك' });
  await expect.element(heading).toHaveFocus();
  const directions = [...document.querySelectorAll('.convert-panel dd .num')].map(
    (figure) => getComputedStyle(figure).direction,
  );
  expect(directions.length).toBeGreaterThan(2);
  expect(new Set(directions)).toEqual(new Set(['ltr']));
});

test('A guest sees the price and a way to log in that leads back to it', async () => {
  const { screen, sendPrice, fields } = await openInstant({ user: null, path: WITH_AMOUNT });
  await sendPrice('50000');
  await expect.element(fields.to).toHaveValue('4,992.5025');
  const link = screen.getByRole('link', { name: 'Log in to convert' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('redirect_url='));
  await expect.element(screen.getByText('Balance')).not.toBeInTheDocument();
});
