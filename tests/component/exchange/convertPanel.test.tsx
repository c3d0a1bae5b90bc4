import { expect, test } from 'vitest';
import { ConvertPanel, type ConvertPanelProps } from '#app/screens/exchange/convert/ConvertPanel.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import { buildCoinInfo } from '#tests/support/browser/buildCoinInfo.ts';
import { type InstantOptions, openInstant } from '#tests/support/browser/openInstant.tsx';

function openPanel({ chosen = null, ...options }: InstantOptions & Partial<ConvertPanelProps> = {}) {
  return openInstant({
    ...options,
    coins: [
      buildCoinInfo('BTC'),
      buildCoinInfo('ETH', { balance: '0', convertible: '0', uBalance: '0' }),
      buildCoinInfo('USDT', { accuracyLength: 4 }),
      buildCoinInfo('DASH', { disableFrom: true, disableTo: true, reason: 'Wallet upgrade' }),
    ],
    part: <ConvertPanel chosen={chosen} below={null} isStale={false} />,
  });
}

test('What makes no sense in the address is left out, and told once', async () => {
  const { screen } = await openPanel({ path: '/?from=BTC&to=USDT&amount=lots&colour=red' });
  await expect
    .element(screen.getByText('Left out of the address because it makes no sense here: amount, colour'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Preview conversion' })).toBeVisible();
});

test('A closed coin of the address is told of with its reason, and can be replaced by one that is held', async () => {
  const { screen, address } = await openPanel({ path: '/?from=DASH&to=USDT' });
  await expect.element(screen.getByText(/DASH is closed.*Wallet upgrade/)).toBeVisible();
  await screen.getByRole('button', { name: 'BTC', exact: true }).click();
  await expect.poll(address).toMatch(/from=BTC&to=USDT/);
  await expect.element(screen.getByText(/DASH is closed/)).not.toBeInTheDocument();
});

test('The tab is in the address', async () => {
  const { screen, address } = await openPanel();
  await screen.getByRole('tab', { name: 'Limit' }).click();
  await expect.poll(address).toMatch(/tab=limit/);
  await expect.element(screen.getByRole('tab', { name: 'Limit' })).toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('tab', { name: 'Instant' }).click();
  await expect.poll(address).not.toMatch(/tab=/);
});

test('An amount is not lost when another tab is chosen right after it was typed', async () => {
  const { screen, address } = await openPanel({ path: '/?from=BTC&to=USDT' });
  await screen.getByRole('textbox', { name: 'From' }).fill('0.25');
  await screen.getByRole('tab', { name: 'Limit' }).click();
  await expect.poll(address).toMatch(/tab=limit.*amount=0\.25/);
  await screen.getByRole('tab', { name: 'Instant' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'From' })).toHaveValue('0.25');
});

test('Where a site has no limit orders, their tab is not there, and an address that asks for it opens Instant', async () => {
  const { screen } = await openPanel({ path: '/?tab=limit' });
  globalStore.setState(({ global }) => {
    const { webSiteComplianceConfig: site } = global;
    const flags = { ...site.flags, convertLimit: false };
    return { global: { ...global, webSiteComplianceConfig: { ...site, flags } } };
  });
  await expect.element(screen.getByRole('tab', { name: 'Instant' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('tab', { name: 'Limit' })).not.toBeInTheDocument();
});

test('A row of the market whose coin is held is given, and one whose coin is not is bought', async () => {
  const held = await openPanel({ path: '/', chosen: { symbol: 'BTCUSDT', times: 1 } });
  await expect.poll(held.address).toMatch(/from=BTC&to=USDT/);
  const bought = await openPanel({ path: '/', chosen: { symbol: 'ETHUSDT', times: 1 } });
  await expect.poll(bought.address).toMatch(/from=USDT&to=ETH/);
});
