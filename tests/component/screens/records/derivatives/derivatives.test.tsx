import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UNREACHABLE } from '#tests/support/browser/openSession.ts';
import { mountedRows, NEWEST_MS, openLog, scroller, sumLine } from './openLog.tsx';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** What the box of 1,000 px holds, and the rows around it. */
const MOST_MOUNTED = 60;

describe('the derivatives log', () => {
  test('has the rows in sight on the page and no others, and loads more as it is scrolled', async () => {
    const { logCalls } = await openLog({ count: 3_000, spacingMs: MINUTE_MS });
    await expect.poll(mountedRows).toBeGreaterThan(10);
    expect(mountedRows()).toBeLessThan(MOST_MOUNTED);
    const callsBefore = logCalls().length;
    for (let step = 0; step < 5; step += 1) {
      const height = scroller().scrollHeight;
      scroller().scrollTop = height;
      await expect.poll(() => scroller().scrollHeight).toBeGreaterThan(height);
      expect(mountedRows()).toBeLessThan(MOST_MOUNTED);
    }
    expect(logCalls().length).toBeGreaterThan(callsBefore);
    scroller().scrollTop = 0;
    await expect.poll(() => document.querySelector('[aria-rowindex="2"]')).not.toBeNull();
  });

  test('adds up what it has loaded, on demand all of it', async () => {
    const { screen } = await openLog({ count: 3_000, spacingMs: MINUTE_MS });
    await screen.getByText('Totals', { exact: true }).click();
    await screen.getByRole('button', { name: 'Load all' }).click();
    await expect.poll(sumLine).toMatch(/^Rows: 3,000 · Change: \u20663,000 USDT/);
    // 3,000 times 0.05, −0.25 and 0.8.
    await expect.element(screen.getByRole('row', { name: 'USDT −750 150 2,400 3,000' })).toBeVisible();
    const result = screen.getByRole('row', { name: 'USDT · Realised result −750 150 2,400 3,000' });
    await expect.element(result).toBeVisible();
  });

  test('turns by twenty rows with the arrow keys, and says where it is', async () => {
    const { screen, search } = await openLog({ count: 150, spacingMs: MINUTE_MS });
    await expect.poll(mountedRows).toBeGreaterThan(10);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(search).toBe('?page=2');
    await expect.element(screen.getByText(/^21 to \d+ of 150$/)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect.element(screen.getByText(/^21 to \d+ of 150$/)).toBeVisible();
    scroller().scrollTop = 0;
    await expect.element(screen.getByText(/^1 to \d+ of 150$/)).toBeVisible();
    // The address has this page already.
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByText(/^21 to \d+ of 150$/)).toBeVisible();
  });

  test('keeps the row with the focus, from which the arrows go on', async () => {
    await openLog({ count: 200, spacingMs: MINUTE_MS });
    await expect.poll(mountedRows).toBeGreaterThan(10);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const focusedRow = () => document.activeElement?.closest('tr')?.dataset.index;
    expect(focusedRow()).toBe('1');
    scroller().scrollTop = 4_000;
    await expect.poll(() => document.querySelector('[data-index="100"]')).not.toBeNull();
    expect(focusedRow()).toBe('1');
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedRow()).toBe('2');
    await expect.poll(() => scroller().scrollTop).toBeLessThan(200);
  });

  test('on a phone scrolls with the page, and has only the rows in sight as well', async () => {
    await openLog({ count: 1_500, spacingMs: MINUTE_MS, width: 390 });
    await expect.poll(mountedRows).toBeGreaterThan(5);
    const height = document.documentElement.scrollHeight;
    expect(height).toBeGreaterThan(20_000);
    window.scrollTo(0, 15_000);
    await expect.poll(() => document.querySelector('[data-index="245"]')).not.toBeNull();
    expect(mountedRows()).toBeLessThan(MOST_MOUNTED);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    window.scrollTo(0, 0);
  });
});

describe('a gap of the running balance', () => {
  test('is flagged at its row with what is missing, and counted below', async () => {
    const { screen } = await openLog({
      ...{ count: 10, spacingMs: MINUTE_MS },
      change: (entry, at) => (at < 4 ? { ...entry, cashBalance: String(10 - at + 5) } : entry),
    });
    await expect.element(screen.getByText(/Gap: .*5 USDT/)).toBeVisible();
    await expect.poll(sumLine).toContain('Gaps in the balance: 1');
    expect(document.querySelectorAll('[data-gap]')).toHaveLength(1);
    expect(document.querySelector('[data-gap]')?.closest('tr')?.dataset.index).toBe('3');
  });

  test('is not looked for where rows are left out', async () => {
    const { screen } = await openLog({
      ...{ count: 10, spacingMs: MINUTE_MS, path: '?type=trade' },
      change: (entry, at) => (at < 4 ? { ...entry, cashBalance: '99' } : entry),
    });
    await expect.poll(mountedRows).toBe(10);
    await expect.element(screen.getByText(/Gap/)).not.toBeInTheDocument();
  });
});

test('What is older than two years is a link to an export of it', async () => {
  const { screen } = await openLog({ count: 3, spacingMs: MINUTE_MS });
  const link = screen.getByRole('link', { name: 'Request an export' }).first();
  const to = new URL(link.element().getAttribute('href') ?? '', location.href);
  expect(to.pathname).toBe('/exportStatment');
  expect(to.searchParams.get('type')).toBe('derivatives');
  // The day before the first one that the page can ask for: two years, a leap day included.
  const ageDays = (NEWEST_MS - Date.parse(to.searchParams.get('to') ?? '')) / DAY_MS;
  expect(ageDays).toBeGreaterThan(730);
  expect(ageDays).toBeLessThan(733);
});

describe('loading in steps', () => {
  test('is stopped by its button, keeps what is there, and goes on from there', async () => {
    let release = (): void => undefined;
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    const { screen, logCalls } = await openLog({
      ...{ count: 40, spacingMs: DAY_MS, path: '?start=90d' },
      instead: (at) => (at < 2 ? undefined : held),
    });
    await expect.element(screen.getByText(/^2 of 1\d parts of the period loaded$/)).toBeVisible();
    await screen.getByRole('button', { name: 'Stop loading' }).click();
    await expect.element(screen.getByText("Stopped. Older records aren't loaded.")).toBeVisible();
    // Rows are drawn after what is said of them.
    await expect.poll(mountedRows).toBeGreaterThan(5);
    // The height of all rows, in sight or not: those that fit may all be drawn already.
    const [height, calls] = [scroller().scrollHeight, logCalls().length];
    release();
    (screen.getByRole('button', { name: 'Continue' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Stopped', { exact: false })).not.toBeInTheDocument();
    await expect
      .poll(() => scroller().scrollHeight, { message: 'rows of the next part' })
      .toBeGreaterThan(height);
    // No step that was there is asked for again.
    const starts = logCalls()
      .slice(0, 2)
      .map(({ startTime }) => startTime);
    expect(
      logCalls()
        .slice(calls)
        .filter(({ startTime }) => starts.includes(startTime)),
    ).toEqual([]);
  });

  test('that fails at a step keeps the rows before it, and goes on from that step', async () => {
    let isAway = true;
    const { screen, logCalls } = await openLog({
      ...{ count: 40, spacingMs: DAY_MS, path: '?start=90d' },
      instead: (at) => (at >= 2 && isAway ? { error: UNREACHABLE } : undefined),
    });
    await expect.element(screen.getByText(/^Older rows couldn't be loaded/)).toBeVisible();
    // Rows are drawn after what is said of them.
    await expect.poll(mountedRows).toBeGreaterThan(5);
    const height = scroller().scrollHeight;
    const failed = logCalls().at(-1)?.startTime;
    const calls = logCalls().length;
    isAway = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => scroller().scrollHeight).toBeGreaterThan(height);
    expect(logCalls()[calls]?.startTime).toBe(failed);
    await expect.element(screen.getByText(/^Older rows couldn't be loaded/)).not.toBeInTheDocument();
  });
});
