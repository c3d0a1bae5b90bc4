import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FeeNotice, type FeeNoticeProps } from '#app/screens/withdraw/withdraw/amount/FeeNotice.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';

type Form = FeeNoticeProps['form'];

/** A form on TRON whose network asks for this fee. */
function formWith(fixed: string, chain = 'TRX'): Form {
  const terms = {
    ...{ fixed, percentage: '0', accuracy: 4, min: '1', max: undefined },
    ...{ etaSeconds: 60, confirmations: 20 },
  };
  // Only what the notice reads.
  return {
    coin: 'USDT',
    chain: { chain },
    judged: { terms, isInside: false },
    values: { reading: { kind: 'amount', amount: '500' }, feeType: 0 },
  } as unknown as Form;
}

const said = (): string => document.body.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';

test('A fee that changes by more than a tenth while the form is open is said in the form, until that was read', async () => {
  await openTexts();
  const screen = await render(<FeeNotice form={formWith('1')} />);
  await screen.rerender(<FeeNotice form={formWith('1.1')} />);
  expect(said()).not.toContain('has changed');
  await screen.rerender(<FeeNotice form={formWith('1.5')} />);
  expect(said()).toContain('The network fee has changed from 1 to 1.5 USDT.');
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  expect(said()).not.toContain('has changed');
  await screen.rerender(<FeeNotice form={formWith('1')} />);
  expect(said()).toContain('from 1.5 to 1 USDT.');
});

test('The fee of another network is no change', async () => {
  await openTexts();
  const screen = await render(<FeeNotice form={formWith('1')} />);
  await screen.rerender(<FeeNotice form={formWith('8', 'ETH')} />);
  expect(said()).not.toContain('has changed');
});
