import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { compose, insertText } from '#tests/support/browser/inputMethod.ts';
import { openField } from '#tests/support/browser/openAmountField.tsx';

/** Everything that is written into a field from now on and changes it. */
function watchWrites(input: HTMLInputElement): readonly string[] {
  const written: string[] = [];
  const own: PropertyDescriptor = Object.getOwnPropertyDescriptor(input, 'value') ?? {};
  Object.defineProperty(input, 'value', {
    ...own,
    set(text: string) {
      if (text !== input.value) written.push(text);
      own.set?.call(input, text);
    },
  });
  return written;
}

describe('text that comes at once', () => {
  test('from the clipboard of a keyboard is asked about where it can be read two ways', async () => {
    const { screen, field, amount } = await openField({ unit: 'USDT', scale: 4 });
    await field.click();
    await insertText('1,234');
    await expect.element(amount).toHaveTextContent('ambiguous');
    await screen.getByRole('button', { name: '1,234 USDT' }).click();
    await expect.element(amount).toHaveTextContent('1234');
  });

  test.each([
    ['a form filled in by the browser', new Event('input', { bubbles: true })],
    ['autofill', new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' })],
    ['a drop', new InputEvent('input', { bubbles: true, inputType: 'insertFromDrop' })],
  ])('in the way of %s is asked about as well', async (_, event) => {
    const { input, amount } = await openField({ unit: 'USDT', scale: 4 });
    input.setRangeText('1,234', 0, 0, 'end');
    input.dispatchEvent(event);
    await expect.element(amount).toHaveTextContent('ambiguous');
  });

  test('is not what is typed character by character', async () => {
    const { field, amount } = await openField({ unit: 'USDT', scale: 4 });
    await field.click();
    await userEvent.keyboard('1,234');
    await expect.element(amount).toHaveTextContent('1234');
  });

  test('is asked about as a candidate of an input method too', async () => {
    const { field, amount } = await openField({ unit: 'USDT', scale: 4 });
    await field.click();
    await compose('q');
    await insertText('1,234');
    await expect.element(amount).toHaveTextContent('ambiguous');
  });
});

describe('while an input method composes', () => {
  test('nothing is written into the field, and digits past the scale are refused once, at its end', async () => {
    const { screen, field, input, amount } = await openField({ scale: 2 });
    await field.click();
    await userEvent.keyboard('12.3');
    const written = watchWrites(input);
    for (const text of ['4', '45', '456']) await compose(text);
    await expect.element(field).toHaveValue('12.3456');
    expect(written).toEqual([]);
    await expect.element(amount).toHaveTextContent('12.3456');
    await insertText('456');
    await expect.element(field).toHaveValue('12.3');
    await expect.poll(() => amount.element().textContent).toBe('12.3');
    await expect.element(screen.getByText('BTC allows up to 2 decimal places')).toBeVisible();
    await userEvent.keyboard('4');
    await expect.element(field).toHaveValue('12.34');
  });

  test('digits of any width are taken as they are typed', async () => {
    const { field, amount } = await openField({ scale: 2 });
    await field.click();
    for (const text of ['１', '１２', '１２．', '１２．５']) await compose(text);
    await expect.element(field).toHaveValue('１２．５');
    await insertText('１２．５');
    await expect.element(amount).toHaveTextContent('12.5');
    await userEvent.keyboard('5');
    await expect.element(amount).toHaveTextContent('12.55');
  });
});
