import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AppError } from '#shared/result/appError.ts';
import { callsOf } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openTax } from './openTax.tsx';

const REFUSED: AppError = { kind: 'business', code: '131065', message: 'no such number', retryable: false };
const MISSING = { status: 'none', country: '', id_masked: '' };

/** Everything of the browser that could keep a word beyond this form. */
function keptWords(search: string): string {
  const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries({ ...storage }).flat());
  return [...kept, document.cookie, location.href, search, JSON.stringify(history.state)].join(' ');
}

describe('the tax number', () => {
  test('that is missing is asked for, checked by the country, and kept nowhere but at the exchange', async () => {
    let refusals = 1;
    const { screen, calls, search } = await openTax({
      identity: MISSING,
      user: { country_code: 'USA' },
      answer: ({ name }) => {
        if (name !== 'taxIdentity') return undefined;
        refusals -= 1;
        if (refusals >= 0) return { error: REFUSED };
        return { result: { tax_identity: { status: 'verified', country: 'USA', id_masked: '*****6789' } } };
      },
    });
    const number = screen.getByRole('textbox', { name: 'Tax number (SSN)' });
    await number.fill('000-45-6789');
    await screen.getByRole('button', { name: 'Save tax number' }).click();
    await expect.element(number).toHaveFocus();
    await expect.element(screen.getByText(/This isn't a valid SSN for United States/)).toBeVisible();
    expect(callsOf(calls, 'taxIdentity')).toEqual([]);
    await number.fill('123-45-6789');
    await screen.getByRole('button', { name: 'Save tax number' }).click();
    // What the exchange refuses is said at the field, and nothing that was typed is lost.
    await expect
      .element(screen.getByText(/Your identity or tax details are incomplete or don't match/))
      .toBeVisible();
    await expect.element(number).toHaveFocus();
    await expect.element(number).toHaveValue('123-45-6789');
    expect(keptWords(search())).not.toMatch(/123.?45.?6789/);
    await screen.getByRole('button', { name: 'Save tax number' }).click();
    await expect.poll(() => callsOf(calls, 'taxIdentity').length).toBe(2);
    expect(callsOf(calls, 'taxIdentity')[1]).toEqual({ country: 'USA', taxId: '123-45-6789', type: 'SSN' });
    await expect.element(screen.getByRole('heading', { name: 'Tax identity' })).toHaveFocus();
    expect(keptWords(search())).not.toMatch(/123.?45.?6789/);
    expect(await findViolations()).toEqual([]);
  });

  test('that is known is shown masked, and can be changed or kept', async () => {
    const { screen } = await openTax();
    await expect.element(screen.getByText('•••••6789')).toBeVisible();
    const heading = screen.getByRole('heading', { name: 'Tax identity' });
    await screen.getByRole('button', { name: 'Change', exact: true }).click();
    await expect.element(heading).toHaveFocus();
    await screen.getByRole('combobox', { name: 'Type of tax number' }).selectOptions('EIN');
    await expect.element(screen.getByRole('textbox', { name: 'Tax number (EIN)' })).toHaveValue('');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByText('•••••6789')).toBeVisible();
    await expect.element(heading).toHaveFocus();
  });
});

test('A number that is there already is changed behind the security step, and nothing is lost without it', async () => {
  const tag = { status: 'verified', country: 'USA', id_masked: '*****4321' };
  const { screen, calls } = await openTax({
    answer: ({ name }) => {
      if (name === 'taxIdentity') return { result: { tax_identity: tag } };
      if (name !== 'riskIntercept') return undefined;
      const components = [{ type: 'totp', required: true, masked: '' }];
      return {
        result: {
          risk_token: 'token',
          expire_at: String(Date.now() + 600_000),
          components,
          action: 'verify',
        },
      };
    },
  });
  await screen.getByRole('button', { name: 'Change', exact: true }).click();
  const number = screen.getByRole('textbox', { name: 'Tax number (SSN)' });
  await number.fill('123-45-4321');
  await screen.getByRole('button', { name: 'Save tax number' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Change your tax number')).toBeVisible();
  await expect.element(dialog.getByText('123-45-4321')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf(calls, 'taxIdentity')).toEqual([]);
  await expect.element(number).toHaveValue('123-45-4321');
  await screen.getByRole('button', { name: 'Save tax number' }).click();
  await expect.element(dialog.getByText('Change your tax number')).toBeVisible();
  await dialog.getByRole('textbox').first().click();
  await userEvent.keyboard('000000{Enter}');
  await expect
    .poll(() => callsOf(calls, 'taxIdentity'))
    .toMatchObject([
      {
        country: 'USA',
        type: 'SSN',
        taxId: '123-45-4321',
        riskToken: 'token',
        verification: { totp: '000000' },
      },
    ]);
  expect(callsOf(calls, 'riskIntercept')[0]).toEqual({
    sence: 30011,
    ext_info_str: JSON.stringify({ country: 'USA', type: 'SSN', taxId: '123-45-4321' }),
  });
});
