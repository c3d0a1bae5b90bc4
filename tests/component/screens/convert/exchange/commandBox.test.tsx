import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CommandBox } from '#app/screens/convert/exchange/command/CommandBox.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openExchangePart } from '#tests/support/browser/openExchangePart.tsx';

const COINS = [
  { coin: 'BTC', fullName: 'Bitcoin' },
  { coin: 'ETH', fullName: 'Ethereum' },
];

async function openBox(language: 'en' | 'de-DE' = 'en') {
  const onTake = vi.fn();
  const { screen } = await openExchangePart(<CommandBox coins={COINS} onTake={onTake} />, language);
  return { screen, onTake, box: screen.getByRole('textbox') };
}

describe('the command box', () => {
  test('says what it has understood, and does nothing before Enter', async () => {
    const { screen, onTake, box } = await openBox();
    await box.fill('0.1 btc to eth');
    await expect.element(screen.getByText(/convert .0\.1 BTC. to ETH/)).toBeVisible();
    expect(onTake).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onTake).toHaveBeenCalledExactlyOnceWith({ from: 'BTC', to: 'ETH', amount: '0.1', side: 'from' });
    await expect.element(box).toHaveValue('');
  });

  test('finds no fault while the user is typing, and says it when they press Enter', async () => {
    const { screen, onTake, box } = await openBox();
    await box.fill('0.1 btc to do');
    await expect.element(box).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Enter}');
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByText(/do.” isn't a coin/)).toBeVisible();
    expect(onTake).not.toHaveBeenCalled();
    await expect.element(box).toHaveValue('0.1 btc to do');
  });

  test('reads figures as its reader writes them', async () => {
    const { onTake, box } = await openBox('de-DE');
    await box.fill('1.000,5 btc eth');
    await userEvent.keyboard('{Enter}');
    expect(onTake.mock.calls[0]?.[0]).toMatchObject({ amount: '1000.5' });
  });

  test('does not guess what a pasted figure means that can be read two ways', async () => {
    const { onTake, box } = await openBox();
    await box.fill('1,234 btc eth');
    await userEvent.keyboard('{Enter}');
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    expect(onTake).not.toHaveBeenCalled();
    await box.fill('');
    await userEvent.keyboard('1,234 btc eth{Enter}');
    expect(onTake.mock.calls[0]?.[0]).toMatchObject({ amount: '1234' });
  });

  test('is emptied by Escape', async () => {
    const { box } = await openBox();
    await box.fill('0.1 btc');
    await userEvent.keyboard('{Escape}');
    await expect.element(box).toHaveValue('');
  });

  test('breaks no rule of accessibility', async () => {
    const { box } = await openBox();
    await box.fill('nothing known');
    await userEvent.keyboard('{Enter}');
    const violations = await findViolations();
    expect(violations.filter((each) => !/^(?:landmark|region|page-has|document-title)/.test(each))).toEqual(
      [],
    );
  });
});
