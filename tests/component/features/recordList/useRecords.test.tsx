import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openQueries } from '#tests/support/browser/openQueries.tsx';
import { accountOf, BROKEN, DAY_MS, FUNDING, History, pageOf, STEPPED, UNIFIED } from './openHistory.tsx';

const POLL_MS = 5_000;

describe('a history', () => {
  test('of two sources is one timeline, of what each was asked for once', async () => {
    const { screen, calls, call } = await openQueries(<History sources={[FUNDING, UNIFIED]} />);
    (await call(0)).answer(
      pageOf([
        ['f1', 10],
        ['f2', 40],
      ]),
    );
    (await call(1)).answer(
      pageOf([
        ['u1', 20],
        ['f2', 40],
      ]),
    );
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1 u1 f2');
    await expect.element(screen.getByTestId('state')).toHaveTextContent('there whole');
    expect(calls.map(accountOf)).toEqual(['funding', 'uta_convert']);
  });

  test('shows what one source answers where another fails, and says which', async () => {
    const { screen, call } = await openQueries(<History sources={[FUNDING, UNIFIED]} />);
    (await call(0)).fail(BROKEN);
    (await call(1)).answer(pageOf([['u1', 20]]));
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('u1');
    await expect.element(screen.getByTestId('failures')).toHaveTextContent('funding http/status');
    await expect.element(screen.getByTestId('state')).toHaveTextContent('there whole');
  });

  test('asks for the next page of the source that holds it up, and for no more', async () => {
    const { screen, calls, call } = await openQueries(<History sources={[FUNDING, UNIFIED]} wanted={3} />);
    (await call(0)).answer(
      pageOf(
        [
          ['f1', 10],
          ['f2', 20],
        ],
        100,
      ),
    );
    (await call(1)).answer(
      pageOf(
        [
          ['u1', 50],
          ['u2', 60],
        ],
        100,
      ),
    );
    const third = await call(2);
    expect([accountOf(third), third.input]).toMatchObject(['funding', { pageNo: 2 }]);
    third.answer(pageOf([['f3', 40]], 51));
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1 f2 f3 u1 u2');
    expect(calls).toHaveLength(3);
  });

  test('of a guest is empty and says so', async () => {
    const { screen, call } = await openQueries(<History sources={[FUNDING]} />);
    (await call(0)).answer(undefined);
    await expect.element(screen.getByTestId('state')).toHaveTextContent('there whole guest');
  });

  test('that is refreshed asks the exchange itself, and keeps its rows when that fails', async () => {
    const { screen, call } = await openQueries(<History sources={[FUNDING]} />);
    (await call(0)).answer(pageOf([['f1', 10]]), 1_700);
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1');
    await screen.getByRole('button', { name: 'Refresh' }).click();
    const again = await call(1);
    expect(again.options.fresh).toBe(true);
    again.fail(BROKEN);
    await expect.element(screen.getByTestId('stale')).toHaveTextContent('1700');
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1');
  });
});

describe('a range that is asked for in steps', () => {
  test('says how far it is, stops, and goes on from there', async () => {
    const { screen, calls, call } = await openQueries(<History sources={[STEPPED]} />);
    (await call(0)).answer(pageOf([['f1', 10]]));
    await expect.element(screen.getByTestId('steps')).toHaveTextContent('1/8');
    await call(1);
    await screen.getByRole('button', { name: 'Stop' }).click();
    await expect.element(screen.getByTestId('state')).toHaveTextContent('there part');
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1');
    expect(calls[1]?.options.signal?.aborted).toBe(true);
    await screen.getByRole('button', { name: 'Resume' }).click();
    (await call(2)).answer(pageOf([['f2', DAY_MS]]));
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1 f2');
    expect(calls[2]?.input).toEqual(calls[1]?.input);
  });

  test('keeps its rows when a step fails, and asks again for that step only', async () => {
    const { screen, calls, call } = await openQueries(<History sources={[STEPPED]} />);
    (await call(0)).answer(pageOf([['f1', 10]]));
    (await call(1)).fail(BROKEN);
    await expect.element(screen.getByTestId('failures')).toHaveTextContent('funding http/status');
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1');
    await screen.getByRole('button', { name: 'Retry' }).click();
    (await call(2)).answer(pageOf([['f2', DAY_MS]]));
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1 f2');
    expect(calls[2]?.input).toEqual(calls[1]?.input);
  });
});

describe('rows that are pending', () => {
  const openTimed = async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    return openQueries(<History sources={[FUNDING]} />);
  };

  test('are asked for every 5 s, until they have come to their end', async () => {
    const { screen, calls, call } = await openTimed();
    (await call(0)).answer(pageOf([['f1', 10, 'processing']]));
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1…');
    // Waiting for the page moves this time on by a little as well.
    vi.advanceTimersByTime(POLL_MS / 2);
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(POLL_MS / 2);
    (await call(1)).answer(pageOf([['f1', 10, 'success']]));
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1');
    vi.advanceTimersByTime(10 * POLL_MS);
    expect(calls).toHaveLength(2);
  });

  test('are left alone while the page is hidden', async () => {
    const { screen, calls, call } = await openTimed();
    (await call(0)).answer(pageOf([['f1', 10, 'processing']]));
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1…');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => void visibility.mockRestore());
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(10 * POLL_MS);
    expect(calls).toHaveLength(1);
  });
});
