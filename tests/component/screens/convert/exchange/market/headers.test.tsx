import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildMarket } from '#tests/support/browser/buildQuoteRow.ts';
import { type ExchangePage, openExchange } from '#tests/support/browser/openExchange.tsx';

// Wide enough for all of the table's columns beside the navigation.
beforeEach(() => page.viewport(1680, 900));

const sortStates = ({ screen }: ExchangePage) =>
  Object.fromEntries(
    screen
      .getByRole('columnheader')
      .elements()
      .map((header) => [header.textContent, header.getAttribute('aria-sort')])
      .filter(([, state]) => state !== 'none'),
  );

test('the columns stand in one order, and the most traded pairs come first', async () => {
  const exchange = await openExchange();
  await exchange.answer(buildMarket(30));
  const headers = exchange.screen.getByRole('columnheader').elements();
  expect(headers.map((header) => header.textContent)).toEqual([
    'Pair',
    'Last price',
    '24h',
    '24h high',
    '24h low',
    'Turnover, USD',
  ]);
  expect(sortStates(exchange)).toEqual({ 'Turnover, USD': 'descending' });
  expect(exchange.view().sort).toEqual({ by: 'turnover', direction: 'descending' });
});

test.each([
  ['Pair', 'symbol', 'ascending'],
  ['Last price', 'last', 'descending'],
  ['24h', 'change', 'descending'],
  ['24h high', 'high', 'descending'],
  ['24h low', 'low', 'descending'],
] as const)(
  '“%s” sorts by %s, %s at first and the other way round after that',
  async (label, by, direction) => {
    const exchange = await openExchange();
    await exchange.answer(buildMarket(30));
    const button = exchange.screen
      .getByRole('columnheader')
      .getByRole('button', { name: label, exact: true });
    await button.click();
    expect(sortStates(exchange)).toEqual({ [label]: direction });
    expect(exchange.view().sort).toEqual({ by, direction });
    await button.click();
    const turned = direction === 'ascending' ? 'descending' : 'ascending';
    expect(sortStates(exchange)).toEqual({ [label]: turned });
    expect(exchange.view().sort).toEqual({ by, direction: turned });
  },
);

test('headers sort by keyboard, and Enter on one of them selects no pair', async () => {
  const exchange = await openExchange();
  await exchange.answer(buildMarket(30));
  const header = exchange.screen.getByRole('button', { name: '24h low' });
  (header.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(exchange.view().sort).toEqual({ by: 'low', direction: 'descending' });
  await userEvent.keyboard(' ');
  expect(exchange.view().sort).toEqual({ by: 'low', direction: 'ascending' });
  await expect.element(exchange.screen.getByRole('region', { name: 'BTC USDT' })).toBeVisible();
});

test('a narrow table, which leaves headers out, offers every order in a field', async () => {
  await page.viewport(360, 800);
  const exchange = await openExchange();
  await exchange.answer(buildMarket(30));
  const field = exchange.screen.getByRole('combobox', { name: /Sort by/ });
  await field.selectOptions('24h high');
  expect(exchange.view().sort).toEqual({ by: 'high', direction: 'descending' });
  await page.viewport(1680, 900);
  await expect.element(field).not.toBeInTheDocument();
});

test('order and favourites are as they were left when the page is loaded again', async () => {
  const { screen } = await openExchange();
  await screen.getByRole('button', { name: '24h low' }).click();
  await screen.getByRole('button', { name: '24h low' }).click();
  await screen.getByRole('button', { name: 'Favourites' }).click();
  await screen.unmount();
  const again = await openExchange({ isReload: true });
  await again.answer(buildMarket(3));
  expect(again.view()).toMatchObject({ sort: { by: 'low', direction: 'ascending' }, favourites: [] });
  expect(sortStates(again)).toEqual({ '24h low': 'ascending' });
  await expect
    .element(again.screen.getByRole('button', { name: 'Favourites' }))
    .toHaveAttribute('aria-pressed', 'true');
});
