import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openExchange } from '#tests/support/browser/openExchange.tsx';

test('the start address leads to deposits, and the page is called so', async () => {
  const { screen } = await openExchange({ path: '/' });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Deposit · Sluice');
});

test('the screen is found with a slash at the end as well', async () => {
  const { screen } = await openExchange({ path: '/exchange/index/' });
  await expect.element(screen.getByRole('grid')).toBeVisible();
});

test('an address without a page says so and leads to the markets and to every page', async () => {
  const { screen } = await openExchange({ path: '/no/such/page' });
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  const pages = screen.getByRole('main').getByRole('navigation');
  const sections = pages
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);
  expect(sections).toEqual(['Convert', 'Block trade', 'Deposit', 'Withdraw', 'Records', 'Statements & tax']);
  await expect.element(pages.getByRole('link', { name: 'Address book' })).toBeVisible();
  await screen.getByRole('link', { name: 'Go to markets' }).click();
  await expect.element(screen.getByRole('grid')).toBeVisible();
});

test('the first stop of the Tab key skips to the content', async () => {
  const { screen } = await openExchange();
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  await expect.element(skip).toHaveFocus();
  expect(skip.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(skip.element().getAttribute('href')).toBe(`#${screen.getByRole('main').element().id}`);
});

test('leaving the screen takes its wishes back from the gateway', async () => {
  const { screen, interestService } = await openExchange();
  await expect.poll(() => interestService.interest().view).not.toBeNull();
  await screen.unmount();
  expect(interestService.interest()).toMatchObject({ view: null, symbols: [], klines: [] });
});
