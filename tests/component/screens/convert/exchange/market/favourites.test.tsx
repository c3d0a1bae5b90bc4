import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildMarket } from '#tests/support/browser/buildQuoteRow.ts';
import { openExchange } from '#tests/support/browser/openExchange.tsx';

const KEY = 'sluice.favourites';

const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]');

async function openMarket(favourites: readonly string[] = []) {
  const exchange = await openExchange({ favourites });
  const rows = buildMarket(10);
  await exchange.answer(rows);
  const star = (name: string) =>
    exchange.screen.getByRole('row', { name: new RegExp(name) }).getByText(/[★☆]/);
  return { ...exchange, rows, star };
}

test('a click on a star marks the pair, is remembered on this device, and a second one takes it back', async () => {
  const { star } = await openMarket();
  await star('C003').click();
  await expect.element(star('C003')).toHaveTextContent('★');
  await expect.element(star('C003')).toHaveAttribute('aria-pressed', 'true');
  expect(stored()).toEqual(['C003USDT']);
  await star('C003').click();
  await expect.element(star('C003')).toHaveTextContent('☆');
  expect(stored()).toEqual([]);
});

test('a star is not a choice of the pair for the card', async () => {
  const { star, screen } = await openMarket();
  await star('C003').click();
  await expect.element(screen.getByRole('region', { name: 'BTC USDT' })).toBeVisible();
});

test('F marks the row that the keyboard is on, and not with Ctrl, which is the browser’s search', async () => {
  const { screen } = await openMarket();
  (screen.getByRole('grid').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}f');
  expect(stored()).toEqual(['C001USDT']);
  await userEvent.keyboard('{Control>}f{/Control}');
  expect(stored()).toEqual(['C001USDT']);
});

test('favourites are kept in the order in which they were marked', async () => {
  const { star } = await openMarket();
  for (const name of ['C004', 'C001', 'C009']) await star(name).click();
  expect(stored()).toEqual(['C004USDT', 'C001USDT', 'C009USDT']);
});

test('what another tab marks is marked here too', async () => {
  const { star } = await openMarket();
  const frame = document.body.appendChild(document.createElement('iframe'));
  // A window of its own, as another tab is: only then does this one hear of it.
  frame.contentWindow?.localStorage.setItem(KEY, JSON.stringify(['C005USDT']));
  await expect.element(star('C005')).toHaveAttribute('aria-pressed', 'true');
  frame.remove();
});

test('marking keeps what another tab has marked in the meantime', async () => {
  const { star } = await openMarket();
  localStorage.setItem(KEY, JSON.stringify(['C008USDT']));
  await star('C002').click();
  expect(stored()).toEqual(['C008USDT', 'C002USDT']);
});

test('“Favourites” asks for those pairs only, and for all of them again with “All”', async () => {
  const { screen, view, star } = await openMarket(['C003USDT']);
  await screen.getByRole('button', { name: 'Favourites' }).click();
  expect(view().favourites).toEqual(['C003USDT']);
  await star('C001').click();
  await expect.poll(() => view().favourites).toEqual(['C003USDT', 'C001USDT']);
  await screen.getByRole('button', { name: 'All', exact: true }).click();
  expect(view().favourites).toBeNull();
});

test('the page opens with the first favourite in its card', async () => {
  const { screen } = await openMarket(['C007USDT', 'C001USDT']);
  await expect.element(screen.getByRole('region', { name: 'C007 USDT' })).toBeVisible();
});

test('“Held” asks for the pairs of coins that the user has, and remembers the choice', async () => {
  const { screen, view } = await openMarket();
  await screen.getByRole('button', { name: 'Held' }).click();
  expect(view().favourites).toEqual([]);
  expect(localStorage.getItem('sluice.market')).toBe('turnover descending held');
});
