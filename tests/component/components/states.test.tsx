import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState, type ErrorStateProps } from '#app/components/ErrorState.tsx';
import { formatTime } from '#app/components/format/dates.ts';
import { StaleHint } from '#app/components/StaleHint.tsx';
import type { Language } from '#shared/site/languages.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import '#app/theme.css';

const TRACE = '6f1c0b6e-3a57-4e7c-8f0c-52a3c7d1e9ab';

describe('an empty state', () => {
  test('says one sentence and has one action, by pointer and by key', async () => {
    await openTexts();
    const add = vi.fn();
    const screen = await render(
      <EmptyState text="You have saved no addresses." action={{ label: 'Add an address', onClick: add }} />,
    );
    await expect.element(screen.getByText('You have saved no addresses.')).toBeVisible();
    expect(screen.container.querySelectorAll('button, a')).toHaveLength(1);
    await screen.getByRole('button', { name: 'Add an address' }).click();
    await userEvent.keyboard('{Enter}');
    expect(add).toHaveBeenCalledTimes(2);
  });

  test('may lead to a screen that helps, without loading the page again', async () => {
    await openTexts();
    const action = { label: 'See frozen assets', to: '/records/frozen-assets' };
    const router = createMemoryRouter([
      { path: '/', element: <EmptyState text="Nothing can be withdrawn." action={action} /> },
      { path: '/records/frozen-assets', element: <h1>Frozen assets</h1> },
    ]);
    const screen = await render(<RouterProvider router={router} />);
    await screen.getByRole('link', { name: 'See frozen assets' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Frozen assets' })).toBeVisible();
  });
});

describe('an error state', () => {
  const openError = async (props: Partial<ErrorStateProps> = {}, language: Language = 'en') => {
    await openTexts(language);
    const onRetry = vi.fn();
    const error = { kind: 'http', code: '9000001', retryable: true, traceId: TRACE } as const;
    const screen = await render(
      <ErrorState error={error} text="The exchange did not answer." onRetry={onRetry} {...props} />,
    );
    return { screen, onRetry };
  };

  test('says politely what failed and why, and names the code', async () => {
    const { screen } = await openError();
    const said = screen.getByRole('status').filter({ hasText: "Couldn't load this" }).element();
    const sentences = [...said.children].map((sentence) => sentence.textContent);
    expect(sentences).toEqual(["Couldn't load this", 'Reason: \u2068The exchange did not answer.\u2069']);
    await expect.element(screen.getByText(/^Code .?9000001/)).toBeVisible();
  });

  test('can be of something else than loading', async () => {
    const { screen } = await openError({ title: 'The limits could not be read' });
    await expect.element(screen.getByText('The limits could not be read')).toBeVisible();
    await expect.element(screen.getByText("Couldn't load this")).not.toBeInTheDocument();
  });

  test('offers another try', async () => {
    const { screen, onRetry } = await openError();
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('offers it for a refusal of the exchange as well, and not for what the page itself can’t do', async () => {
    const of = (kind: 'business' | 'worker') => ({ kind, code: '131097', retryable: false }) as const;
    const { screen } = await openError({ error: of('business') });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await screen.rerender(<ErrorState error={of('worker')} text="It stopped." onRetry={vi.fn()} />);
    await expect.element(screen.getByText(/It stopped/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('shows the reference number whole and hands it on', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const onCopied = vi.fn();
    const { screen } = await openError({ onCopied });
    await expect.element(screen.getByText(TRACE)).toBeVisible();
    await screen.getByRole('button', { name: 'Copy reference number' }).click();
    await expect
      .poll(() => onCopied.mock.calls)
      .toEqual([[{ what: 'Reference number', ends: '6f1c0b…d1e9ab' }]]);
    expect(write).toHaveBeenCalledExactlyOnceWith(TRACE);
    write.mockRestore();
  });

  test('of an error without a reference number has nothing to copy', async () => {
    const { screen } = await openError({ error: { kind: 'business', code: 'http/empty', retryable: false } });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(screen.getByText('Reference number')).not.toBeInTheDocument();
    expect(screen.container.querySelectorAll('button')).toHaveLength(1);
  });

  test('in a right-to-left page leaves English words, codes and numbers as they are', async () => {
    const text = 'Request timeout, please re-try!';
    const { screen } = await openError({ text }, 'ar-SA');
    const cause = screen.getByText(/Request timeout/).element();
    const start = (cause.textContent ?? '').indexOf(text);
    const left = (at: number): number => {
      const range = document.createRange();
      range.setStart(cause.firstChild ?? cause, start + at);
      range.setEnd(cause.firstChild ?? cause, start + at + 1);
      return range.getBoundingClientRect().left;
    };
    // The last mark of the cause stands behind the words and not before them.
    expect(left(text.length - 1)).toBeGreaterThan(left(0));
    expect(getComputedStyle(screen.getByText(TRACE).element()).direction).toBe('ltr');
  });
});

describe('a note about old figures', () => {
  const AT_MS = new Date().setHours(9, 41, 7, 0);

  test('says from when they are, to the second and on the clock of the reader', async () => {
    await openTexts();
    const screen = await render(<StaleHint asOfMs={AT_MS} onRetry={() => undefined} />);
    await expect.element(screen.getByText(/^Couldn't refresh these figures/)).toBeVisible();
    await expect.element(screen.getByText('As of 09:41:07')).toBeVisible();
  });

  test('says the day as well where it is another one', async () => {
    await openTexts();
    const atMs = new Date(2026, 10, 21, 9, 41, 7).getTime();
    const screen = await render(<StaleHint asOfMs={atMs} onRetry={() => undefined} />);
    await expect.element(screen.getByText(/^As of 21 Nov( 2026)?, 09:41:07$/)).toBeVisible();
  });

  test('follows the language of the page', async () => {
    await openTexts('ar-SA');
    const screen = await render(<StaleHint asOfMs={AT_MS} onRetry={() => undefined} />);
    await expect.element(screen.getByRole('time')).toHaveTextContent(`كما في ${formatTime(AT_MS)}`);
  });

  test('offers another try', async () => {
    await openTexts();
    const onRetry = vi.fn();
    const screen = await render(<StaleHint asOfMs={AT_MS} onRetry={onRetry} />);
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
