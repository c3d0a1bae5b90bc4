import { expect, test } from 'vitest';
import { buildMarket } from '#tests/support/browser/buildQuoteRow.ts';
import { LIVE, openExchange } from '#tests/support/browser/openExchange.tsx';

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

test('before the first prices the table says that it loads, and holds the height of its rows', async () => {
  const { screen } = await openExchange();
  const grid = screen.getByRole('grid');
  await expect.element(grid).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByText(/^Loading pairs/)).toBeVisible();
  const rows = () => [...grid.element().querySelectorAll('.market-row')];
  await expect.poll(() => rows().length).toBeGreaterThan(5);
  const shown = rows().flatMap((row) => [...row.children].filter(isShown));
  expect(shown).toEqual([]);
});

test('where there is no feed the table says so instead of loading for ever, and loads when it is back', async () => {
  const { screen, connect, answer } = await openExchange();
  const { feed, ...attached } = {
    feed: { ...LIVE, state: 'closed', reason: 'gave-up' },
    linkState: 'attached',
  } as const;
  connect({ ...attached, feed });
  await expect
    .element(screen.getByText(/^Can't reach the price feed, so pairs can't be shown/))
    .toBeVisible();
  await expect.element(screen.getByText(/^Loading pairs/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  connect({ ...attached, feed: LIVE });
  await expect.element(screen.getByText(/^Loading pairs/)).toBeVisible();
  await answer(buildMarket(5));
  await expect.element(screen.getByText(/^5 pairs/)).toBeVisible();
});

test('nothing moves when the first prices come', async () => {
  const { screen, answer } = await openExchange();
  const grid = screen.getByRole('grid');
  await expect.element(grid).toHaveAttribute('aria-busy', 'true');
  const before = grid.element().getBoundingClientRect();
  await answer(buildMarket(100));
  await expect.element(grid).toHaveAttribute('aria-busy', 'false');
  expect(grid.element().getBoundingClientRect()).toEqual(before);
});

test('a search without a match says for what, and offers to clear it', async () => {
  const { screen, answer, view } = await openExchange();
  await answer(buildMarket(5));
  await screen.getByRole('searchbox').fill('zzz');
  await answer([]);
  await expect.element(screen.getByText('No pairs match “zzz”.')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear search' }).click();
  expect(view().query).toBe('');
  await answer(buildMarket(5));
  await expect.element(screen.getByText(/No pairs match/)).not.toBeInTheDocument();
});

test('favourites without a single one say how to mark a pair, and lead back to all', async () => {
  const { screen, answer, view } = await openExchange();
  await answer(buildMarket(5));
  await screen.getByRole('button', { name: 'Favourites' }).click();
  await answer([]);
  await expect.element(screen.getByText(/No favourites yet/)).toBeVisible();
  await screen.getByRole('button', { name: 'Show all pairs' }).click();
  expect(view().favourites).toBeNull();
});

test('an exchange that lists nothing says so', async () => {
  const { screen, answer } = await openExchange();
  await answer([]);
  await expect.element(screen.getByText('There are no pairs available right now.')).toBeVisible();
  await expect.element(screen.getByText(/^0 pairs/)).toBeVisible();
});

test.each([
  [1, '1 pair ·'],
  [2, '2 pairs ·'],
  [2_000, '2,000 pairs ·'],
])('%i listed pairs are counted as “%s”', async (count, words) => {
  const { screen, answer } = await openExchange();
  await answer(buildMarket(count));
  await expect.element(screen.getByText(new RegExp(`^${words}`))).toBeVisible();
});

test('which pairs are new is said to be loading until it is known', async () => {
  const { screen, answer } = await openExchange({ inspect: { request: () => new Promise(() => undefined) } });
  await answer(buildMarket(5));
  await screen.getByRole('button', { name: 'New' }).click();
  await answer([]);
  await expect.element(screen.getByRole('grid').getByText('Loading pairs')).toBeVisible();
});
