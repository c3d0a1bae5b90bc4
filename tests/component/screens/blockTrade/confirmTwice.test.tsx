import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { TicketQuote } from '#app/features/ticket/ticketQuote.ts';
import { ConfirmTwice } from '#app/screens/blockTrade/blockConvert/ConfirmTwice.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import '#app/theme.css';

const QUOTE: TicketQuote = {
  id: 'quote0001',
  expiresAtMs: 0,
  lifeMs: 10_000,
  account: 'funding_block_trade',
  gives: [{ coin: 'BTC', amount: '25' }],
  gets: { coin: 'USDT', amount: '1612345.1' },
  fee: null,
  taxes: [],
  rate: '64493.804',
  gap: '-0.0003',
  lines: [],
};

async function open(part: Partial<Parameters<typeof ConfirmTwice>[0]> = {}) {
  await openTexts();
  const onConfirm = vi.fn();
  const props = { quote: QUOTE, isOn: true, isSending: false, onCodes: null, onConfirm, ...part };
  const screen = await render(
    <main>
      <h1>New block trade</h1>
      <ConfirmTwice {...props} />
    </main>,
  );
  return { screen, onConfirm };
}

beforeEach(() => {
  document.documentElement.lang = 'en';
});

describe('confirming a block trade', () => {
  test('takes two steps: Enter twice confirms nothing', async () => {
    const { screen, onConfirm } = await open();
    await expect.element(screen.getByRole('button', { name: /Sell .*25 BTC/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Hold to confirm' })).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('repeats the whole sentence, and the button that is held is described by it', async () => {
    const { screen } = await open();
    await screen.getByRole('button', { name: /Sell/ }).click();
    const hold = screen.getByRole('button', { name: 'Hold to confirm' });
    await expect.element(hold).toHaveAccessibleDescription(/Sell .*25 BTC.* for .*1,612,345\.1 USDT/);
    expect(await findViolations()).toEqual([]);
  });

  test('is done by a key that is held for a second, once', async () => {
    const { screen, onConfirm } = await open();
    await screen.getByRole('button', { name: /Sell/ }).click();
    await expect.element(screen.getByRole('button', { name: 'Hold to confirm' })).toHaveFocus();
    await userEvent.keyboard('{ >}');
    await expect.poll(() => onConfirm.mock.calls.length, { timeout: 3_000 }).toBe(1);
    await userEvent.keyboard('{/ }');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('is not done by a click, however it is made', async () => {
    const { screen, onConfirm } = await open();
    await screen.getByRole('button', { name: /Sell/ }).click();
    await screen.getByRole('button', { name: 'Hold to confirm' }).click();
    const button = screen.getByRole('button', { name: 'Hold to confirm' }).element();
    if (button instanceof HTMLElement) button.click();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('is done by typing the coin, and by nothing else that is typed', async () => {
    const { screen, onConfirm } = await open();
    await screen.getByRole('button', { name: /Sell/ }).click();
    await screen.getByRole('button', { name: 'Type BTC instead' }).click();
    const field = screen.getByLabelText('Type BTC to confirm');
    await field.fill('ETH');
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    await field.fill(' btc ');
    await screen.getByRole('button', { name: 'Confirm trade' }).click();
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('is off while the balance does not cover it', async () => {
    const { screen, onConfirm } = await open({ isOn: false });
    const first = screen.getByRole('button', { name: /Sell/ });
    await expect.element(first).toHaveAttribute('aria-disabled', 'true');
    await first.click({ force: true });
    await expect.element(screen.getByRole('button', { name: 'Hold to confirm' })).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('asks for the codes that are missing before anything can be confirmed', async () => {
    const onCodes = vi.fn();
    const { screen, onConfirm } = await open({ onCodes });
    await screen.getByRole('button').click();
    expect([onCodes.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]);
    await expect.element(screen.getByRole('button')).toHaveTextContent('Enter your security codes');
  });
});
