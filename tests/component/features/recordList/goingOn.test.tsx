import { describe, expect, test } from 'vitest';
import type { DateRange } from '#app/features/recordList/dateRange.ts';
import { type AskedCall, openQueries } from '#tests/support/browser/openQueries.tsx';
import { accountOf, BROKEN, DAY_MS, FUNDING, History, NOW_MS, pageOf, UNIFIED } from './openHistory.tsx';

/** As when the tab is shown again, which is when the clock is looked at. */
const showAgain = (): boolean => document.dispatchEvent(new Event('visibilitychange'));
const endOf = ({ input }: AskedCall): number => Number((input as { readonly endTime: string }).endTime);

describe('a list of the last seven days', () => {
  test('goes on to the new day, with its rows in sight until that is read', async () => {
    let nowMs = NOW_MS;
    const { screen, calls, call } = await openQueries(<History sources={[FUNDING]} wallNow={() => nowMs} />);
    (await call(0)).answer(pageOf([['f1', 10]]));
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1');
    nowMs = NOW_MS + DAY_MS;
    showAgain();
    const next = await call(1);
    expect(endOf(next) - endOf(calls[0] as AskedCall)).toBe(DAY_MS);
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1');
    next.fail(BROKEN);
    await expect.element(screen.getByTestId('failures')).toHaveTextContent('funding http/status');
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1');
    await screen.getByRole('button', { name: 'Retry' }).click();
    (await call(2)).answer(
      pageOf([
        ['f2', -DAY_MS],
        ['f1', 10],
      ]),
    );
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f2 f1');
  });

  test('goes on with what one source answers where another fails', async () => {
    let nowMs = NOW_MS;
    const { screen, call } = await openQueries(
      <History sources={[FUNDING, UNIFIED]} wallNow={() => nowMs} />,
    );
    (await call(0)).answer(pageOf([['f1', 10]]));
    (await call(1)).answer(pageOf([['u1', 20]]));
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1 u1');
    nowMs = NOW_MS + DAY_MS;
    showAgain();
    const next = [await call(2), await call(3)];
    next.find((asked) => accountOf(asked) === 'funding')?.fail(BROKEN);
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1 u1');
    const answered = pageOf([
      ['u2', -DAY_MS],
      ['u1', 20],
    ]);
    next.find((asked) => accountOf(asked) === 'uta_convert')?.answer(answered);
    await expect.element(screen.getByTestId('rows')).toHaveTextContent('u2 u1');
    await expect.element(screen.getByTestId('failures')).toHaveTextContent('funding http/status');
  });
});

test('the last 24 hours go on each minute while rows are pending: never during a read, and after one that failed', async () => {
  let nowMs = NOW_MS;
  const later = (ms: number): void => {
    nowMs += ms;
    showAgain();
  };
  const day: DateRange = { kind: 'preset', preset: '24h' };
  const { screen, calls, call } = await openQueries(
    <History sources={[FUNDING]} range={day} wallNow={() => nowMs} />,
  );
  (await call(0)).answer(pageOf([['f1', 10, 'processing']]));
  await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1…');
  later(59_000);
  later(1_000);
  const second = await call(1);
  expect(endOf(second)).toBe(NOW_MS + 60_000);
  later(60_000);
  second.fail(BROKEN);
  await expect.element(screen.getByTestId('failures')).toHaveTextContent('funding http/status');
  await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1…');
  expect(calls).toHaveLength(2);
  later(1_000);
  const third = await call(2);
  expect(endOf(third)).toBe(NOW_MS + 121_000);
  third.answer(pageOf([['f1', 10]]));
  await expect.element(screen.getByTestId('rows')).toHaveTextContent('f1');
});
