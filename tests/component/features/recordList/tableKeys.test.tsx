import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { detailsOf, openTable } from './openTable.tsx';
import { sampleRows } from './sampleRecords.tsx';

describe('the keys of a history', () => {
  test.each([
    ['ltr', '{ArrowRight}', 3],
    ['ltr', '{ArrowLeft}', 1],
    ['rtl', '{ArrowLeft}', 3],
    ['rtl', '{ArrowRight}', 1],
  ] as const)('on a page written %s take %s to page %i', async (dir, key, to) => {
    const onPage = vi.fn();
    await openTable({ page: 2, before: 20, total: 57, hasNext: true, onPage });
    document.documentElement.dir = dir;
    await userEvent.keyboard(key);
    await expect.poll(() => onPage.mock.calls).toEqual([[to]]);
  });

  test('are beside which rows of how many are shown, and how many there are is left out while it is not known', async () => {
    const { screen, show } = await openTable({ page: 3, before: 40, total: 1_043, rows: sampleRows(3) });
    await expect.element(screen.getByText('41 to 43 of 1,043')).toBeVisible();
    await show({ page: 1, before: 0, total: null, hasNext: true, rows: sampleRows(3) });
    await expect.element(screen.getByText('1 to 3', { exact: true })).toBeVisible();
  });

  test('go nowhere where there is no page', async () => {
    const onPage = vi.fn();
    await openTable({ page: 1, total: 3, hasNext: false, onPage });
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(onPage).not.toHaveBeenCalled();
  });

  test('export with E, and are letters in a field', async () => {
    const [onExport, onPage] = [vi.fn(), vi.fn()];
    const { screen } = await openTable({ onExport, onPage, hasNext: true });
    await userEvent.keyboard('e');
    expect(onExport).toHaveBeenCalledTimes(1);
    await screen.getByLabelText('Elsewhere').click();
    await userEvent.keyboard('e{ArrowRight}');
    expect(onExport).toHaveBeenCalledTimes(1);
    expect(onPage).not.toHaveBeenCalled();
  });
});

test('E from elsewhere works where single keys are on; in the table it always does', async () => {
  const onExport = vi.fn();
  await openTable({ onExport, hasShortcuts: false });
  await userEvent.keyboard('e');
  expect(onExport).not.toHaveBeenCalled();
  detailsOf(0).element().focus();
  await userEvent.keyboard('e');
  expect(onExport).toHaveBeenCalledTimes(1);
});
