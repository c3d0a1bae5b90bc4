import { describe, expect, test } from 'vitest';
import { createApi } from '#app/queries/useApi.ts';
import { useApiQuery, useExchangeRateQuery } from '#app/queries/useApiQuery.ts';
import { noticeStore } from '#app/stores/noticeStore.ts';
import { appError } from '#shared/result/appError.ts';
import { err } from '#shared/result/result.ts';
import { openQueries } from '#tests/support/browser/openQueries.tsx';

const NETWORK = appError('http/network', 'http network error', true);
const refused = (code: string, message: string) =>
  ({ kind: 'business', code, message, retryable: false }) as const;

/** What a screen shows of a rate: figure, time and error. */
function Rate({ name = 'EUR' }: { readonly name?: string }) {
  const { answer, error, isLoading, isRefreshing, refresh } = useExchangeRateQuery(name);
  return (
    <section aria-label="Rate">
      <p data-testid="rate">{answer?.result?.rate ?? (isLoading ? 'loading' : 'none')}</p>
      <p data-testid="as-of">{answer?.asOfMs ?? 'never'}</p>
      <p data-testid="error">{error?.code ?? 'fine'}</p>
      <p data-testid="refreshing">{String(isRefreshing)}</p>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </section>
  );
}

const rateOf = (rate: string) => ({ name: 'EUR', rate, updatedAt: '1' });

describe('a query', () => {
  test('shows its answer and the time of it', async () => {
    const { screen, calls, call } = await openQueries(<Rate />);
    await expect.element(screen.getByTestId('rate')).toHaveTextContent('loading');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      name: 'exchangeRate',
      input: { name: 'EUR' },
      options: { fresh: false },
    });
    (await call(0)).answer(rateOf('0.92'), 1_700);
    await expect.element(screen.getByTestId('rate')).toHaveTextContent('0.92');
    await expect.element(screen.getByTestId('as-of')).toHaveTextContent('1700');
  });

  test('of two places is asked once', async () => {
    const { screen, calls, call } = await openQueries(
      <>
        <Rate />
        <Rate />
      </>,
    );
    (await call(0)).answer(rateOf('0.92'));
    await expect.poll(() => screen.getByText('0.92').elements()).toHaveLength(2);
    expect(calls).toHaveLength(1);
  });

  test('of a guest has an answer without a result', async () => {
    const { screen, call } = await openQueries(<Rate />);
    (await call(0)).answer(undefined, 5);
    await expect.element(screen.getByTestId('as-of')).toHaveTextContent('5');
    await expect.element(screen.getByTestId('rate')).toHaveTextContent('none');
    await expect.element(screen.getByTestId('error')).toHaveTextContent('fine');
  });

  test('keeps its answer and the time of it when a refresh fails, and says why', async () => {
    const { screen, calls, call } = await openQueries(<Rate />);
    (await call(0)).answer(rateOf('0.92'), 1_700);
    await expect.element(screen.getByTestId('rate')).toHaveTextContent('0.92');
    await screen.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => calls.length).toBe(2);
    await expect.element(screen.getByTestId('refreshing')).toHaveTextContent('true');
    (await call(1)).fail(refused('790000', 'system busy'));
    await expect.element(screen.getByTestId('error')).toHaveTextContent('790000');
    await expect.element(screen.getByTestId('rate')).toHaveTextContent('0.92');
    await expect.element(screen.getByTestId('as-of')).toHaveTextContent('1700');
    // The screen shows it in its own place.
    expect(noticeStore.getState().toasts).toEqual([]);
  });

  test('that the user refreshes passes by what the gateway has kept', async () => {
    const { screen, calls, call } = await openQueries(<Rate />);
    (await call(0)).answer(rateOf('0.92'), 1_700);
    await expect.element(screen.getByTestId('rate')).toHaveTextContent('0.92');
    await screen.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => calls[1]?.options.fresh).toBe(true);
    (await call(1)).answer(rateOf('0.93'), 1_800);
    await expect.element(screen.getByTestId('as-of')).toHaveTextContent('1800');
  });

  test('tries once more after a network failure, and not a third time', async () => {
    const { screen, calls, call } = await openQueries(<Rate />);
    (await call(0)).fail(NETWORK);
    await expect.poll(() => calls.length).toBe(2);
    (await call(1)).fail(NETWORK);
    await expect.element(screen.getByTestId('error')).toHaveTextContent('http/network');
    expect(calls).toHaveLength(2);
  });

  test.each([
    refused('700006', 'too little'),
    appError('http/status', 'http error', false),
    appError('payload/envelope', 'unreadable', true),
  ])('that is answered with $code is not tried again', async (error) => {
    const { screen, calls, call } = await openQueries(<Rate />);
    (await call(0)).fail(error);
    await expect.element(screen.getByTestId('error')).toHaveTextContent(error.code);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(calls).toHaveLength(1);
  });

  test('that fails says message 50016 while there is nothing to show, and not over what is shown', async () => {
    // Not worth a second try, so that the first one counts.
    const unreachable = appError('http/network', 'http network error', false);
    const said = "Can't connect to Sluice right now. Check your connection.";
    const { screen, call } = await openQueries(<Rate />);
    (await call(0)).fail(unreachable);
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect.element(screen.getByText(said), { timeout: 5_000 }).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Refresh' }).click();
    (await call(1)).answer(rateOf('0.92'));
    await expect.element(screen.getByTestId('rate')).toHaveTextContent('0.92');
    await screen.getByRole('button', { name: 'Refresh' }).click();
    (await call(2)).fail(unreachable);
    await expect.element(screen.getByTestId('error')).toHaveTextContent('http/network');
    await expect.element(screen.getByTestId('rate')).toHaveTextContent('0.92');
    expect(screen.getByText(said).query()).toBeNull();
  });

  test('is asked again when the user comes back to the tab, once its answer is 60 s old', async () => {
    const { screen, calls, call, client } = await openQueries(
      <>
        <Rate name="EUR" />
        <Rate name="GBP" />
      </>,
    );
    (await call(0)).answer(rateOf('0.92'), 1_700);
    (await call(1)).answer(rateOf('0.79'), 1_700);
    await expect.element(screen.getByText('0.92')).toBeVisible();
    await expect.element(screen.getByText('0.79')).toBeVisible();
    const [euro, pound] = client.getQueryCache().getAll();
    for (const [query, ageMs] of [[euro, 60_000] as const, [pound, 50_000] as const]) {
      client.setQueryData(query?.queryKey ?? [], query?.state.data, { updatedAt: Date.now() - ageMs });
    }
    window.dispatchEvent(new Event('visibilitychange'));
    // Both are looked at in one go: when one has been asked again, the other one would have been.
    await expect.poll(() => calls.length).toBeGreaterThan(2);
    expect(calls.slice(2)).toMatchObject([{ input: { name: 'EUR' }, options: { fresh: false } }]);
  });

  test('that was refused is not asked again by coming back', async () => {
    const { screen, calls, call } = await openQueries(<Rate />);
    (await call(0)).fail(refused('700006', 'too little'));
    await expect.element(screen.getByTestId('error')).toHaveTextContent('700006');
    window.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toHaveLength(1);
  });

  test('is cancelled when its place goes', async () => {
    const { calls, show } = await openQueries(<Rate />);
    expect(calls[0]?.options.signal?.aborted).toBe(false);
    await show(<p>Another screen</p>);
    expect(calls[0]?.options.signal?.aborted).toBe(true);
  });

  test('is not asked before it is known what to ask for', async () => {
    function Coin({ coin }: { readonly coin: string | null }) {
      const { answer, isLoading } = useApiQuery(
        'coinConfig',
        { coin: coin ?? '' },
        { enabled: coin !== null },
      );
      return <p>{isLoading ? 'loading' : (answer?.result?.name ?? 'no coin')}</p>;
    }
    const { screen, calls, call, show } = await openQueries(<Coin coin={null} />);
    await expect.element(screen.getByText('no coin')).toBeVisible();
    expect(calls).toEqual([]);
    await show(<Coin coin="BTC" />);
    expect(calls[0]).toMatchObject({ name: 'coinConfig', input: { coin: 'BTC' } });
    (await call(0)).answer({ name: 'Bitcoin' });
    await expect.element(screen.getByText('Bitcoin')).toBeVisible();
  });

  test('shows markup of an answer as text', async () => {
    const { screen, call } = await openQueries(<Rate />);
    (await call(0)).answer(rateOf('<img src=x onerror=window.wasRun=1>'));
    await expect.element(screen.getByText('<img src=x onerror=window.wasRun=1>')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
    expect('wasRun' in window).toBe(false);
  });

  test('opens the wall when the exchange puts one up, and only then shows anything over the screen', async () => {
    const { screen, call } = await openQueries(<Rate />);
    (await call(0)).fail({
      kind: 'wall',
      code: '10024',
      message: '',
      retryable: false,
      extInfo: 'Ask support.',
    });
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expect.element(screen.getByText('Ask support.')).toBeVisible();
  });

  test('reports an answer that cannot be read, by code and field', async () => {
    const { call, reports } = await openQueries(<Rate />);
    const error = appError('payload/result', 'The answer of the exchange is wrong at "rate".');
    (await call(0)).fail({ ...error, extInfo: { field: 'rate' }, traceId: 't1' });
    await expect
      .poll(() => reports)
      .toEqual([
        { name: 'error', traceId: 't1', data: { kind: 'payload', code: 'payload/result', field: 'rate' } },
      ]);
  });
});

test('a bridge that throws is an error like any other', async () => {
  const ask = createApi({
    request: () => {
      throw new DOMException('Cookies are refused.', 'SecurityError');
    },
  });
  expect(await ask('profile', {})).toMatchObject({ ok: false, error: { code: 'app/call' } });
});

test.each([
  ['withdrawCreate', appError('http/network', 'http network error', true), true],
  ['convertExecute', appError('worker/timeout', 'No answer in time.'), true],
  ['limitOrderCreate', { ...appError('http/status', 'busy'), kind: 'business', code: '790000' }, true],
  [
    'withdrawCreate',
    { ...appError('http/status', 'too little'), kind: 'business', code: '131096' },
    undefined,
  ],
  ['withdrawRecords', appError('http/network', 'http network error', true), undefined],
] as const)(
  'only an error of a call that moves value says that it may have happened: %s, $1.code',
  async (name, error, happened) => {
    const ask = createApi({ request: async () => err(error) });
    // What is asked does not matter: no gateway is there to read it.
    const answered = await ask(name, {} as never);
    expect(answered.ok ? null : answered.error.mayHaveHappened).toBe(happened);
  },
);

describe('when the session ends', () => {
  test('everything of the user before is gone, and the next one is asked for', async () => {
    const { screen, calls, call, endSession, client } = await openQueries(<Rate />);
    (await call(0)).answer(rateOf('0.92'), 1_700);
    await expect.element(screen.getByTestId('rate')).toHaveTextContent('0.92');
    endSession();
    await expect.element(screen.getByTestId('rate')).toHaveTextContent('loading');
    expect(
      JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data ?? null),
      ),
    ).toBe('[null]');
    await expect.poll(() => calls.length).toBe(2);
    (await call(1)).answer(rateOf('0.95'), 1_800);
    await expect.element(screen.getByTestId('rate')).toHaveTextContent('0.95');
  });

  test('an answer that was still on its way is dropped, and its call is cancelled', async () => {
    const { screen, calls, call, endSession } = await openQueries(<Rate />);
    endSession();
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[0]?.options.signal?.aborted).toBe(true);
    (await call(1)).answer(rateOf('0.95'), 1_800);
    await expect.element(screen.getByTestId('rate')).toHaveTextContent('0.95');
    (await call(0)).answer(rateOf('0.11'), 1_900);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect.element(screen.getByTestId('rate')).toHaveTextContent('0.95');
  });
});
