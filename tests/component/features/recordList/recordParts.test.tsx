import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { ColumnChooser } from '#app/features/recordList/table/ColumnChooser.tsx';
import {
  ExportButton,
  ExportProgress,
  type ExportState,
} from '#app/features/recordList/table/ExportRows.tsx';
import { FilterBar } from '#app/features/recordList/table/FilterBar.tsx';
import { FilterText } from '#app/features/recordList/table/FilterText.tsx';
import { IdCell } from '#app/features/recordList/table/IdCell.tsx';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { emulatePrint } from '#tests/support/browser/emulatePrint.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import { AT_MS } from './sampleRecords.tsx';
import '#app/theme.css';

test('an id is linked to the explorers of our list alone, whatever the exchange says', async () => {
  await openTexts();
  const screen = await render(<IdCell id="ab12" explorer="https://mempool.space/tx/ab12" />);
  const link = screen.getByRole('link', { name: 'View in explorer' });
  await expect.element(link).toHaveAttribute('href', 'https://mempool.space/tx/ab12');
  for (const explorer of [
    'https://mempool.space.elsewhere.example/tx/ab12',
    'https://mempool.space@elsewhere.example/',
    '/tx/ab12',
  ]) {
    await screen.rerender(<IdCell id="ab12" explorer={explorer} />);
    await expect.element(link).not.toBeInTheDocument();
  }
});

describe('the filter bar', () => {
  test('names politely what it left out of the address, until it is dismissed', async () => {
    await openTexts();
    const onDismiss = vi.fn();
    const bar = (dropped: readonly string[]) => (
      <FilterBar chips={[]} onClear={vi.fn()} dropped={{ names: dropped, onDismiss }}>
        <input aria-label="Coin" />
      </FilterBar>
    );
    const screen = await render(bar([]));
    const status = screen.getByRole('status');
    await expect.element(status).toBeEmptyDOMElement();
    await screen.rerender(bar(['page', 'colour']));
    await expect
      .element(status)
      .toHaveTextContent("Ignored because they aren't valid here: \u2068page\u2069, \u2068colour\u2069");
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Clear filters' }).elements()).toHaveLength(0);
  });

  test('asks for a typed text when it is whole, and not before', async () => {
    await openTexts();
    const onChange = vi.fn();
    const judge = (text: string): string | null => (text.length < 6 ? 'Too short' : null);
    const screen = await render(<FilterText label="Order" value="" judge={judge} onChange={onChange} />);
    await screen.getByLabelText('Order').fill('abc');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Too short')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    await screen.getByLabelText('Order').fill('  abc_12 ');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('abc_12');
  });
});

describe('the export', () => {
  const openExport = async (state: ExportState, failure?: string) => {
    await openTexts();
    const [onStart, onCancel] = [vi.fn(), vi.fn()];
    const router = createMemoryRouter([
      {
        path: '*',
        element: (
          <main>
            <ExportButton state={state} count={1_234} onStart={onStart} onCancel={onCancel} />
            <ExportProgress state={state} statementTo="/exportStatment?type=convert" failure={failure} />
          </main>
        ),
      },
    ]);
    return { screen: await render(<RouterProvider router={router} />), onStart, onCancel };
  };

  test('begins with a click', async () => {
    const { screen, onStart } = await openExport({ kind: 'idle' });
    await screen.getByRole('button', { name: 'Export 1,234 rows' }).click();
    expect(onStart).toHaveBeenCalledOnce();
  });

  test('says how far it is, ten times at most, and can be stopped', async () => {
    const { screen, onCancel } = await openExport({ kind: 'writing', done: 4_321, total: 20_000 });
    await expect.element(screen.getByText('4,000 of 20,000 rows exported')).toBeVisible();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '4321');
    await screen.getByRole('button', { name: 'Cancel export' }).click();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test.each([
    [{ kind: 'writing', done: 0, total: null }, 'Counting rows'],
    [{ kind: 'writing', done: 1_500, total: null }, '1,500 rows exported'],
    [{ kind: 'writing', done: 17_500, total: null }, '15,000 rows exported'],
    [{ kind: 'done', lines: 1 }, '1 row saved'],
    [{ kind: 'done', lines: 1_234 }, '1,234 rows saved'],
    [{ kind: 'empty' }, 'There are no rows to export.'],
    [{ kind: 'failed' }, "Couldn't save the file"],
  ] as const)('in %o says "%s"', async (state, said) => {
    const { screen } = await openExport(state);
    await expect.element(screen.getByRole('status')).toHaveTextContent(said);
  });

  test('of too many rows leads to a statement of the same', async () => {
    const { screen } = await openExport({ kind: 'too-many', total: 250_000 });
    await expect.element(screen.getByText(/^250,000 rows are too many/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Request a statement' }))
      .toHaveAttribute('href', '/exportStatment?type=convert');
  });
});

test('the choice of columns is closed by Escape, which gives the focus back', async () => {
  await openTexts();
  const onHide = vi.fn();
  const columns = [{ id: 'rate', title: 'Rate' }];
  const screen = await render(<ColumnChooser columns={columns} hidden={[]} onHide={onHide} />);
  const opener = screen.getByRole('button', { name: 'Columns' });
  await opener.click();
  await screen.getByRole('checkbox', { name: 'Rate' }).click();
  expect(onHide).toHaveBeenCalledExactlyOnceWith(['rate']);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
});

describe('an amount', () => {
  test('is cut at its coin’s scale, and every digit is one hover away', async () => {
    await openTexts('de-DE');
    const screen = await render(<AmountCell amount="1234.123456789" coin="BTC" scale={8} />);
    const shown = screen.getByText('1.234,12345678');
    await expect.element(shown).toHaveAttribute('title', '1.234,123456789');
    expect(getComputedStyle(shown.element()).direction).toBe('ltr');
  });

  test('without a scale stands as it came', async () => {
    await openTexts();
    const screen = await render(<AmountCell amount="0.10" coin="BTC" />);
    await expect.element(screen.getByText('0.10')).toBeVisible();
    expect(document.body.textContent).not.toContain('≈');
  });
});

describe('the details of a record', () => {
  const openDetail = async () => {
    await openTexts();
    const onClose = vi.fn();
    const screen = await render(
      <>
        <main>
          <h1>The page behind</h1>
        </main>
        <RecordDetail
          onClose={onClose}
          title="BTC to USDT"
          meaning="Your conversion is in progress"
          steps={[
            { id: 'received', state: 'done', atMs: AT_MS },
            { id: 'converting', state: 'current', atMs: null },
            { id: 'done', state: 'ahead', atMs: null },
          ]}
          facts={[
            { label: 'Sold', value: <AmountCell amount="0.5" coin="BTC" />, text: '0.5 BTC' },
            { label: 'Order', value: <IdCell id="conv_0001_9f3a1c" />, text: 'conv_0001_9f3a1c' },
          ]}
        />
      </>,
    );
    return { screen, onClose };
  };

  test('show the steps in their order, which one is under way, and what it means', async () => {
    const { screen } = await openDetail();
    const steps = screen.getByRole('list').getByRole('listitem');
    expect(steps.elements().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps.elements()[2]?.textContent).toContain('Pending');
    await expect.element(screen.getByText('Your conversion is in progress')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('are copied as text, with plain figures and whole ids', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const { screen } = await openDetail();
    await screen.getByRole('button', { name: 'Copy', exact: true }).click();
    expect(write).toHaveBeenCalledExactlyOnceWith('BTC to USDT\nSold: 0.5 BTC\nOrder: conv_0001_9f3a1c');
  });

  test('are printed alone, with the id whole and without buttons', async () => {
    const { screen } = await openDetail();
    const whole = document.querySelector('[data-whole]') ?? document.body;
    expect(whole.checkVisibility()).toBe(false);
    await emulatePrint();
    expect(whole.checkVisibility()).toBe(true);
    expect(screen.getByText('The page behind').element().checkVisibility()).toBe(false);
    expect(screen.getByText('Print').element().checkVisibility()).toBe(false);
    expect(page.getByText('Sold').element().checkVisibility()).toBe(true);
  });
});
