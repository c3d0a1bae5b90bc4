import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BridgeContext } from '#app/bridge/BridgeContext.ts';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { createPresent, PresentContext } from '#app/notices/errors/createPresent.ts';
import { plainWords } from '#app/notices/noticeWords.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useCoinListQuery } from '#app/queries/useApiQuery.ts';
import { type FilterSchema, oneOf } from '#app/records/recordFilters.ts';
import type { RecordSource } from '#app/records/recordSource.ts';
import { useCsvExport } from '#app/records/useCsvExport.ts';
import { useHiddenColumns } from '#app/records/useHiddenColumns.ts';
import { useRecordFilters } from '#app/records/useRecordFilters.ts';
import { ok } from '#shared/result/result.ts';
import { openQueries } from '#tests/support/browser/openQueries.tsx';

const SCHEMA: FilterSchema = {
  words: { status: oneOf(['success']) },
  maxDays: 180,
  initialRange: { kind: 'preset', preset: '30d' },
};

function Filters() {
  const { filters, dropped, change, clear, dismissDropped } = useRecordFilters(SCHEMA);
  return (
    <main>
      <p data-testid="address">{useLocation().search}</p>
      <p data-testid="page">{filters.page}</p>
      <p data-testid="dropped">{dropped.join()}</p>
      <button type="button" onClick={() => change({ words: { status: 'success' } })}>
        Success only
      </button>
      <button type="button" onClick={() => change({ page: filters.page + 1 })}>
        Next
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <button type="button" onClick={dismissDropped}>
        Dismiss
      </button>
    </main>
  );
}

describe('filters in the address', () => {
  const openFilters = async (search: string) => {
    const router = createMemoryRouter([{ path: '*', Component: Filters }], {
      initialEntries: [`/x${search}`],
    });
    return { screen: await render(<RouterProvider router={router} />), router };
  };

  test('begin on page 1 when one is changed, and a page is a step that can be gone back', async () => {
    const { screen, router } = await openFilters('?page=4');
    await screen.getByRole('button', { name: 'Success only' }).click();
    await expect.element(screen.getByTestId('address')).toHaveTextContent('?status=success');
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByTestId('address')).toHaveTextContent('?status=success&page=2');
    await router.navigate(-1);
    await expect.element(screen.getByTestId('page')).toHaveTextContent('1');
    await screen.getByRole('button', { name: 'Clear' }).click();
    await expect.element(screen.getByTestId('address')).toHaveTextContent('');
  });

  test('say what was dropped until it is dismissed', async () => {
    const { screen } = await openFilters('?status=sold&colour=red');
    await expect.element(screen.getByTestId('dropped')).toHaveTextContent('status,colour');
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(screen.getByTestId('dropped')).toHaveTextContent('');
  });
});

function Columns({ table }: { readonly table: string }) {
  const [hidden, hide] = useHiddenColumns(table);
  return (
    <button type="button" onClick={() => hide([...hidden, 'fee'])}>
      {table} {hidden.join()}
    </button>
  );
}

test('hidden columns are kept on the device, for each table by itself', async () => {
  onTestFinished(() => localStorage.removeItem('sluice.columns'));
  const screen = await render(
    <>
      <Columns table="convert" />
      <Columns table="block" />
    </>,
  );
  await screen.getByRole('button', { name: 'convert' }).click();
  await expect.element(screen.getByRole('button', { name: 'convert fee' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'block' })).toHaveTextContent('block');
  expect(JSON.parse(localStorage.getItem('sluice.columns') ?? '')).toEqual({ convert: ['fee'] });
});

interface Row {
  readonly id: string;
  readonly atMs: number;
  readonly isPending: boolean;
}

const SOURCE: RecordSource<Row> = {
  id: 'one',
  key: '',
  maxSpanMs: Number.POSITIVE_INFINITY,
  load: async () => ok({ rows: [{ id: 'conv_1', atMs: 5, isPending: false }], total: 1, asOfMs: 0 }),
};

function Export() {
  const { state, start } = useCsvExport({
    sources: [SOURCE],
    span: { startMs: 1_800_000_000_000, endMs: 1_800_000_000_001 },
    shape: { columns: [{ title: 'Id', kind: 'text' }], linesOf: ({ id }) => [[id]] },
    fileName: 'conversions.csv',
  });
  return (
    <button type="button" onClick={start}>
      {state.kind}
    </button>
  );
}

test('an export is saved under its name as soon as it is written', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.href.slice(0, 5)}`);
  });
  onTestFinished(() => void click.mockRestore());
  const { screen } = await openQueries(<Export />);
  await screen.getByRole('button', { name: 'idle' }).click();
  await expect.element(screen.getByRole('button', { name: 'done' })).toBeVisible();
  expect(saved).toEqual(['conversions.csv blob:']);
});

function Coins() {
  const { isLoading } = useCoinListQuery();
  return <p>{isLoading ? 'loading' : 'there'}</p>;
}

test('the host of queries keeps what one screen has loaded for the next one', async () => {
  const request = vi.fn(async () => ok({ result: { list: [] }, asOfMs: 0, generation: 1, skewMs: 0 }));
  const present = createPresent({
    lookup: () => undefined,
    words: plainWords,
    monitor: { record: () => undefined },
  });
  const page = (screenName: string) => (
    // The test plays the bridge.
    <BridgeContext value={{ request } as unknown as Bridge}>
      <PresentContext value={present}>
        <QueriesHost key={screenName}>
          <Coins />
        </QueriesHost>
      </PresentContext>
    </BridgeContext>
  );
  const screen = await render(page('first'));
  await expect.element(screen.getByText('there')).toBeVisible();
  await screen.rerender(page('second'));
  await expect.element(screen.getByText('there')).toBeVisible();
  expect(request).toHaveBeenCalledTimes(1);
});
