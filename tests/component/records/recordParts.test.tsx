import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DateRange } from '#app/records/dateRange.ts';
import { AmountCell } from '#app/records/table/AmountCell.tsx';
import { DateRangeField } from '#app/records/table/DateRangeField.tsx';
import { ExportRows, type ExportState } from '#app/records/table/ExportRows.tsx';
import { FilterBar } from '#app/records/table/FilterBar.tsx';
import { FilterSelect } from '#app/records/table/FilterSelect.tsx';
import { FilterText } from '#app/records/table/FilterText.tsx';
import { IdCell } from '#app/records/table/IdCell.tsx';
import { RecordDetail } from '#app/records/table/RecordDetail.tsx';
import { Timeline } from '#app/records/table/Timeline.tsx';
import { useRangeField } from '#app/records/useRangeField.ts';
import { emulatePrint } from '#tests/support/browser/emulatePrint.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import { AT_MS } from './sampleRecords.tsx';
import '#app/theme.css';

const NOW_MS = new Date(2026, 10, 21, 12).getTime();
const now = (): number => NOW_MS;
const MAX_DAYS = 180;

function Range({
  range,
  onChange,
}: {
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
}) {
  return <DateRangeField {...useRangeField(range, MAX_DAYS, onChange, now)} />;
}

describe('the field of a period', () => {
  const openRange = async (range: DateRange = { kind: 'preset', preset: '7d' }) => {
    await openTexts();
    const onChange = vi.fn();
    const screen = await render(<Range range={range} onChange={onChange} />);
    return { screen, onChange };
  };

  test('marks the preset that is chosen, shows its days, and what they are in UTC', async () => {
    const { screen } = await openRange();
    await expect.element(screen.getByRole('button', { name: '7 d' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByLabelText('First day')).toHaveValue('2026-11-14');
    await expect.element(screen.getByLabelText('Last day')).toHaveValue('2026-11-21');
    const start = new Date(2026, 10, 14).toISOString().slice(0, 19).replace('T', ' ');
    await expect.element(screen.getByText(new RegExp(`In UTC: .?${start}`))).toBeVisible();
  });

  test('is filled in by keys alone', async () => {
    const { screen, onChange } = await openRange();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: '30 d' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'preset', preset: '30d' });
    await screen.getByLabelText('First day').fill('2026-11-02');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'days', start: '2026-11-02', end: '2026-11-21' });
  });

  test.each([
    ['', 'Enter both days.'],
    ['2026-01-01', 'The period can be 180 days at most.'],
  ])('says what is wrong with %j, and asks for nothing', async (start, said) => {
    const { screen, onChange } = await openRange();
    await screen.getByLabelText('First day').fill(start);
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect.element(screen.getByLabelText('First day')).toHaveAttribute('aria-invalid', 'true');
    expect(onChange).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: '24 h' }).click();
    await expect.element(screen.getByText(said)).not.toBeInTheDocument();
  });
});

describe('the filter bar', () => {
  test('names politely what it left out of the address, until it is dismissed', async () => {
    await openTexts();
    const onDismiss = vi.fn();
    const bar = (dropped: readonly string[]) => (
      <FilterBar isActive={false} onClear={vi.fn()} dropped={dropped} onDismissDropped={onDismiss}>
        <input aria-label="Coin" />
      </FilterBar>
    );
    const screen = await render(bar([]));
    const status = screen.getByRole('status');
    await expect.element(status).toBeEmptyDOMElement();
    await screen.rerender(bar(['page', 'colour']));
    await expect
      .element(status)
      .toHaveTextContent('Left out, since this page cannot read it: \u2068page\u2069, \u2068colour\u2069');
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Clear the filters' }).elements()).toHaveLength(0);
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

  test('offers everything before each value by its name, and says which of them is chosen', async () => {
    await openTexts();
    const onChange = vi.fn();
    const names = { success: 'Done', failure: 'Failed' };
    const screen = await render(
      <FilterSelect
        label="Status"
        anyLabel="Any"
        values={['failure', 'success'] as const}
        labelOf={(status) => names[status]}
        value="success"
        onChange={onChange}
      />,
    );
    const list = screen.getByRole('combobox', { name: 'Status' });
    await expect.element(list).toHaveDisplayValue('Done');
    const options = list.getByRole('option').elements();
    expect(options.map(({ textContent }) => textContent)).toEqual(['Any', 'Failed', 'Done']);
    await list.selectOptions('Failed');
    expect(onChange).toHaveBeenLastCalledWith('failure');
    await list.selectOptions('Any');
    expect(onChange).toHaveBeenLastCalledWith('');
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
            <ExportRows
              state={state}
              onStart={onStart}
              onCancel={onCancel}
              statementTo="/exportStatment?type=convert"
              failure={failure}
            />
          </main>
        ),
      },
    ]);
    return { screen: await render(<RouterProvider router={router} />), onStart, onCancel };
  };

  test('begins with a press', async () => {
    const { screen, onStart } = await openExport({ kind: 'idle' });
    await screen.getByRole('button', { name: 'Export these rows' }).click();
    expect(onStart).toHaveBeenCalledOnce();
  });

  test('tells how far it is, ten times at most, and can be stopped', async () => {
    const { screen, onCancel } = await openExport({ kind: 'writing', done: 4_321, total: 20_000 });
    await expect.element(screen.getByText('4,000 of 20,000 rows written')).toBeVisible();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '4321');
    await screen.getByRole('button', { name: 'Cancel the export' }).click();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test.each([
    [{ kind: 'writing', done: 0, total: 0 }, 'Counting the rows'],
    [{ kind: 'done', lines: 1 }, '1 row saved'],
    [{ kind: 'done', lines: 1_234 }, '1,234 rows saved'],
    [{ kind: 'empty' }, 'There are no rows to export.'],
    [{ kind: 'failed' }, 'The file could not be written'],
  ] as const)('in %o says "%s"', async (state, said) => {
    const { screen } = await openExport(state);
    await expect.element(screen.getByRole('status')).toHaveTextContent(said);
  });

  test('of too many rows leads to a statement of the same', async () => {
    const { screen } = await openExport({ kind: 'too-many', total: 250_000 });
    await expect.element(screen.getByText(/^250,000 rows are too many/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Order a statement' }))
      .toHaveAttribute('href', '/exportStatment?type=convert');
  });
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
          isOpen
          onClose={onClose}
          title="BTC to USDT"
          timeline={
            <Timeline
              meaning="The exchange is converting."
              steps={[
                { id: 'a', title: 'Received', state: 'done', atMs: AT_MS },
                { id: 'b', title: 'Converting', state: 'current', atMs: null },
                { id: 'c', title: 'Converted', state: 'ahead', atMs: null },
              ]}
            />
          }
          facts={[
            { label: 'Sold', value: <AmountCell amount="0.5" coin="BTC" />, text: '0.5 BTC' },
            { label: 'Order', value: <IdCell id="conv_0001_9f3a1c" />, text: 'conv_0001_9f3a1c' },
          ]}
        />
      </>,
    );
    return { screen, onClose };
  };

  test('tell the steps in their order, which one is under way, and what it means', async () => {
    const { screen } = await openDetail();
    const steps = screen.getByRole('list').getByRole('listitem');
    expect(steps.elements().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps.elements()[2]?.textContent).toContain('Pending');
    await expect.element(screen.getByText('The exchange is converting.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('are copied as text, with plain figures and whole ids', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const { screen } = await openDetail();
    await screen.getByRole('button', { name: 'Copy this record' }).click();
    expect(write).toHaveBeenCalledExactlyOnceWith('BTC to USDT\nSold: 0.5 BTC\nOrder: conv_0001_9f3a1c');
  });

  test('are printed alone, with the id whole and without what can only be pressed', async () => {
    const { screen } = await openDetail();
    const whole = document.querySelector('.record-id-whole') ?? document.body;
    expect(whole.checkVisibility()).toBe(false);
    await emulatePrint();
    expect(whole.checkVisibility()).toBe(true);
    expect(screen.getByText('The page behind').element().checkVisibility()).toBe(false);
    expect(screen.getByText('Print').element().checkVisibility()).toBe(false);
    expect(page.getByText('Sold').element().checkVisibility()).toBe(true);
  });
});
