import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { place, recordFields } from '#app/features/recordList/recordFields.ts';
import { columnsOf } from '#app/features/recordList/table/fieldCells.tsx';
import { emulateMouse } from '#tests/support/browser/emulateMouse.ts';
import { emulateTouch } from '#tests/support/browser/emulateTouch.ts';
import { emulateZone } from '#tests/support/browser/emulateZone.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { FIELD_VIEW } from '#tests/support/fieldView.ts';
import { detailsOf, openTable, textsOf } from './openTable.tsx';
import { AT_MS, type SampleRow, sampleRows } from './sampleRecords.tsx';

const PHONE_PX = 360;
const SOLD = recordFields<SampleRow>()({
  fields: { sold: { kind: 'amount', of: ({ amount }) => ({ amount, coin: 'BTC' }) } },
  column: place('terms', 'sold', { sold: () => 'Sold' }),
});

/** Where the fraction of a figure begins on the screen. */
function pointOf(figure: Element): number {
  const range = document.createRange();
  const words = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const at = node.textContent?.indexOf('.') ?? -1;
    if (at === -1) continue;
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().left;
  }
  return Number.NaN;
}

describe('a row', () => {
  test('is opened by a click on it, and by its button with Enter', async () => {
    const onOpen = vi.fn();
    const { screen } = await openTable({ onOpen });
    await screen.getByText('0.50000000').click();
    detailsOf(1).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen.mock.calls.map(([{ id }]) => id)).toEqual(sampleRows(2).map(({ id }) => id));
  });

  test('is not opened by a click on a control in it', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const onOpen = vi.fn();
    const { screen } = await openTable({ onOpen });
    await screen
      .getByRole('button', { name: /Copy the ID/ })
      .first()
      .click();
    expect(onOpen).not.toHaveBeenCalled();
    expect(navigator.clipboard.writeText).toHaveBeenCalledExactlyOnceWith(sampleRows(1)[0]?.id);
  });

  test('is left and reached by the arrows up and down', async () => {
    await openTable();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(detailsOf(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.element(detailsOf(2)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(detailsOf(1)).toHaveFocus();
  });

  test('shows its time in UTC when it has the focus, and no line of it moves', async () => {
    await emulateZone('Asia/Tokyo');
    const { screen } = await openTable();
    emulateMouse();
    // The pointer may rest on a row.
    await screen.getByRole('heading', { name: 'History' }).hover();
    const utc = screen.getByText('30 Apr 2024, 12:00:07 UTC');
    await expect.element(utc).not.toBeVisible();
    detailsOf(0).element().focus();
    await expect.element(utc).toBeVisible();
    const row = document.querySelector('.records-table tbody tr') ?? document.body;
    expect(row.getBoundingClientRect().height).toBe(44);
    expect(screen.getByRole('time').first().element().getAttribute('datetime')).toBe(
      '2024-04-30T12:00:07.000Z',
    );
  });

  test('always shows its time in UTC where there is no mouse', async () => {
    await emulateTouch();
    await emulateZone('Asia/Tokyo');
    const { screen } = await openTable();
    await expect.element(screen.getByText('30 Apr 2024, 12:00:07 UTC')).toBeVisible();
  });

  test('shows its time once where the clock of its reader is UTC', async () => {
    await emulateZone('UTC');
    await openTable();
    expect(document.querySelector('tbody time')?.textContent).toBe('30 Apr 2024, 12:00:07');
  });

  test('says its status in a word and by a shape', async () => {
    await openTable({ rows: sampleRows(4) });
    const chips = [...document.querySelectorAll('.records-table td svg[class*="lucide"]')];
    expect(chips.length).toBeGreaterThan(4);
    for (const word of ['Completed', 'Processing', 'Failed', 'Partly completed']) {
      await expect.element(page.getByText(word, { exact: true })).toBeVisible();
    }
  });
});

describe('the columns', () => {
  test('of rates are turned around all at once', async () => {
    const { screen } = await openTable();
    await expect.element(screen.getByText('per BTC', { exact: true }).first()).toBeVisible();
    await screen.getByRole('button', { name: 'Invert rates' }).click();
    expect(screen.getByText('BTC per 1 USDT').elements()).toHaveLength(3);
    expect(screen.getByText(/^0\.00001556/).elements()).toHaveLength(3);
    expect(screen.getByText('USDT per 1 BTC').elements()).toHaveLength(0);
  });

  test.each(['ltr', 'rtl'])('of amounts have their points in one line on a page written %s', async (dir) => {
    const amounts = ['0.5', '1234.25', '12', '0.00000001'];
    const rows = sampleRows(4).map((row, at) => ({ ...row, amount: amounts[at] ?? '' }));
    document.documentElement.dir = dir;
    await openTable({
      rows,
      columns: columnsOf(SOLD, FIELD_VIEW, rows),
    });
    const cells = [...document.querySelectorAll('.records-table td .figure')];
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '0.50000000',
      '1,234.25000000',
      '12.00000000',
      '0.00000001',
    ]);
    // One line, as far as a point may be wider or narrower than half a digit.
    const points = cells.map(pointOf);
    expect(Math.max(...points) - Math.min(...points)).toBeLessThan(1.5);
    // And each is heard as one number.
    expect(page.getByRole('cell').first().element().textContent).toContain('0.50000000 BTC');
    await expect.element(page.getByRole('cell', { name: '1,234.25000000 BTC', exact: true })).toBeVisible();
    const zeros = cells.map((cell) => cell.querySelector('.figure-zeros')?.textContent);
    expect(zeros).toEqual(['0000000', '000000', '.00000000', undefined]);
  });

  test('that details repeat leave while they are open beside the table', async () => {
    const { screen, show } = await openTable();
    await expect.element(screen.getByRole('columnheader', { name: 'Order' })).toBeVisible();
    await show({ isBesideDetails: true });
    await expect.element(screen.getByRole('columnheader', { name: 'Order' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('columnheader', { name: 'Sold' })).toBeVisible();
  });

  test('say how they are sorted, and ask for another order', async () => {
    const onSort = vi.fn();
    const { screen } = await openTable({ sort: { column: 'time', direction: 'descending' }, onSort });
    await expect
      .element(screen.getByRole('columnheader', { name: 'Time' }))
      .toHaveAttribute('aria-sort', 'descending');
    await screen.getByRole('button', { name: 'Time' }).click();
    expect(onSort).toHaveBeenCalledExactlyOnceWith('time');
    expect(screen.getByRole('columnheader', { name: 'Sold' }).element().hasAttribute('aria-sort')).toBe(
      false,
    );
  });
});

describe('a history', () => {
  test('shows eight grey rows and says so where rows take longer than 150 ms', async () => {
    const { screen } = await openTable({ rows: [], isLoading: true });
    expect(document.querySelectorAll('[data-grey] [aria-hidden] > div')).toHaveLength(8);
    await expect.element(screen.getByText('Loading')).toBeInTheDocument();
    expect(getComputedStyle(document.querySelector('[data-grey]') ?? document.body).visibility).toBe(
      'visible',
    );
    await expect.element(screen.getByText('No conversions in this range')).not.toBeInTheDocument();
  });

  test('without rows says so, and with something older keeps its rows under the notice', async () => {
    const { screen, show } = await openTable({ rows: [] });
    await expect.element(screen.getByText('No conversions in this range')).toBeVisible();
    await show({ rows: sampleRows(2), notice: <p>As of 09:41:07</p> });
    await expect.element(screen.getByText('As of 09:41:07')).toBeVisible();
    expect(screen.getByRole('row').elements()).toHaveLength(3);
  });

  test('draws a line above a row that has a heading', async () => {
    await openTable({ headingOf: ({ atMs }) => (atMs === AT_MS - 3_600_000 ? 'Older records' : null) });
    const rows = textsOf('.records-table tbody tr');
    expect(rows.indexOf('Older records')).toBe(1);
    expect(rows).toHaveLength(4);
  });

  test('keeps its header in sight while its rows move', async () => {
    const { screen, show } = await openTable({ rows: sampleRows(40) });
    const head = screen.getByRole('columnheader', { name: 'Sold' });
    onTestFinished(() => window.scrollTo(0, 0));
    window.scrollTo(0, 600);
    expect(window.scrollY).toBe(600);
    expect(Math.abs(head.element().getBoundingClientRect().top)).toBeLessThan(3);

    // With more columns than there is room for it has a box, and the header stays in that.
    await show({ rows: sampleRows(40), isWide: true });
    const scroller = document.querySelector('.records-scroller') ?? document.body;
    scroller.scrollTop = 600;
    const top = head.element().getBoundingClientRect().top;
    expect(Math.abs(top - scroller.getBoundingClientRect().top)).toBeLessThan(3);
  });
});

describe('on a phone', () => {
  test('each row has two lines in 64 px at most, the rest is in its details, and nothing moves sideways', async () => {
    const long = { ...sampleRows(1)[0], amount: '123456789.12345678' } as SampleRow;
    const { screen } = await openTable({ rows: [...sampleRows(3).slice(1), long] }, PHONE_PX);
    const rows = [...document.querySelectorAll('.records-table tbody tr')];
    const heights = rows.map((row) => row.getBoundingClientRect().height);
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
    await expect.element(screen.getByText(/^1\.5/).first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE_PX);
    // The same table for screen readers, without what can't be seen to be pressed.
    expect(screen.getByRole('table').element().querySelectorAll('[role="row"]')).toHaveLength(4);
    expect(
      screen
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Time', 'Sold', 'Status', 'Details']);
    expect(document.querySelectorAll('thead button')).toHaveLength(0);
  });

  test('everything that is touched is 44 px high at least', async () => {
    await emulateTouch();
    await openTable({ page: 2, before: 20, total: 57, hasNext: true, onExport: () => undefined }, PHONE_PX);
    const small = [...document.querySelectorAll<HTMLElement>('.records button, .records label')]
      .map((control) => ({ text: control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5);
    expect(small.map(({ text, box }) => `${text} ${box.width} × ${box.height}`)).toEqual([]);
  });
});

test.each([
  ['light', 'ltr', 1440],
  ['dark', 'rtl', 1440],
  ['dark', 'ltr', PHONE_PX],
] as const)('axe finds nothing wrong in the %s look, written %s, at %i px', async (theme, dir, width) => {
  await openTable({ rows: sampleRows(4), page: 2, before: 20, total: 57, hasNext: true }, width);
  document.documentElement.dataset.theme = theme;
  onTestFinished(() => void delete document.documentElement.dataset.theme);
  document.documentElement.dir = dir;
  expect(await findViolations()).toEqual([]);
});
