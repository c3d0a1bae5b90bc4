import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chooseCurrency } from '#app/stores/preferencesStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import type { AppError } from '#shared/result/appError.ts';
import { buildConvertQuote, openInstant } from '#tests/support/browser/openInstant.tsx';
import { USER } from '#tests/support/browser/openSession.ts';

const WITH_AMOUNT = '/?from=BTC&to=USDT&amount=0.1';

function refusal(code: string): AppError {
  return { kind: 'business', code, message: '', retryable: false };
}

async function openQuoted(changes?: Parameters<typeof buildConvertQuote>[1]) {
  const page = await openInstant({ path: WITH_AMOUNT });
  await page.preview.click();
  (await page.next('convertQuote')).answer(buildConvertQuote('a-quote', changes));
  await expect.element(page.confirm).toBeVisible();
  return page;
}

describe('Before a price is asked for', () => {
  test('values are in the user’s currency, whatever the market’s turnover is in', async () => {
    const user = { ...USER, currency_code: 'USD' };
    const { screen, sendPrice } = await openInstant({ path: WITH_AMOUNT, user });
    await sendPrice('50000');
    quoteStore.setState({ rateByCurrency: new Map([['JPY', '0.0067']]) });
    await expect.element(screen.getByText(/≈ 5,000\.00 USD/).first()).toBeVisible();
    const said = () => screen.container.querySelector('.convert-form')?.textContent;
    const before = said();
    chooseCurrency('JPY');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(said()).toBe(before);
  });

  test('either amount is worked out from the other, after the fee, and nothing is asked of the exchange', async () => {
    const { fields, sendPrice, count, screen } = await openInstant();
    await fields.from.fill('0.1');
    await sendPrice('50000');
    await expect.element(fields.to).toHaveValue('4,992.5025');
    await expect.element(screen.getByText('1 BTC ≈ 49,950 USDT')).toBeVisible();
    await sendPrice('60000');
    await expect.element(fields.to).toHaveValue('5,991.003');
    await fields.to.fill('599.4');
    await expect.element(fields.from).toHaveValue('0.01000501');
    expect(count('convertQuote')).toBe(0);
  });

  test('an amount that has something wrong says the first thing that is, and asks for no price', async () => {
    const { fields, preview, count, screen } = await openInstant({ limit: { dailyRemaining: '1.2' } });
    const wrongs = [
      ['abc', /Enter a number/],
      ['0', /Enter an amount above 0/],
      ['0.0001', /The minimum is .?0\.001 BTC/],
      ['3', /The maximum is .?1\.5 BTC/],
      ['1.3', /Your remaining limit is .?1\.2 BTC/],
    ] as const;
    for (const [typed, words] of wrongs) {
      await fields.from.fill(typed);
      await preview.click();
      await expect.element(screen.getByText(words)).toBeVisible();
      await expect.element(fields.from).toHaveFocus();
    }
    expect(count('convertQuote')).toBe(0);
  });

  test('an amount above the balance says what there is', async () => {
    const { fields, preview, count, screen } = await openInstant({ limit: { fromMax: '9' } });
    await fields.from.fill('2.5');
    await preview.click();
    await expect.element(screen.getByText(/Your balance is .?2 BTC/)).toBeVisible();
    expect(count('convertQuote')).toBe(0);
  });

  test('the distance from spot is shown once there is a price to be away from', async () => {
    const { screen, preview, sendPrice } = await openInstant();
    const gap = screen.getByText(/−0\.1\d?%/);
    await expect.element(preview).toBeVisible();
    const estimates = screen.getByText(/Estimates are after fee and tax, at the current price\./);
    await expect.element(estimates).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Versus spot' }).hover();
    await expect.element(estimates).toBeVisible();
    await expect.element(screen.getByText('0.05%', { exact: true })).toBeVisible();
    expect(gap.elements()).toHaveLength(0);
    await sendPrice('50000');
    await expect.element(gap).toBeVisible();
  });

  test('values stay in the profile’s currency on the Japanese page', async () => {
    const user = { ...USER, currency_code: 'USD' };
    const { screen, sendPrice } = await openInstant({ path: WITH_AMOUNT, user, language: 'ja-JP' });
    await sendPrice('50000');
    await expect.element(screen.getByText(/≈ 5,000\.00 USD/).first()).toBeVisible();
    expect(screen.container.textContent).not.toContain('JPY');
  });

  test('an exchange without coins is told in words, with a try again', async () => {
    const { screen, count } = await openInstant({ path: '/', coins: [] });
    await expect.element(screen.getByText('There are no coins to choose from.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(count('convertQuote')).toBe(0);
  });

  test('without an amount the field says so', async () => {
    const { fields, preview, screen } = await openInstant();
    await preview.click();
    await expect.element(screen.getByText('Enter an amount')).toBeVisible();
    await expect.element(fields.from).toHaveFocus();
  });

  test('Max takes all that may be given at once', async () => {
    const { fields, screen } = await openInstant();
    await screen.getByRole('button', { name: 'Max' }).click();
    await expect.element(fields.from).toHaveValue('1.5');
  });

  test('offline asks for nothing and says so', async () => {
    const { goOffline, preview, count, screen } = await openInstant({ path: WITH_AMOUNT });
    await expect.element(preview).toBeVisible();
    goOffline();
    await expect.element(screen.getByText(/You're offline/)).toBeVisible();
    await preview.click({ force: true });
    await userEvent.keyboard('{Enter}');
    expect(count('convertQuote')).toBe(0);
  });
});

describe('A price that is asked for', () => {
  test('is of exactly what was entered, and asked for once however often Enter is pressed', async () => {
    const { fields, next, count } = await openInstant();
    await fields.to.fill('500.25');
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect((await next('convertQuote')).input).toMatchObject({
      ...{ accountType: 'funding', fromCoin: 'BTC', toCoin: 'USDT' },
      ...{ requestCoin: 'USDT', requestAmount: '500.25' },
    });
    expect(count('convertQuote')).toBe(1);
  });

  test.each(['700006', '700005'])('and refused with %s is shown at the amount', async (code) => {
    const { fields, preview, next } = await openInstant({ path: WITH_AMOUNT });
    await preview.click();
    (await next('convertQuote')).fail(refusal(code));
    await expect.element(fields.from).toHaveFocus();
    await expect.element(fields.from).toHaveAttribute('aria-invalid', 'true');
  });

  test.each(['700001', '700013', '50001'])('and refused with %s is shown in the ticket', async (code) => {
    const { preview, next, screen, fields } = await openInstant({ path: WITH_AMOUNT });
    await preview.click();
    (await next('convertQuote')).fail(refusal(code));
    await expect.element(screen.getByRole('alert')).toBeVisible();
    const said = screen.getByRole('alert').element().textContent;
    expect(said).not.toContain(code);
    expect(said).not.toBe('');
    expect(document.body.textContent?.split(said)).toHaveLength(2);
    // What was refused is no more what is asked.
    await fields.from.fill('0.2');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('is dropped by Escape, and an answer that comes then is not shown', async () => {
    const { fields, next, preview, confirm } = await openInstant({ path: WITH_AMOUNT });
    await fields.from.click();
    await userEvent.keyboard('{Enter}');
    const asked = await next('convertQuote');
    await expect.element(preview).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    asked.answer(buildConvertQuote('late'));
    await expect.element(fields.from).toBeEnabled();
    await expect.element(confirm).not.toBeInTheDocument();
  });

  test('stays of what was asked: X and M change nothing meanwhile', async () => {
    const { preview, next, fields, confirm } = await openInstant({ path: WITH_AMOUNT });
    await preview.click();
    const asked = await next('convertQuote');
    await userEvent.keyboard('xm');
    asked.answer(buildConvertQuote('a-quote'));
    await expect.element(confirm).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(fields.from).toHaveValue('0.1');
  });
});

describe('A price', () => {
  test('has the focus on its heading: Enter pressed on does not confirm', async () => {
    const { screen, count } = await openQuoted();
    await expect.element(screen.getByRole('heading', { name: 'Your quote' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter} ');
    expect(count('convertExecute')).toBe(0);
  });

  test('is shown in one sentence, with its fee and its distance from spot', async () => {
    const { screen } = await openQuoted();
    await expect
      .element(screen.getByText(/You pay 0\.1 BTC and receive 4,992\.5025 USDT, credited to Funding/))
      .toBeInTheDocument();
    await expect.element(screen.getByText('2.4975 USDT')).toBeVisible();
    await expect.element(screen.getByText(/^.?−0\.15%/).last()).toBeVisible();
  });

  test('says what it brings against spot as the form did, once, in percent and money, after the fee', async () => {
    const { screen, preview, next, confirm, sendPrice, interestService } = await openInstant({
      path: WITH_AMOUNT,
    });
    // Another part of the page looks at the price as well, so that it goes on while the quote is shown.
    interestService.watch(['BTCUSDT']);
    await sendPrice('50000');
    // 0.1 at 50,000 is 5,000; the price brings 4,992.5025, so 7.4975 less, which is rounded as a loss is.
    const words = '\u2066−0.15%\u2069 (\u20667.50 USDT\u2069)';
    await expect.element(screen.getByText(words)).toBeVisible();
    await preview.click();
    (await next('convertQuote')).answer(buildConvertQuote('a-quote'));
    await expect.element(confirm).toBeVisible();
    const said = screen.getByRole('definition').filter({ hasText: words });
    await expect.element(said).toBeVisible();
    await sendPrice('51000');
    expect(said.elements()).toHaveLength(1);
    expect(screen.container.textContent).not.toMatch(/more|less/);
  });

  test('reads its rate as markets quote it, and the next one as it was turned over', async () => {
    const { screen, preview, next } = await openQuoted({ exchangeRate: '49950.123456789' });
    await expect.element(screen.getByText('1 BTC = 49,950.123 USDT')).toBeVisible();
    await expect
      .element(screen.getByRole('tooltip').filter({ hasText: 'BTC' }))
      .toHaveTextContent('1 BTC = 49950.123456789 USDT');
    await screen.getByTitle('Invert rate').click();
    await expect.element(screen.getByText('1 USDT = 0.00002001997', { exact: false }).first()).toBeVisible();
    await screen.getByRole('button', { name: 'Back' }).click();
    await preview.click();
    (await next('convertQuote')).answer(buildConvertQuote('another'));
    await expect.element(screen.getByText('1 USDT = 0.00002002002 BTC')).toBeVisible();
  });

  test('ends when the pair is changed by something else than the form', async () => {
    const { router, confirm } = await openQuoted();
    await router.navigate('/?from=ETH&to=USDT&amount=0.1');
    await expect.element(confirm).not.toBeInTheDocument();
  });

  test('that is over can only be asked for again, and the focus is on that', async () => {
    const { screen, next, confirm } = await openQuoted({
      ttl: 1_500,
      expiredTime: String(Date.now() + 1_500),
    });
    const again = screen.getByRole('button', { name: 'Get a new quote' });
    await expect.element(again, { timeout: 5_000 }).toHaveFocus();
    await expect.element(confirm).not.toBeInTheDocument();
    await expect.element(screen.getByText('This quote has expired. Nothing was deducted.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    (await next('convertQuote')).answer(buildConvertQuote('another', { toAmount: '5000' }));
    await expect.element(screen.getByRole('heading', { name: 'Your quote' })).toHaveFocus();
    await expect.element(screen.getByText(/gives you 0\.15% more/)).toBeVisible();
  });

  test('that is over is asked for again by itself where its switch is on', async () => {
    const { screen, next, confirm } = await openQuoted({
      ttl: 1_500,
      expiredTime: String(Date.now() + 1_500),
    });
    await screen.getByRole('checkbox').click();
    (await next('convertQuote')).answer(buildConvertQuote('another'));
    await expect.element(confirm).toBeVisible();
    await expect.element(screen.getByText(/has expired/)).not.toBeInTheDocument();
  });

  test('that got much worse has to be accepted before it can be confirmed', async () => {
    const { screen, next, confirm, count } = await openQuoted();
    await confirm.click();
    (await next('convertExecute')).fail(refusal('32024'));
    await screen.getByRole('button', { name: 'Get a new quote' }).click();
    (await next('convertQuote')).answer(buildConvertQuote('another', { toAmount: '4950' }));
    await confirm.click({ force: true });
    expect(count('convertExecute')).toBe(1);
    await screen.getByRole('checkbox', { name: 'I accept the new price' }).click();
    await confirm.click();
    expect((await next('convertExecute')).input).toMatchObject({ quoteTxId: 'another' });
  });

  test('does not count offline', async () => {
    const { screen, goOffline, goOnline, confirm, next } = await openQuoted();
    goOffline();
    await expect.element(screen.getByText(/You're offline, so this price is no longer valid/)).toBeVisible();
    await expect.element(confirm).not.toBeInTheDocument();
    goOnline();
    await screen.getByRole('button', { name: 'Get a new quote' }).click();
    (await next('convertQuote')).answer(buildConvertQuote('another'));
    await expect.element(confirm).toBeVisible();
  });
});
