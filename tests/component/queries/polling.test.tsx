import { expect, onTestFinished, test, vi } from 'vitest';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { appError } from '#shared/result/appError.ts';
import { openQueries } from '#tests/support/browser/openQueries.tsx';

const POLL_MS = 60;

/** The state of a tax number, asked for again while it is looked at. */
function Identity() {
  const { answer } = useApiQuery(
    'userTag',
    { req_tags: ['tax_identity'] },
    { pollMs: (newest) => (newest?.result?.tax_identity?.status === 'review' ? POLL_MS : null) },
  );
  return <p data-testid="status">{answer?.result?.tax_identity?.status ?? 'none'}</p>;
}

const tag = (status: string) => ({ tax_identity: { status, country: 'IND', id_masked: '' } });

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a query is asked again as long as its answer wants it, also after an attempt that failed', async () => {
  const { screen, calls, call } = await openQueries(<Identity />);
  (await call(0)).answer(tag('review'), Date.now());
  (await call(1)).fail({ ...appError('payload/result', 'The answer is wrong.'), retryable: false });
  (await call(2)).answer(tag('review'), Date.now());
  const last = await call(3);
  expect(last.options.fresh).toBe(true);
  last.answer(tag('verified'));
  await expect.element(screen.getByTestId('status')).toHaveTextContent('verified');
  await new Promise((resolve) => setTimeout(resolve, 5 * POLL_MS));
  expect(calls).toHaveLength(4);
});

test('a hidden tab asks for nothing again, until it is shown', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const { calls, call } = await openQueries(<Identity />);
  (await call(0)).answer(tag('review'), Date.now());
  hide(true);
  await new Promise((resolve) => setTimeout(resolve, 5 * POLL_MS));
  expect(calls.length).toBeLessThanOrEqual(1);
  hide(false);
  await call(1);
});

test('an answer that has said the same for ten minutes is not asked for again in a moment', async () => {
  const { calls, call } = await openQueries(<Identity />);
  (await call(0)).answer(tag('review'), Date.now() - 600_000);
  await new Promise((resolve) => setTimeout(resolve, 5 * POLL_MS));
  expect(calls).toHaveLength(1);
});
