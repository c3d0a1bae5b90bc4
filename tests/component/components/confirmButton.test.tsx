import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConfirmButton, type ConfirmButtonProps } from '#app/components/quote/ConfirmButton.tsx';
import { stopTime } from '#tests/support/browser/stopTime.ts';

test('a double click where a price appears confirms nothing; half a second later a click does, for each price anew', async () => {
  const clock = stopTime();
  const onConfirm = vi.fn();
  const confirm = (change: Partial<ConfirmButtonProps> = {}) => (
    <ConfirmButton subject="q1" isOn isSending={false} onConfirm={onConfirm} {...change}>
      Convert BTC to USDT
    </ConfirmButton>
  );
  const screen = await render(confirm());
  const button = screen.getByRole('button');
  await button.click({ force: true });
  clock.advance(499);
  await button.click({ force: true });
  expect(onConfirm).not.toHaveBeenCalled();
  clock.advance(1);
  await button.click();
  expect(onConfirm).toHaveBeenCalledTimes(1);

  await screen.rerender(confirm({ subject: 'q2' }));
  await button.click({ force: true });
  expect(onConfirm).toHaveBeenCalledTimes(1);
  clock.advance(500);
  await button.click();
  expect(onConfirm).toHaveBeenCalledTimes(2);

  await screen.rerender(confirm({ subject: 'q2', isOn: false }));
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
});
