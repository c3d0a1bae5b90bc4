import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildMarket } from '#tests/support/browser/buildQuoteRow.ts';
import { openExchange } from '#tests/support/browser/openExchange.tsx';

async function openMarket() {
  const exchange = await openExchange();
  await exchange.answer(buildMarket(30));
  return { ...exchange, search: exchange.screen.getByRole('searchbox') };
}

test('"/" goes to the search from anywhere, without typing itself', async () => {
  const { screen, search } = await openMarket();
  (screen.getByRole('grid').element() as HTMLElement).focus();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('');
});

test('"/" in a field is a character, and with Ctrl it is left to the browser', async () => {
  const { screen, search } = await openMarket();
  await search.fill('BTC');
  await search.click();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveValue('BTC/');
  (screen.getByRole('grid').element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}/{/Control}');
  await expect.element(screen.getByRole('grid')).toHaveFocus();
});

test('"/" selects what was searched before, so that typing replaces it', async () => {
  const { search, view, screen } = await openMarket();
  await search.fill('doge');
  (screen.getByRole('grid').element() as HTMLElement).focus();
  await userEvent.keyboard('/');
  await userEvent.keyboard('eth');
  await expect.element(search).toHaveValue('eth');
  expect(view().query).toBe('eth');
});

test('every word of the search is asked of the gateway as it is typed', async () => {
  const { search, view } = await openMarket();
  await search.fill('btc usdc');
  await expect.poll(() => view().query).toBe('btc usdc');
});

test('Escape clears the search and stays in it', async () => {
  const { search, view } = await openMarket();
  await search.fill('btc');
  await search.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(search).toHaveValue('');
  await expect.element(search).toHaveFocus();
  expect(view().query).toBe('');
});

test('a text too long to be a search is cut, not refused by the gateway', async () => {
  const { search, view } = await openMarket();
  await search.fill('x'.repeat(500));
  expect(view().query).toBe('x'.repeat(64));
});
