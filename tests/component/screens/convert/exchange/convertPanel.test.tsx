import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ConvertPanel, type ConvertPanelProps } from '#app/screens/convert/exchange/ConvertPanel.tsx';
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
    part: <ConvertPanel chosen={chosen} below={null} tools={null} onTicket={() => undefined} />,
  });
}

test('What makes no sense in the address is taken out of it at once, and named until it is dismissed', async () => {
  const path = '/?from=BTC&to=USDT&to=ETH&account=unified&amount=lots&colour=red';
  const { screen, address } = await openPanel({ path });
  const notice = screen.getByText(/^Ignored because they aren't valid here/);
  await expect.element(notice).toMatchTextContent(/to.*amount.*colour.*account/);
  await expect.poll(address).toBe('?from=BTC&to=USDT&account=unified');
  await expect.element(screen.getByRole('button', { name: 'Preview conversion' })).toBeVisible();
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(address).toBe('?from=BTC&to=USDT');
  await expect.element(notice).not.toBeInTheDocument();
});

test('A "0" that is typed stays while the rest of the amount is thought of, and is not in the address', async () => {
  const { screen, address, fields } = await openPanel({ path: '/?from=BTC&to=USDT&amount=2' });
  await fields.from.fill('0');
  await expect.poll(address).toBe('?from=BTC&to=USDT&account=funding');
  await expect.element(fields.from).toHaveValue('0');
  expect(screen.container.textContent).not.toContain('Ignored because');
  await fields.from.click();
  await userEvent.keyboard('{End}.005');
  await expect.element(fields.from).toHaveValue('0.005');
  await expect.poll(address).toMatch(/amount=0\.005/);
});

test('A closed coin of the address is named with its reason, and can be replaced by one that is held', async () => {
  const { screen, address } = await openPanel({ path: '/?from=DASH&to=USDT' });
  await expect.element(screen.getByText(/DASH isn't available to convert.*Wallet upgrade/)).toBeVisible();
  await screen.getByRole('button', { name: 'BTC', exact: true }).click();
  await expect.poll(address).toMatch(/from=BTC&to=USDT/);
  await expect.element(screen.getByText(/DASH isn't available to convert/)).not.toBeInTheDocument();
});

test.each(['instant', 'limit'])(
  'A coin that can’t be converted leaves its side of the %s ticket empty: no price of another coin can be asked for',
  async (tab) => {
    const { screen, address } = await openPanel({ path: `/?tab=${tab}&from=USDT&to=C0494&amount=5` });
    await expect.element(screen.getByText("C0494 can't be converted here.")).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'To: Choose a coin' })).toBeVisible();
    const preview = screen.getByRole('button', { name: 'Preview conversion' });
    await expect.element(preview).toBeDisabled();
    await expect.element(screen.getByRole('textbox', { name: 'From' })).toHaveValue('5');
    await screen.getByRole('button', { name: 'BTC', exact: true }).click();
    await expect.poll(address).toMatch(/from=USDT&to=BTC&amount=5/);
    await expect.element(screen.getByRole('button', { name: /^To: BTC/ })).toBeVisible();
  },
);

test('The tab is in the address, and the way back leads through the tabs', async () => {
  const { screen, address, router } = await openPanel();
  await screen.getByRole('tab', { name: 'Limit' }).click();
  await expect.poll(address).toMatch(/tab=limit/);
  await expect.element(screen.getByRole('tab', { name: 'Limit' })).toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('tab', { name: 'Instant' }).click();
  await expect.poll(address).not.toMatch(/tab=/);
  await router.navigate(-1);
  await expect.element(screen.getByRole('tab', { name: 'Limit' })).toHaveAttribute('aria-selected', 'true');
  await router.navigate(-1);
  await expect.element(screen.getByRole('tab', { name: 'Instant' })).toHaveAttribute('aria-selected', 'true');
});

test('An amount is not lost when another tab is chosen right after it was typed', async () => {
  const { screen, address } = await openPanel({ path: '/?from=BTC&to=USDT' });
  await screen.getByRole('textbox', { name: 'From' }).fill('0.25');
  await screen.getByRole('tab', { name: 'Limit' }).click();
  await expect.poll(address).toMatch(/tab=limit.*amount=0\.25/);
  await screen.getByRole('tab', { name: 'Instant' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'From' })).toHaveValue('0.25');
});

test('The way back from another tab leads to the amount that had just been typed', async () => {
  const { screen, address, router } = await openPanel({ path: '/?from=BTC&to=USDT' });
  await screen.getByRole('textbox', { name: 'From' }).fill('0.25');
  await screen.getByRole('tab', { name: 'Batch' }).click();
  await expect.poll(address).toMatch(/tab=batch/);
  await router.navigate(-1);
  await expect.poll(address).toBe('?from=BTC&to=USDT&amount=0.25&side=from&account=funding');
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

test('A row of the market whose coin is closed changes nothing in the ticket', async () => {
  const chosen = { symbol: 'DASHUSDT', times: 1 };
  const { preview, address } = await openPanel({ path: '/?from=BTC&to=USDT', chosen });
  await expect.element(preview).toBeVisible();
  expect(address()).toBe('?from=BTC&to=USDT');
});

test('From, to and account are in the address with an amount, though the pair was begun for another user', async () => {
  const { address, fields, screen } = await openPanel({ path: '/' });
  await fields.from.fill('0.5');
  await expect.poll(address).toMatch(/amount=0\.5/);
  await expect.poll(address).toBe('?from=BTC&to=USDT&amount=0.5&side=from&account=funding');
  await screen.getByRole('tab', { name: 'Limit' }).click();
  await expect.poll(address).toBe('?tab=limit&from=BTC&to=USDT&amount=0.5&side=from&account=funding');
});

test('An amount of the address is completed by the pair that the page shows', async () => {
  const { address } = await openPanel({ path: '/?tab=limit&from=BTC&amount=0.5' });
  await expect.poll(address).toBe('?tab=limit&from=BTC&to=USDT&amount=0.5&account=funding');
});

test('An amount whose coin the address does not name is left out, and the notice says so', async () => {
  const { screen, fields } = await openPanel({ path: '/?amount=10&side=from' });
  const notice = screen.getByText(/^Ignored because they aren't valid here/);
  await expect.element(notice).toMatchTextContent(/amount.*side/);
  await expect.element(fields.from).toHaveValue('');
});

test('An amount is never of the other coin in the address while a pair is turned around', async () => {
  const { screen, address, fields, router } = await openPanel({
    path: '/?from=BTC&to=USDT&amount=0.5&side=from&account=funding',
  });
  await expect.element(fields.from).toHaveValue('0.5');
  const seen: string[] = [];
  const stop = router.subscribe(({ location }) => void seen.push(location.search));
  await screen.getByRole('button', { name: 'Swap coins' }).click();
  await expect.poll(address).toBe('?from=USDT&to=BTC&amount=0.5&side=to&account=funding');
  stop();
  expect(seen.filter((search) => search.includes('from=USDT') && search.includes('side=from'))).toEqual([]);
});

test('A guest’s way to the login and back has the amount that was typed a moment ago, of its own coin', async () => {
  const { screen, fields } = await openPanel({ path: '/', user: null });
  await fields.from.fill('0.5');
  const login = screen.getByRole('link', { name: 'Log in to convert' });
  const back = new URL(login.element().getAttribute('href') ?? '', location.href).searchParams;
  const asked = new URL(back.get('redirect_url') ?? '').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ from: 'BTC', to: 'USDT', amount: '0.5', side: 'from' });
});
