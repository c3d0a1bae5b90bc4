import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TRANSFERS } from '#gallery/transferList.tsx';
import { emulatePrint } from '#tests/support/browser/emulatePrint.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openList } from './openList.tsx';

const rowCount = (): number => document.querySelectorAll('.records-table tbody tr').length;

describe('a record list', () => {
  test('shows the newest rows of a call with cursors, page by page, and each page is a step back', async () => {
    const { screen, address, goBack } = await openList();
    await expect.element(screen.getByText(/^1 to \d+$/)).toBeVisible();
    await expect.poll(rowCount).toBe(20);
    await screen.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(address).toBe('?page=2');
    await expect.element(screen.getByRole('button', { name: /transfer_0020$/ })).toBeVisible();
    await goBack();
    await expect.poll(address).toBe('');
    expect(await findViolations()).toEqual([]);
  });

  test('says how many rows can’t be shown, with the number for support, and that its sums are incomplete', async () => {
    const sources: typeof TRANSFERS.sources = (words) =>
      TRANSFERS.sources(words).map((source) => ({
        ...source,
        load: async (...asked) => {
          const loaded = await source.load(...asked);
          return loaded.ok && loaded.value !== null
            ? { ...loaded, value: { ...loaded.value, leftOut: { rows: 1, traceId: 'trace-7' } } }
            : loaded;
        },
      }));
    const { screen } = await openList({ list: { ...TRANSFERS, sources }, search: '?start=24h' });
    const notice = "Rows that couldn't be shown: 1. Totals and exports are incomplete without them.";
    await expect.element(screen.getByText(notice)).toBeVisible();
    await expect.element(screen.getByText('trace-7')).toBeVisible();
    await expect.element(screen.getByText(/^Latest rows:/)).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('has no column that is cut off, and shows those without room to a user who asks for them', async () => {
    const { screen } = await openList();
    const id = screen.getByRole('columnheader', { name: 'Transfer ID' });
    await expect.element(id).toBeVisible();
    const main = screen.getByRole('main').element();
    main.setAttribute('style', 'width: 600px');
    await expect.element(id).not.toBeInTheDocument();
    await expect.element(screen.getByRole('columnheader', { name: 'Status' })).toBeVisible();
    const box = document.querySelector('.records-scroller');
    expect(box?.scrollWidth).toBe(box?.clientWidth);
    await screen.getByRole('button', { name: 'Columns' }).click();
    await screen.getByRole('checkbox', { name: 'Transfer ID' }).click();
    await expect.element(id).toBeInTheDocument();
  });

  test('shows its columns again when there is room', async () => {
    const { screen } = await openList();
    const id = screen.getByRole('columnheader', { name: 'Transfer ID' });
    const main = screen.getByRole('main').element();
    main.setAttribute('style', 'width: 600px');
    await expect.element(id).not.toBeInTheDocument();
    main.removeAttribute('style');
    await expect.element(id).toBeVisible();
  });

  test('asks for a long period in steps, which can be stopped and go on from there', async () => {
    const { screen } = await openList({ search: '?start=90d&coin=ETH&status=failure' });
    await expect.element(screen.getByText(/parts of the period loaded/)).toBeVisible();
    await screen.getByRole('button', { name: 'Stop loading' }).click();
    await expect.element(screen.getByText("Stopped. Older records aren't loaded.")).toBeVisible();
    const before = rowCount();
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByText(/^1 to \d+ of \d+$/)).toBeVisible();
    expect(rowCount()).toBeGreaterThan(before);
    await expect.element(screen.getByText(/parts of the period loaded/)).not.toBeInTheDocument();
  });

  test('keeps its filters in the address, offers to clear them, and widens a period without rows', async () => {
    const { screen, address } = await openList({ search: '?start=7d' });
    await screen.getByRole('textbox', { name: 'Coin' }).fill('xrp');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('?coin=XRP&start=7d');
    await screen.getByRole('button', { name: 'Show older records' }).click();
    await expect.poll(address).toMatch(/^\?coin=XRP&start=\d{4}-\d\d-\d\d&end=/);
    await screen.getByRole('button', { name: 'Remove filter: Coin: \u2068XRP\u2069' }).click();
    await expect.poll(address).toMatch(/^\?start=/);
    await screen.getByRole('button', { name: '30d' }).click();
    await expect.poll(address).toBe('');
    await screen.getByRole('combobox', { name: 'Status' }).selectOptions('Failed');
    await expect.poll(address).toBe('?status=failure');
    await screen.getByRole('button', { name: 'More filters' }).click();
    await screen.getByRole('textbox', { name: 'At least' }).fill('0.1');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('?status=failure&min=0.1');
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(address).toBe('');
    await screen.getByRole('combobox', { name: 'Status' }).selectOptions('Failed');
    await expect.poll(() => screen.getByRole('cell', { name: 'Completed' }).elements()).toEqual([]);
  });

  test.each([
    ['', 'Enter both dates.'],
    ['2020-01-01', 'The period can be up to 180 days.'],
  ])('says what is wrong with a period from %j, and leaves the address as it is', async (start, fault) => {
    const { screen, address } = await openList({ search: '?start=7d' });
    await screen.getByRole('button', { name: /^Period/ }).click();
    await screen.getByLabelText('Start date').fill(start);
    await expect.element(screen.getByText(fault)).toBeVisible();
    await expect.element(screen.getByLabelText('Start date')).toHaveAttribute('aria-invalid', 'true');
    expect(address()).toBe('?start=7d');
    await screen.getByRole('button', { name: '24h' }).click();
    await expect.poll(address).toBe('?start=24h');
    await expect.element(screen.getByText(fault)).not.toBeInTheDocument();
  });

  test('takes what it cannot read out of its address at once, and names it until that was read', async () => {
    const { screen, address, goBack } = await openList({
      search: '?status=failure&colour=red&page=x&start=24h',
    });
    const notice = screen.getByText(/^Ignored because they aren't valid here/);
    await expect.poll(address).toBe('?status=failure&start=24h');
    await expect.element(notice).toMatchTextContent(/page.*colour/);
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    // Dismissing the notice added no entry to the history.
    await goBack();
    expect(address()).toBe('?status=failure&start=24h');
  });

  test('says why a period was taken out, and names both of its ends', async () => {
    const { screen, address } = await openList({ search: '?start=2020-01-01&end=2026-01-01' });
    await expect.poll(address).toBe('');
    await expect.element(screen.getByText(/^Ignored because/)).toMatchTextContent(/start.*end/);
  });

  test('opens a row by its id in the address, and closes it by the way back', async () => {
    const { screen, address, goBack } = await openList();
    await screen
      .getByRole('button', { name: /^Details of transfer of 0.5 BTC/ })
      .first()
      .click();
    const drawer = screen.getByRole('dialog', { name: '0.5 BTC' });
    await expect.element(drawer.getByText('Savings')).toBeVisible();
    expect(address()).toBe('?id=transfer_0000');
    await expect
      .element(drawer.getByRole('link', { name: 'View in explorer' }))
      .toHaveAttribute('href', 'https://etherscan.io/tx/0');
    await goBack();
    await expect.element(drawer).not.toBeInTheDocument();
  });

  test('says of an id without a row that there is none, and takes it out of the address', async () => {
    const { screen, address } = await openList({ search: '?id=transfer_9999&start=24h' });
    await expect.element(screen.getByText("We couldn't find a record with this ID.")).toBeVisible();
    await screen.getByRole('button', { name: /id/i }).filter({ hasText: /Clear/ }).click();
    await expect.poll(address).toBe('?start=24h');
  });

  test('ticks rows one by one and by the page, and says how many', async () => {
    const { screen } = await openList();
    // The first seven days have fewer rows than a page: the rest of it comes with the next step.
    await expect.poll(rowCount).toBe(20);
    await screen.getByRole('checkbox', { name: 'Select transfer of 0.5 BTC' }).first().click();
    await expect.element(screen.getByText('Selected: 1')).toBeVisible();
    await expect
      .element(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
      .toBePartiallyChecked();
    await screen.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    await expect.element(screen.getByText('Selected: 20')).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    await expect.element(screen.getByText(/^Selected/)).not.toBeInTheDocument();
  });

  test('sums what is loaded by coin, and loads the rest on demand', async () => {
    const { screen } = await openList();
    await screen.getByText('Totals', { exact: true }).click();
    await expect.element(screen.getByText('Based on the rows loaded so far.')).toBeVisible();
    await screen.getByRole('button', { name: 'Load all' }).click();
    await expect.element(screen.getByText('Based on the rows loaded so far.')).not.toBeInTheDocument();
    expect(
      screen
        .getByRole('rowheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['BTC', 'ETH', 'USDT']);
  });

  test('remembers the columns that are hidden, under its own name', async () => {
    const { screen } = await openList();
    await screen.getByRole('button', { name: 'Columns' }).click();
    await screen.getByRole('checkbox', { name: 'To' }).click();
    await expect.element(screen.getByRole('columnheader', { name: 'To' })).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('sluice.columns') ?? '')).toEqual({ 'gallery-transfers': ['to'] });
  });

  test('writes the file of its filter by the files worker', async () => {
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    onTestFinished(() => void click.mockRestore());
    const { screen } = await openList({ search: '?start=7d&coin=BTC' });
    // Seven days begin at midnight: how many rows they have depends on the hour, and they are asked for in two steps.
    await expect.element(screen.getByText(/^1 to \d+ of \d+$/)).toBeVisible();
    await screen.getByRole('button', { name: `Export ${rowCount()} rows` }).click();
    await expect.element(screen.getByText(`${rowCount()} rows saved`)).toBeVisible();
    expect(saved).toEqual(['transfers.csv']);
  });

  test('stands under headings where its rows are grouped', async () => {
    const { screen } = await openList({ list: { ...TRANSFERS, groupOf: ({ to }) => `To ${to}` } });
    await expect.element(screen.getByText('To Savings')).toBeVisible();
    const headings = [...document.querySelectorAll('.records-divider')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['To Savings', 'To Trading', 'To Payroll']);
  });

  test('has rows of two lines on a phone, and nothing moves sideways', async () => {
    const { screen } = await openList({ width: 360, search: '?coin=BTC' });
    await expect.element(screen.getByText('0.5').first()).toBeVisible();
    const row = document.querySelector('.records-table tbody tr') ?? document.body;
    const shown = [...row.querySelectorAll('td[data-align]')].map((cell) => cell.getAttribute('data-line'));
    expect(shown).toEqual(['2', '1', '2']);
    const heights = [...document.querySelectorAll('.records-table tbody tr')].map(
      (each) => each.getBoundingClientRect().height,
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(await findViolations()).toEqual([]);
  });

  test('on a phone has every filter behind one button, and details that are a whole sheet', async () => {
    const { screen, address } = await openList({ width: 360 });
    await expect.element(screen.getByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Filters' }).click();
    await screen.getByRole('combobox', { name: 'Status' }).selectOptions('Failed');
    await expect.poll(address).toBe('?status=failure');
    await userEvent.keyboard('{Escape}');
    await screen
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click();
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet).toBeVisible();
    await expect.poll(() => sheet.element().getBoundingClientRect().width).toBe(360);
  });

  test.each([768, 1440])(
    'makes room for the details of a row at %i px, and covers nothing',
    async (width) => {
      const { screen } = await openList({ width });
      await screen
        .getByRole('button', { name: /^Details of transfer/ })
        .first()
        .click();
      const [list, panel] = [screen.getByRole('table'), screen.getByRole('dialog')];
      await expect.element(panel).toHaveFocus();
      const [left, right] = [list, panel].map((part) => part.element().getBoundingClientRect());
      expect(left?.right).toBeLessThanOrEqual(right?.left ?? 0);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(await findViolations()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await expect.element(panel).not.toBeInTheDocument();
      await expect
        .element(screen.getByRole('button', { name: /^Details of transfer/ }).first())
        .toHaveFocus();
    },
  );

  test('as a part of a page shows the newest rows, and all of them where they are asked for', async () => {
    const recent = { rows: 5, title: () => 'Last transfers', all: () => 'All transfers' };
    const { screen, address } = await openList({ list: { ...TRANSFERS, recent } });
    await expect.poll(rowCount).toBe(5);
    await expect.element(screen.getByRole('search')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'All transfers' }).click();
    await expect.poll(address).toBe('?all=1');
    await expect.poll(rowCount).toBe(20);
    await screen.getByRole('button', { name: 'Latest only' }).click();
    await expect.poll(address).toBe('');
    await expect.poll(rowCount).toBe(5);
  });

  test('is printed with its filters in words, and nothing else of the page', async () => {
    const { screen } = await openList({ search: '?coin=BTC' });
    await expect.element(screen.getByText('0.5').first()).toBeVisible();
    await emulatePrint();
    const isShown = (element: Element | null): boolean => element?.checkVisibility() === true;
    expect(isShown(document.querySelector('h1'))).toBe(false);
    expect(isShown(document.querySelector('.records-table'))).toBe(true);
    expect(isShown(document.querySelector('search [aria-label^="Remove"]'))).toBe(true);
    expect(isShown(document.querySelector('search [data-period] .num'))).toBe(true);
    expect(isShown(document.querySelector('search [aria-label="Columns"]'))).toBe(false);
    expect(isShown(document.querySelector('nav[aria-label="Pages"]'))).toBe(false);
  });
});
