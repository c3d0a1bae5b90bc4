import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { ExchangeScreen } from '#app/screens/convert/exchange/ExchangeScreen.tsx';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { openInstant } from '#tests/support/browser/openInstant.tsx';
import '#app/theme.css';
import { buildCoinInfo } from '#tests/support/browser/buildCoinInfo.ts';

const SYMBOLS = ['BTCUSDT', 'C0494USDT', 'ETHUSDT', 'ETHBTC'];

async function openMarket(path: string) {
  const page = await openInstant({ path, part: <ExchangeScreen /> });
  flushSync(() => quoteStore.setState({ view: { total: SYMBOLS.length, first: 0, symbols: SYMBOLS } }));
  const row = (name: RegExp) => page.screen.getByRole('row', { name });
  await expect.element(row(/C0494/)).toHaveAttribute('data-price-only');
  return { ...page, row };
}

test('a pair whose coin can’t be converted is marked so in words, and choosing it leaves the ticket as it is', async () => {
  const { screen, row, address, fields, preview } = await openMarket('/?from=USDT&to=ETH');
  await expect.element(row(/C0494/).getByText("Can't be converted")).toBeInTheDocument();
  await expect.element(row(/^.*ETH.*USDT/).getByText("Can't be converted")).not.toBeVisible();
  await row(/C0494/).click();
  await expect.element(screen.getByText("C0494 can't be converted here.")).toBeVisible();
  await expect.element(row(/C0494/)).toHaveAttribute('aria-selected', 'false');
  expect(address()).toBe('?from=USDT&to=ETH');
  await fields.from.fill('5');
  await expect.element(preview).toBeEnabled();
});

test('table, card and ticket show one pair: that of the ticket, which a row changes', async () => {
  const { screen, row, address } = await openMarket('/?from=USDT&to=ETH');
  const selected = () =>
    [...screen.container.querySelectorAll('.market-row[aria-selected="true"] b')].map(
      (name) => name.textContent,
    );
  await expect.poll(selected).toEqual(['ETH']);
  await expect.element(screen.getByRole('region', { name: 'ETH USDT' })).toBeVisible();
  await row(/BTC.*USDT/).click();
  await expect.poll(address).toMatch(/from=BTC&to=USDT/);
  await expect.poll(selected).toEqual(['BTC']);
  await expect.element(screen.getByRole('region', { name: 'BTC USDT' })).toBeVisible();
});

test('a ticket with an empty side selects no row and shows no other pair', async () => {
  const { screen, row } = await openMarket('/?from=USDT&to=C0494');
  await expect.element(screen.getByRole('button', { name: 'To: Choose a coin' })).toBeVisible();
  expect(screen.container.querySelector('.market-row[aria-selected="true"]')).toBeNull();
  expect(screen.container.querySelector('.pair-card')).toBeNull();
  await row(/BTC.*USDT/).click();
  await expect.element(screen.getByRole('region', { name: 'BTC USDT' })).toBeVisible();
});

test('a coin is found by its name, which the gateway is given with the words of the search', async () => {
  const { screen, interestService } = await openMarket('/?from=BTC&to=USDT');
  await screen.getByRole('searchbox').fill('coin eth');
  const { query, names } = interestService.interest().view ?? {};
  expect(query).toBe('coin eth');
  expect(names).toContainEqual(['ETH', buildCoinInfo('ETH').fullName]);
});

test('a pair without a market of its own selects no row, and its card says what its price is made of', async () => {
  const { screen, fields } = await openMarket('/?from=BTC&to=ETH');
  await expect.element(fields.from).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'BTC ETH' })).toBeVisible();
  await expect.element(screen.getByText(/This pair has no market of its own/)).toBeVisible();
  expect(screen.container.querySelector('.market-row[aria-selected="true"]')).toBeNull();
});
