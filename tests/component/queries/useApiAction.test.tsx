import { describe, expect, test } from 'vitest';
import { useApi } from '#app/queries/useApi.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { noticeStore } from '#app/stores/noticeStore.ts';
import { appError } from '#shared/result/appError.ts';
import { openQueries } from '#tests/support/browser/openQueries.tsx';

const NETWORK = appError('http/network', 'http network error', true);
const refused = (code: string, message: string) =>
  ({ kind: 'business', code, message, retryable: false }) as const;

/** What a screen shows of an action: its inline error and what became of it. */
function Apply() {
  const { run, isRunning, inlineError, error, reset } = useApiAction('logout', { inlineCodes: ['10031'] });
  return (
    <section aria-label="Apply">
      <p data-testid="inline">{inlineError?.message ?? 'fine'}</p>
      <p data-testid="error">{error?.code ?? 'none'}</p>
      <p data-testid="running">{String(isRunning)}</p>
      <button type="button" onClick={() => void run({})}>
        Apply
      </button>
      <button type="button" onClick={reset}>
        Edit
      </button>
    </section>
  );
}

describe('an action', () => {
  test('shows an error it lists in place, and nowhere else', async () => {
    const { screen, call } = await openQueries(<Apply />);
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(screen.getByTestId('running')).toHaveTextContent('true');
    (await call(0)).fail(refused('10031', 'wrong code'));
    await expect.element(screen.getByTestId('inline')).toHaveTextContent('wrong code');
    await expect.element(screen.getByTestId('running')).toHaveTextContent('false');
    expect(noticeStore.getState().toasts).toEqual([]);
    await screen.getByRole('button', { name: 'Edit' }).click();
    await expect.element(screen.getByTestId('inline')).toHaveTextContent('fine');
  });

  test('has any other error presented, once', async () => {
    const shown: number[] = [];
    const { screen, call } = await openQueries(<Apply />);
    const stop = noticeStore.subscribe(({ toasts }) => shown.push(toasts.length));
    await screen.getByRole('button', { name: 'Apply' }).click();
    (await call(0)).fail(refused('700006', 'too little'));
    await expect.element(screen.getByText('700006: too little')).toBeVisible();
    stop();
    expect(shown).toEqual([1]);
    await expect.element(screen.getByTestId('inline')).toHaveTextContent('fine');
    // The button still has to know of the refusal, since it may have to wait.
    await expect.element(screen.getByTestId('error')).toHaveTextContent('700006');
  });

  test('is not done again after a network failure', async () => {
    const { screen, calls, call } = await openQueries(<Apply />);
    await screen.getByRole('button', { name: 'Apply' }).click();
    (await call(0)).fail(NETWORK);
    await expect.element(screen.getByTestId('inline')).toHaveTextContent('http network error');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(calls).toHaveLength(1);
  });

  test.each([
    NETWORK,
    appError('http/status', 'http error', true),
    { ...NETWORK, code: '9000001', message: 'Request timeout, please re-try!' },
    refused('1007', 'Timeout, busy.'),
    refused('1008', 'Timeout, token error.'),
  ])('with a place for its errors shows $code there, and no toast', async (error) => {
    const { screen, call } = await openQueries(<Apply />);
    await screen.getByRole('button', { name: 'Apply' }).click();
    (await call(0)).fail(error);
    await expect.element(screen.getByTestId('inline')).toHaveTextContent(error.message);
    expect(noticeStore.getState().toasts).toEqual([]);
  });

  test('that the exchange did not answer is presented where its place has gone', async () => {
    const { screen, call, show } = await openQueries(<Apply />);
    await screen.getByRole('button', { name: 'Apply' }).click();
    await show(<p>Another screen</p>);
    (await call(0)).fail(NETWORK);
    await expect.element(screen.getByText(/Can't connect to Sluice/)).toBeVisible();
  });

  test.each([
    [refused('10031', 'wrong code'), null],
    [{ ...refused('10024', ''), kind: 'wall', extInfo: { message: 'Rule 7.' } } as const, 'Rule 7.'],
    [{ ...refused('42039', 'need kyc'), kind: 'wall' } as const, 'need kyc'],
    [refused('131004', 'KYC needed'), 'KYC needed'],
  ])('opens the wall of its error wherever the error itself is shown: $0.code', async (error, said) => {
    function Ask() {
      const ask = useApi();
      return (
        <button type="button" onClick={() => void ask('withdrawCancel', { id: '1' })}>
          Ask
        </button>
      );
    }
    const { screen, call } = await openQueries(<Ask />);
    await screen.getByRole('button', { name: 'Ask' }).click();
    (await call(0)).fail(error);
    await expect.poll(() => noticeStore.getState().wall?.said ?? null).toBe(said);
  });

  test('goes on when its screen goes, and its error is still presented', async () => {
    const { screen, calls, call, show } = await openQueries(<Apply />);
    await screen.getByRole('button', { name: 'Apply' }).click();
    await show(<p>Another screen</p>);
    expect(calls[0]?.options.signal?.aborted ?? false).toBe(false);
    (await call(0)).fail(refused('700006', 'too little'));
    await expect.element(screen.getByText('700006: too little')).toBeVisible();
  });

  test('hands its outcome to the caller', async () => {
    const outcomes: unknown[] = [];
    function Logout() {
      const { run } = useApiAction('logout');
      return (
        <button type="button" onClick={() => void run({}).then((outcome) => outcomes.push(outcome))}>
          Log out
        </button>
      );
    }
    const { screen, calls, call } = await openQueries(<Logout />);
    await screen.getByRole('button', { name: 'Log out' }).click();
    expect(calls[0]?.name).toBe('logout');
    (await call(0)).answer({}, 7);
    await expect.poll(() => outcomes).toMatchObject([{ ok: true, value: { asOfMs: 7 } }]);
  });

  test('of the user before leaves no error behind', async () => {
    const { screen, call, endSession } = await openQueries(<Apply />);
    await screen.getByRole('button', { name: 'Apply' }).click();
    (await call(0)).fail(refused('10031', 'wrong code'));
    await expect.element(screen.getByTestId('inline')).toHaveTextContent('wrong code');
    endSession();
    await expect.element(screen.getByTestId('inline')).toHaveTextContent('fine');
  });

  test('shows markup in the words of the exchange as text', async () => {
    const { screen, call } = await openQueries(<Apply />);
    await screen.getByRole('button', { name: 'Apply' }).click();
    (await call(0)).fail(refused('700006', '<img src=x onerror=window.wasRun=1>'));
    await expect.element(screen.getByText('700006: <img src=x onerror=window.wasRun=1>')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
    expect('wasRun' in window).toBe(false);
  });
});
