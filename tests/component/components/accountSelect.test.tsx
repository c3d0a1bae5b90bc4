import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AccountSelect } from '#app/components/AccountSelect.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import '#app/theme.css';

test('accounts are named with what they have of the coin, and one that is not had can not be chosen', async () => {
  await openTexts();
  const onChange = vi.fn<(key: 'funding' | 'uta_convert' | 'spot_convert') => void>();
  const screen = await render(
    <AccountSelect
      unit="BTC"
      accounts={[
        { key: 'funding', balance: '1234.5' },
        { key: 'uta_convert', balance: '0' },
        { key: 'spot_convert', isDisabled: true },
      ]}
      value="funding"
      onChange={onChange}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Account' });
  await expect.element(select).toHaveValue('funding');
  const labels = screen
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent?.replace(/[\u2066\u2069]/g, ''));
  expect(labels).toEqual(['Funding · 1,234.5 BTC', 'Unified trading · 0 BTC', 'Spot']);
  await expect.element(screen.getByRole('option', { name: 'Spot' })).toBeDisabled();
  await select.selectOptions('uta_convert');
  expect(onChange.mock.calls).toEqual([['uta_convert']]);
});
