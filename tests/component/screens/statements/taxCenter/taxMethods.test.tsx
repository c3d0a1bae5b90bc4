import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { callsOf } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { UNREACHABLE } from '#tests/support/browser/openSession.ts';
import { openTax, THIS_YEAR } from './openTax.tsx';

test('another method is compared, its effect is shown before the change, and the keyboard alone does it', async () => {
  const { screen, calls } = await openTax();
  await expect.element(screen.getByText('Method: FIFO')).toBeVisible();
  (screen.getByRole('button', { name: 'Compare and change' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('19.5')).toBeVisible();
  // The law of the United States knows no average for coins, and share matching is the United Kingdom's.
  expect(dialog.getByRole('radio').elements()).toHaveLength(3);
  await expect.element(dialog.getByRole('radio', { name: 'Average' })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('radio', { name: 'FIFO' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(dialog.getByRole('radio', { name: 'HIFO' })).toBeChecked();
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('{Tab}{Enter}');
  // 19.5 − 39.99999999
  await expect.element(screen.getByText('−20.49999999')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('{Tab}');
  const use = screen.getByRole('button', { name: `Use HIFO from ${THIS_YEAR} on` });
  for (let at = 0; at < 4 && document.activeElement !== use.element(); at += 1) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Method: HIFO')).toBeVisible();
  // The calls that were asked for, not how often: what is older than two seconds is asked for again.
  expect([
    ...new Set(callsOf(calls, 'taxOverview').map(({ method, fromYear }) => `${method} ${fromYear}`)),
  ]).toEqual(['undefined undefined', ...['FIFO', 'LIFO', 'HIFO'].map((method) => `${method} ${THIS_YEAR}`)]);
  // The exchange keeps it, and no device does.
  expect(callsOf(calls, 'taxMethod')).toEqual([{ country: 'USA', fromYear: THIS_YEAR, method: 'HIFO' }]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('HIFO');
});

test('a change of an earlier year shows its effect on every year since', async () => {
  const { screen } = await openTax({ path: `?year=${THIS_YEAR - 1}` });
  await screen.getByRole('button', { name: 'Compare and change' }).click();
  await screen.getByRole('radio', { name: 'LIFO' }).click();
  await screen.getByRole('button', { name: 'Review change' }).click();
  for (const year of [THIS_YEAR - 1, THIS_YEAR]) {
    await expect.element(screen.getByRole('region', { name: `Gain or loss ${year}` })).toBeVisible();
  }
  await expect.element(screen.getByText(/Earlier years stay as you filed them/)).toBeVisible();
});

test('an effect that could not be loaded says why, and no change is agreed to before it is there', async () => {
  let isBroken = true;
  const { screen, calls } = await openTax({
    answer: ({ name, input }) =>
      name === 'taxOverview' && input.method === 'LIFO' && isBroken ? { error: UNREACHABLE } : undefined,
  });
  const opener = screen.getByRole('button', { name: 'Compare and change' });
  await opener.click();
  await screen.getByRole('radio', { name: 'LIFO' }).click();
  await screen.getByRole('button', { name: 'Review change' }).click();
  const use = screen.getByRole('button', { name: `Use LIFO from ${THIS_YEAR} on` });
  const dialog = screen.getByRole('dialog');
  const retry = dialog.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(use).toHaveAttribute('aria-disabled', 'true');
  isBroken = false;
  await retry.click();
  await expect
    .element(dialog.getByRole('region', { name: `Gain or loss ${THIS_YEAR}` }))
    .toMatchTextContent(/30/);
  await use.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(callsOf(calls, 'taxMethod')).toEqual([{ country: 'USA', fromYear: THIS_YEAR, method: 'LIFO' }]);
});
