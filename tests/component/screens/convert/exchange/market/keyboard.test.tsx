import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildMarket } from '#tests/support/browser/buildQuoteRow.ts';
import { openExchange } from '#tests/support/browser/openExchange.tsx';

const HEADER_HEIGHT = 36;

async function openGrid(pairs = 200) {
  const exchange = await openExchange();
  const rows = buildMarket(pairs);
  await exchange.answer(rows);
  const grid = exchange.screen.getByRole('grid').element() as HTMLElement;
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  /** The window that the table asks for has followed the active row. */
  const isActiveAsked = (): boolean => {
    const { first, count } = exchange.view().window;
    const place = Number(active()?.getAttribute('aria-rowindex')) - 2;
    return place >= first && place < first + count;
  };
  grid.focus();
  return {
    ...exchange,
    grid,
    active,
    /** Presses keys, and answers the window that scrolling has moved. */
    typeKeys: async (keys: string) => {
      await userEvent.keyboard(keys);
      await expect.poll(isActiveAsked).toBe(true);
      await exchange.answer(rows);
    },
    symbol: () => active()?.querySelector('b')?.textContent,
  };
}

test('arrows move from row to row and stop at both ends', async () => {
  const { typeKeys, symbol } = await openGrid(3);
  await typeKeys('{ArrowDown}');
  expect(symbol()).toBe('C000');
  await typeKeys('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(symbol()).toBe('C002');
  await typeKeys('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(symbol()).toBe('C000');
});

test('End, Home, Page Up and Page Down go as far as their names say, and the row is in view', async () => {
  const { typeKeys, symbol, active, grid } = await openGrid();
  const expectInSight = (): void => {
    const [row, box] = [active()?.getBoundingClientRect(), grid.getBoundingClientRect()];
    expect(row?.top).toBeGreaterThanOrEqual(box.top + HEADER_HEIGHT - 1);
    expect(row?.bottom).toBeLessThanOrEqual(box.bottom + 1);
  };
  await typeKeys('{End}');
  expect(symbol()).toBe('C199');
  expectInSight();
  await typeKeys('{PageUp}');
  const pageAbove = Number(symbol()?.slice(1));
  expect(199 - pageAbove).toBe(Math.floor((grid.clientHeight - HEADER_HEIGHT) / 44) - 1);
  expectInSight();
  await typeKeys('{Home}');
  expect(symbol()).toBe('C000');
  expectInSight();
  await typeKeys('{PageDown}');
  expect(Number(symbol()?.slice(1))).toBe(199 - pageAbove);
  expectInSight();
});

test('Enter and Space select the active pair for the card, which is marked in the table', async () => {
  const { typeKeys, screen, active } = await openGrid();
  await typeKeys('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('region', { name: 'C001 USDT' })).toBeVisible();
  expect(active()?.getAttribute('aria-selected')).toBe('true');
  await typeKeys('{ArrowDown} ');
  await expect.element(screen.getByRole('region', { name: 'C002 USDT' })).toBeVisible();
});

test('before any arrow was pressed Enter and F do nothing', async () => {
  const { screen } = await openGrid();
  await userEvent.keyboard('{Enter}f');
  await expect.element(screen.getByRole('region', { name: 'BTC USDT' })).toBeVisible();
  expect(localStorage.getItem('sluice.favourites')).toBeNull();
});

test('the table is one stop of the Tab key after its headers, and its stars are none', async () => {
  const { grid } = await openGrid();
  const stops = [...grid.querySelectorAll<HTMLElement>('[role=row] button')].filter(
    (button) => button.tabIndex >= 0,
  );
  expect(stops.every((button) => button.closest('[role=columnheader]') !== null)).toBe(true);
  expect(grid.tabIndex).toBe(0);
});

test('while the table has focus or a pointer its rows are asked to keep their places', async () => {
  const { view, screen } = await openGrid();
  await userEvent.hover(screen.getByRole('heading', { level: 1 }));
  await expect.poll(() => view().held).toBe(true);
  (screen.getByRole('searchbox').element() as HTMLElement).focus();
  await expect.poll(() => view().held).toBe(false);
  await userEvent.hover(screen.getByRole('grid'));
  await expect.poll(() => view().held).toBe(true);
  await userEvent.hover(screen.getByRole('heading', { level: 1 }));
  await expect.poll(() => view().held).toBe(false);
});

test('the number of rows and the place of each are announced, though only those in view exist', async () => {
  const { grid, typeKeys, active } = await openGrid();
  expect(grid.getAttribute('aria-rowcount')).toBe('201');
  await typeKeys('{End}');
  expect(active()?.getAttribute('aria-rowindex')).toBe('201');
  expect(grid.querySelectorAll('.market-row').length).toBeLessThan(40);
});
