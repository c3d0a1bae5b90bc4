import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field, type FieldProps, formMessage } from '#app/components/Field.tsx';
import { Select } from '#app/components/Select.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import '#app/theme.css';

const amount = (props: Partial<FieldProps> = {}) => (
  <Field label="Amount" {...props}>
    {(control) => <input {...control} type="text" />}
  </Field>
);

describe('a field', () => {
  test('is called by its label, which leads into it', async () => {
    await openTexts();
    const screen = await render(amount());
    await screen.getByText('Amount').click();
    const input = screen.getByRole('textbox', { name: 'Amount' });
    await expect.element(input).toHaveFocus();
    await expect.element(input).not.toHaveAttribute('aria-describedby');
    await expect.element(input).not.toHaveAttribute('aria-invalid');
  });

  test('is described by its hint, and by what is wrong before that', async () => {
    await openTexts();
    const screen = await render(amount({ hint: 'You have 1.25 BTC.' }));
    const input = screen.getByRole('textbox', { name: 'Amount' });
    await expect.element(input).toHaveAccessibleDescription('You have 1.25 BTC.');
    const error = formMessage({ rule: 'numberRange', min: '0.001', max: '1,250' }, 'Amount');
    await screen.rerender(amount({ hint: 'You have 1.25 BTC.', error }));
    await expect
      .element(input)
      .toHaveAccessibleDescription('Amount must be between 0.001 and 1,250 You have 1.25 BTC.');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await screen.rerender(amount({ hint: 'You have 1.25 BTC.' }));
    await expect.element(input).not.toHaveAttribute('aria-invalid');
  });

  test('says what is wrong in the language of the page', async () => {
    await openTexts('de-DE');
    const error = formMessage({ rule: 'required' }, 'Betrag');
    const screen = await render(amount({ label: 'Betrag', error }));
    const description = document.querySelector('[aria-live]')?.textContent;
    expect(description).toMatch(/Betrag/);
    expect(description).not.toMatch(/required/);
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  });

  test('announces what is wrong: the place for it is there before', async () => {
    await openTexts();
    const screen = await render(amount());
    const place = document.querySelector('[aria-live="polite"]');
    expect(place?.textContent).toBe('');
    await screen.rerender(amount({ error: 'The code is wrong. You have 2 tries left.' }));
    expect(document.querySelector('[aria-live="polite"]')).toBe(place);
    expect(place?.textContent).toBe('The code is wrong. You have 2 tries left.');
  });

  test('takes what the exchange says as it stands, braces and all', async () => {
    await openTexts();
    const text = 'Not {{min}}, <b>not</b> $t(form.required)';
    const screen = await render(amount({ error: text }));
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(text);
    const error = formMessage({ rule: 'oneOf', values: '$t(form.blank), {{label}} & Co.' }, 'Account');
    await screen.rerender(amount({ error }));
    await expect
      .element(screen.getByRole('textbox'))
      .toHaveAccessibleDescription('Account must be one of: $t(form.blank), {{label}} & Co.');
  });

  test('keeps two of the same name apart', async () => {
    await openTexts();
    const screen = await render(
      <>
        {amount({ hint: 'first' })}
        {amount({ hint: 'second' })}
      </>,
    );
    const [first, second] = screen.getByRole('textbox', { name: 'Amount' }).all();
    await expect.element(first ?? null).toHaveAccessibleDescription('first');
    await expect.element(second ?? null).toHaveAccessibleDescription('second');
  });
});

describe('a choice of a few', () => {
  const OPTIONS = [
    { value: 'funding', label: 'Funding' },
    { value: 'unified', label: 'Unified trading' },
    { value: 'option', label: 'Options', isDisabled: true },
  ] as const;

  test('reports what was chosen, by pointer or by key, and leaves out what is not available', async () => {
    await openTexts();
    const choose = vi.fn<(value: 'funding' | 'unified' | 'option') => void>();
    const screen = await render(
      <Select
        label="Account"
        hint="Where the coins are."
        options={OPTIONS}
        value="funding"
        onChange={choose}
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Account' });
    await expect.element(select).toHaveValue('funding');
    await expect.element(select).toHaveAccessibleDescription('Where the coins are.');
    await select.selectOptions('Unified trading');
    expect(choose.mock.lastCall).toEqual(['unified']);
    await expect.element(screen.getByRole('option', { name: 'Options' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('U');
    expect(choose).toHaveBeenCalledTimes(2);
  });

  test('shows its value, and not what was clicked', async () => {
    await openTexts();
    const screen = await render(
      <Select label="Account" options={OPTIONS} value="funding" onChange={() => undefined} />,
    );
    const select = screen.getByRole('combobox');
    await select.selectOptions('Unified trading');
    await expect.element(select).toHaveValue('funding');
  });

  test.each(['ltr', 'rtl'] as const)('on a page written %s has its mark where lines end', async (dir) => {
    await openTexts(dir === 'rtl' ? 'ar-SA' : 'en');
    const screen = await render(
      <Select label="Account" options={OPTIONS} value="funding" onChange={() => undefined} />,
    );
    const box = screen.getByRole('combobox').element().getBoundingClientRect();
    const mark = document.querySelector('svg')?.getBoundingClientRect() ?? box;
    const fromEnd = dir === 'ltr' ? box.right - mark.right : mark.left - box.left;
    expect(fromEnd).toBe(12);
  });
});
