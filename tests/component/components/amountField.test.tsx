import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AmountField } from '#app/components/amount/AmountField.tsx';
import { emulateTouch } from '#tests/support/browser/emulateTouch.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openField, paste } from '#tests/support/browser/openAmountField.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';

describe('an amount field', () => {
  test('says what is typed as a plain number, and shows thousands only when it is left', async () => {
    const { field, amount, leave } = await openField();
    await field.click();
    await userEvent.keyboard('1234567.50');
    await expect.element(field).toHaveValue('1234567.50');
    await expect.element(amount).toHaveTextContent('1234567.50');
    await leave();
    await expect.element(field).toHaveValue('1,234,567.50');
    await expect.element(amount).toHaveTextContent('1234567.50');
    await field.click();
    await expect.element(field).toHaveValue('1234567.50');
  });

  test.each([
    ['de-DE', '1.234.567,5', '1.234.567,5'],
    ['de-DE', '1234567,5', '1.234.567,5'],
    ['ru-RU', '1 234 567,5', '1\u00a0234\u00a0567,5'],
    ['ar-SA', '1,234,567.5', '1,234,567.5'],
  ] as const)('in %s takes %s', async (language, typed, shown) => {
    const { field, amount, leave } = await openField({}, language);
    await field.click();
    await userEvent.keyboard(typed);
    await expect.element(amount).toHaveTextContent('1234567.5');
    await leave();
    await expect.element(field).toHaveValue(shown);
  });

  test('is written from left to right on every page', async () => {
    const { field } = await openField({}, 'ar-SA');
    expect(getComputedStyle(field.element()).direction).toBe('ltr');
  });

  test('refuses a digit past the scale, says so, and leaves the caret where it was', async () => {
    const { screen, field, input, amount } = await openField({ scale: 2 });
    await field.click();
    await userEvent.keyboard('12.345');
    await expect.element(field).toHaveValue('12.34');
    await expect.element(amount).toHaveTextContent('12.34');
    await expect.element(screen.getByText('BTC allows up to 2 decimal places')).toBeVisible();
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('9');
    await expect.element(field).toHaveValue('12.34');
    expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('{Backspace}');
    await expect.element(field).toHaveValue('12.4');
    await expect.element(screen.getByText('BTC allows up to 2 decimal places')).not.toBeInTheDocument();
  });

  test('of a coin without decimals says so', async () => {
    const { screen, field } = await openField({ scale: 0, unit: 'SHIB' });
    await field.click();
    await userEvent.keyboard('12.5');
    await expect.element(field).toHaveValue('12.');
    await expect.element(screen.getByText("SHIB doesn't allow decimals")).toBeVisible();
  });

  test('keeps the caret in the middle of what is typed', async () => {
    const { field, input } = await openField({ start: '1234.5' });
    await field.click();
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('99');
    await expect.element(field).toHaveValue('129934.5');
    expect(input.selectionStart).toBe(4);
  });

  test('puts a paste into the reader’s own marks at once, without its currency', async () => {
    const { input, field, amount } = await openField({}, 'de-DE');
    paste(input, '$1,234,567.25');
    await expect.element(field).toHaveValue('1234567,25');
    await expect.element(amount).toHaveTextContent('1234567.25');
    expect(input.selectionStart).toBe('1234567,25'.length);
  });

  test('asks which of two amounts a paste means, and goes on with the answer', async () => {
    const { screen, input, field, amount } = await openField({ unit: 'USDT', scale: 4 });
    paste(input, '1,234');
    await expect.element(amount).toHaveTextContent('ambiguous');
    await expect.element(screen.getByRole('group', { name: 'Which amount did you mean?' })).toBeVisible();
    await screen.getByRole('button', { name: '1.234 USDT' }).click();
    await expect.element(amount).toHaveTextContent('1.234');
    await expect.element(field).toHaveFocus();
    await expect.element(screen.getByText('Which amount did you mean?')).not.toBeInTheDocument();
  });

  test('forgets its question when the text is changed', async () => {
    const { screen, input, field, amount } = await openField();
    paste(input, '1,234');
    await expect.element(screen.getByText('Which amount did you mean?')).toBeVisible();
    await field.click();
    await userEvent.keyboard('{End}.5');
    await expect.element(amount).toHaveTextContent('1234.5');
    await expect.element(screen.getByText('Which amount did you mean?')).not.toBeInTheDocument();
  });

  test('takes a paste that is too precise, unrounded, and says what is wrong with it', async () => {
    const { input, field, amount } = await openField({ scale: 2 });
    paste(input, '0.12345');
    await expect.element(amount).toHaveTextContent('0.12345');
    await expect.element(field).toHaveAccessibleDescription('BTC allows up to 2 decimal places');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });

  test('shows what it is given from elsewhere, and then says nothing itself', async () => {
    const { screen, field, amount } = await openField();
    await screen.getByRole('button', { name: '75%' }).click();
    await expect.element(amount).toHaveTextContent('75000');
    await expect.element(field).toHaveValue('75,000');
    await screen.getByRole('button', { name: 'Max' }).click();
    await expect.element(field).toHaveValue('100,000');
  });

  test('is selected whole when the keyboard comes to it', async () => {
    const { input, amount } = await openField({ start: '1234.5' });
    await userEvent.tab();
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
    await userEvent.keyboard('7');
    await expect.element(amount).toHaveTextContent('7');
  });
});

describe('what is beside an amount', () => {
  test('is what of it can be converted, why that is less than the balance, and the least and most', async () => {
    const { screen, field } = await openField({
      balance: '12345.5',
      convertible: '1.5',
      min: '0.001',
      max: '1250',
    });
    await expect.element(field).toHaveAccessibleDescription(/0\.001.* to .*1,250 BTC/);
    await expect
      .element(field)
      .toHaveAccessibleDescription(/Balance .?12,345\.5 BTC.* locked in open orders/);
    await expect.element(screen.getByRole('button', { name: 'Available 1.5 BTC' })).toBeVisible();
  });

  test('does not move when something is wrong with it', async () => {
    const { screen, field, leave } = await openField({ bounds: { max: '1' }, min: '0.1', max: '1' });
    const preview = screen.getByRole('button', { name: 'Preview' }).element();
    const before = preview.getBoundingClientRect().top;
    await field.click();
    await userEvent.keyboard('2');
    await expect.element(screen.getByText(/The maximum is/)).toBeVisible();
    expect(preview.getBoundingClientRect().top).toBe(before);
    await leave();
    expect(preview.getBoundingClientRect().top).toBe(before);
  });

  test('calls nothing a mistake that may only be unfinished, until it is left or Enter is pressed', async () => {
    const { screen, field, leave } = await openField({ bounds: { min: '0.5' } });
    await field.click();
    await userEvent.keyboard('0.');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Enter an amount above 0')).toBeVisible();
    await userEvent.keyboard('3');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await leave();
    await expect.element(screen.getByText(/The minimum is .*0\.5 BTC/)).toBeVisible();
  });

  test('is announced: the place for it is there before', async () => {
    const { field } = await openField({ bounds: { balance: '1' } });
    const place = document.querySelector('[aria-live="polite"]');
    expect(place?.textContent).toBe('');
    await field.click();
    await userEvent.keyboard('2');
    await expect.poll(() => place?.textContent).toMatch(/Your balance is .*1 BTC/);
  });

  test('has no fault against the rules of accessibility', async () => {
    const { input } = await openField({ balance: '2', bounds: { max: '1' }, max: '1' });
    paste(input, '1,234');
    expect(await findViolations()).toEqual([]);
    paste(input, '9');
    expect(await findViolations()).toEqual([]);
  });

  test('is large enough for a finger', async () => {
    await emulateTouch();
    const { screen } = await openField();
    for (const name of ['25%', '50%', '75%', 'Max']) {
      const box = screen.getByRole('button', { name }).element().getBoundingClientRect();
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  });
});

test('an amount field is not rendered by what stands in it and follows the feed', async () => {
  await openTexts();
  const onRead = vi.fn();
  const screen = await render(
    <AmountField label="From" amount="1" onRead={onRead} unit="BTC" scale={8} approx="≈ 65,000 USD" />,
  );
  await expect.element(screen.getByText('≈ 65,000 USD')).toBeVisible();
  expect(onRead).not.toHaveBeenCalled();
});
