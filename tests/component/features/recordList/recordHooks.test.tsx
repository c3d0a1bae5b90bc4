import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BridgeContext } from '#app/bridge/BridgeContext.ts';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { FIRST_PAGE, pageOf, type RecordSource } from '#app/features/recordList/recordSource.ts';
import { useCsvExport } from '#app/features/recordList/useCsvExport.ts';
import { createPresent, PresentContext } from '#app/notices/errors/createPresent.ts';
import { plainWords } from '#app/notices/plainWords.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useCoinListQuery } from '#app/queries/useApiQuery.ts';
import { ok } from '#shared/result/result.ts';
import { openQueries } from '#tests/support/browser/openQueries.tsx';

interface Row {
  readonly id: string;
  readonly atMs: number;
  readonly isPending: boolean;
}

const SOURCE: RecordSource<Row> = {
  id: 'one',
  key: '',
  maxSpanMs: Number.POSITIVE_INFINITY,
  maxLimit: 100,
  load: async () =>
    ok(
      pageOf(
        { rows: [{ id: 'conv_1', atMs: 5, isPending: false }], total: 1 },
        { ...FIRST_PAGE, limit: 100 },
        0,
      ),
    ),
};

function Export({ source = SOURCE }: { readonly source?: RecordSource<Row> }) {
  const { state, start } = useCsvExport({
    sources: [source],
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

test('an export ends with the session: rows of the next user are in no file', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => void click.mockRestore());
  const pages: (() => void)[] = [];
  const source: RecordSource<Row> = {
    ...SOURCE,
    load: async (...asked) => {
      await new Promise<void>((resolve) => pages.push(resolve));
      return SOURCE.load(...asked);
    },
  };
  const { screen, endSession } = await openQueries(<Export source={source} />);
  await screen.getByRole('button', { name: 'idle' }).click();
  await expect.poll(() => pages.length).toBe(1);
  endSession();
  pages[0]?.();
  await expect.element(screen.getByRole('button', { name: 'idle' })).toBeVisible();
  expect(click).not.toHaveBeenCalled();
});

function Coins() {
  const { isLoading } = useCoinListQuery();
  return <p>{isLoading ? 'loading' : 'there'}</p>;
}

test('the host of queries keeps what one screen has loaded for the next one', async () => {
  const request = vi.fn(async () => ok({ result: { list: [] }, asOfMs: 0, generation: 1, skewMs: 0 }));
  const present = createPresent({
    lookup: () => undefined,
    language: () => 'en',
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
