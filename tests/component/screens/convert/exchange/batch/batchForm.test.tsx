import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildCoinInfo } from '#tests/support/browser/buildCoinInfo.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openBatch } from '#tests/support/browser/openBatch.tsx';
import { USER } from '#tests/support/browser/openSession.ts';

describe('The batch form', () => {
  test('asks for the price of what is ticked, all of it or the amount that was typed', async () => {
    const { screen, next } = await openBatch();
    await screen.getByRole('checkbox', { name: /^SOL/ }).click();
    await screen.getByRole('checkbox', { name: /^ADA/ }).click();
    await screen.getByRole('textbox', { name: 'Amount of ADA' }).fill('0.5');
    await screen.getByRole('button', { name: 'Preview conversion to USDT' }).click();
    const asked = await next('batchQuote');
    expect(asked.input).toMatchObject({
      accountType: 'funding',
      toCoin: 'USDT',
      items: [
        { fromCoin: 'SOL', amount: 'all' },
        { fromCoin: 'ADA', amount: '0.5' },
      ],
    });
  });

  test('says what is missing when the price is asked for, and sends no request', async () => {
    const { screen, count } = await openBatch();
    await screen.getByRole('button', { name: 'Preview conversion to USDT' }).click();
    await expect.element(screen.getByText('Select at least one coin.')).toBeVisible();
    expect(count('batchQuote')).toBe(0);
  });

  test('leads to the amount that is wrong, and says why', async () => {
    const { screen, count } = await openBatch();
    await screen.getByRole('checkbox', { name: /^SOL/ }).click();
    const amount = screen.getByRole('textbox', { name: 'Amount of SOL' });
    await amount.fill('3');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Check the amount of SOL.')).toBeVisible();
    await expect.element(screen.getByText(/Your balance is .*2 SOL/)).toBeVisible();
    await expect.element(amount).toHaveFocus();
    expect(count('batchQuote')).toBe(0);
  });

  test('reads an amount with the reader’s own separators', async () => {
    const { screen, next } = await openBatch({
      coins: [buildCoinInfo('SOL', { balance: '5000', convertible: '5000', uBalance: '5000' })],
    });
    await screen.getByRole('checkbox', { name: /^SOL/ }).click();
    await screen.getByRole('textbox', { name: 'Amount of SOL' }).fill('1,234.5');
    await userEvent.keyboard('{Enter}');
    expect((await next('batchQuote')).input).toMatchObject({
      items: [{ fromCoin: 'SOL', amount: '1234.5' }],
    });
  });

  test('takes all of a coin again with one press', async () => {
    const { screen, next } = await openBatch();
    await screen.getByRole('checkbox', { name: /^SOL/ }).click();
    const amount = screen.getByRole('textbox', { name: 'Amount of SOL' });
    await amount.fill('0.5');
    await screen.getByRole('button', { name: 'All of SOL' }).click();
    await expect.element(amount).toHaveValue('2');
    await screen.getByRole('button', { name: 'Preview conversion to USDT' }).click();
    expect((await next('batchQuote')).input).toMatchObject({ items: [{ fromCoin: 'SOL', amount: 'all' }] });
  });

  test('offers the accounts that the user has: after the upgrade no spot account, and none from the address', async () => {
    const { screen, calls } = await openBatch({
      user: { ...USER, uta_status: 'SUCCESS' },
      path: '/?tab=batch&account=spot',
    });
    await expect.element(screen.getByRole('checkbox', { name: /^SOL/ })).toBeVisible();
    expect(calls.find(({ name }) => name === 'convertCoins')?.input).toMatchObject({
      accountType: 'funding',
    });
    await expect.element(screen.getByText('Spot')).not.toBeInTheDocument();
  });

  test('never offers the target as something to give, and takes it out where it becomes the target', async () => {
    const { screen, next, address } = await openBatch({
      coins: [buildCoinInfo('SOL'), buildCoinInfo('BTC')],
    });
    await screen.getByRole('checkbox', { name: /^BTC/ }).click();
    await screen.getByRole('checkbox', { name: /^SOL/ }).click();
    await screen.getByRole('button', { name: /Convert into: USDT/ }).click();
    (await next('convertCoins')).answer({
      coins: [buildCoinInfo('USDT'), buildCoinInfo('BTC'), buildCoinInfo('SOL')],
    });
    await expect.element(screen.getByRole('option', { name: /BTC/ }).first()).toBeVisible();
    expect(screen.getByRole('option', { name: /SOL/ }).elements()).toHaveLength(0);
    await screen.getByRole('option', { name: /BTC/ }).first().click();
    await expect.poll(address).toBe('?tab=batch&to=BTC');
    await expect.element(screen.getByText("This is the coin you're converting into")).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: /^BTC/ })).toBeDisabled();
    await screen.getByRole('button', { name: 'Preview conversion to BTC' }).click();
    expect((await next('batchQuote')).input).toMatchObject({
      toCoin: 'BTC',
      items: [{ fromCoin: 'SOL', amount: 'all' }],
    });
  });

  test('shows coins that can not be converted with the reason, and does not tick them with all the others', async () => {
    const { screen } = await openBatch({
      coins: [
        buildCoinInfo('SOL'),
        buildCoinInfo('ADA', { convertible: '0.001' }),
        buildCoinInfo('LUNC', { disableFrom: true, reason: 'Suspended by the exchange' }),
      ],
    });
    await screen.getByRole('checkbox', { name: 'All convertible coins' }).click();
    await expect.element(screen.getByText('1 of 20 coins selected')).toBeVisible();
    await expect.element(screen.getByText(/Below the minimum of .*0\.01 ADA/)).toBeVisible();
    await expect.element(screen.getByText('Suspended by the exchange')).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: /^LUNC/ })).toBeDisabled();
  });

  test('values what can be converted of a coin, ticked or not', async () => {
    const { screen } = await openBatch({
      coins: [buildCoinInfo('SOL', { balance: '4', convertible: '1', uBalance: '400' })],
    });
    const worth = screen.getByText('≈ 100.00 USD');
    await expect.element(worth.first()).toBeVisible();
    await screen.getByRole('checkbox', { name: /^SOL/ }).click();
    await expect.element(worth.first()).toBeVisible();
    expect(document.body.textContent).not.toContain('400.00');
  });

  test('takes twenty coins and no more', async () => {
    const coins = Array.from({ length: 22 }, (_, at) => buildCoinInfo(`C${at + 10}`));
    const { screen } = await openBatch({ coins });
    await screen.getByRole('checkbox', { name: 'All convertible coins' }).click();
    await expect.element(screen.getByText('20 of 20 coins selected')).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: /^C30/ })).toBeDisabled();
    expect(screen.getByText('You can convert up to 20 coins at a time').elements()).toHaveLength(2);
  });

  test('says what the ticked coins come to, and when that is more than a batch may be', async () => {
    const { screen, count } = await openBatch({
      coins: [buildCoinInfo('BTC', { balance: '3', convertible: '3', uBalance: '180000' })],
    });
    await screen.getByRole('checkbox', { name: /^BTC/ }).click();
    await expect.element(screen.getByText('≈ 180,000.00 USD').first()).toBeVisible();
    await expect
      .element(screen.getByText(/^Total value must be 1 to 100,000 USD · Fee 0\.1% of what you receive$/))
      .toBeVisible();
    await expect
      .element(screen.getByText('These coins are worth more than 100,000 USD in total. Remove some.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Preview conversion to USDT' }).click();
    expect(count('batchQuote')).toBe(0);
  });

  test('shows a guest what a batch is and leads to the login', async () => {
    const { screen, count } = await openBatch({ user: null });
    await expect.element(screen.getByText('Total value of 1 to 100,000 USD')).toBeVisible();
    const login = screen.getByRole('link', { name: 'Log in to convert' });
    await expect.element(login).toHaveAttribute('href', expect.stringContaining('/login?redirect_url='));
    expect(count('convertCoins')).toBe(0);
  });

  test('of an empty account leads to a deposit', async () => {
    const { screen } = await openBatch({ coins: [buildCoinInfo('BTC', { balance: '0', convertible: '0' })] });
    await expect.element(screen.getByText('This account has no coins to convert.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit');
  });

  test('breaks no rule of accessibility, as a table and as cards', async () => {
    const { screen } = await openBatch();
    await screen.getByRole('checkbox', { name: /^SOL/ }).click();
    expect(await findViolations()).toEqual([]);
  });
});
