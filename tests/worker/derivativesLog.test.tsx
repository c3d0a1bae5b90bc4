import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BridgeContext } from '#app/bridge/BridgeContext.ts';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { createPresent, PresentContext } from '#app/notices/errors/createPresent.ts';
import { plainWords } from '#app/notices/plainWords.ts';
import { DerivativesScreen } from '#app/screens/records/derivatives/DerivativesScreen.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import { logIn } from '#tests/support/browser/callAs.ts';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openBridge } from '#tests/support/browser/openBridge.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import '#app/theme.css';
import '#app/layout/shell.css';

// A trader's log of a year on the real exchange (sandbox/seed/past/records).
const sandbox = findSandbox();
const DAY_MS = 86_400_000;
const PATIENTLY = { timeout: 15_000 };
let bridge: Bridge;

beforeAll(async () => {
  await logIn('vip@sluice.example');
  bridge = openBridge(navigator.locks);
  await page.viewport(1440, 1000);
});
afterEach(() => sandbox.resetFaults());

async function openLog(search = '') {
  await openTexts('en');
  const present = createPresent({
    ...{ lookup: () => undefined, language: () => 'en', words: plainWords },
    monitor: { record: () => undefined },
  });
  const router = createMemoryRouter([{ path: '*', element: <DerivativesScreen /> }], {
    initialEntries: [`/records/derivatives${search}`],
  });
  onTestFinished(() => router.dispose());
  const screen = await render(
    <BridgeContext value={bridge}>
      <PresentContext value={present}>
        <main className="shell-main">
          <RouterProvider router={router} />
        </main>
      </PresentContext>
    </BridgeContext>,
  );
  const table = screen.getByRole('table', { name: 'Derivatives records' });
  await expect.element(table, PATIENTLY).toBeVisible();
  return { screen, table, search: () => router.state.location.search };
}

const rowCount = (): number => document.querySelectorAll('.records-open').length;
const sumLine = (): string => document.querySelector('.records-sums summary')?.textContent ?? '';

const countOf = (sums: string): number =>
  Number(/\d[\d,]*/.exec(sums)?.[0].replaceAll(',', '') ?? Number.NaN);
const newestRow = (): string | undefined =>
  document.querySelector('.records-open')?.getAttribute('aria-label') ?? undefined;

describe('the derivatives log', () => {
  test('loads 90 days in steps of seven, adds up without a gap, and passes the accessibility rules', async () => {
    const { screen } = await openLog('?start=90d');
    await expect.poll(rowCount, PATIENTLY).toBeGreaterThan(10);
    // Fewer rows than are loaded ahead of those in sight: all of them are asked for.
    await expect.poll(sumLine, PATIENTLY).toMatch(/^Rows: \d\d · Change: \u2066−?[\d,.]+ USDT/);
    await screen.getByText('Totals', { exact: true }).click();
    expect(sumLine()).not.toContain('Gaps');
    // All three lists (screens.md 0.2c): currencies are in that of the funding account alone.
    const coinsOf = (account: 'spot' | 'contract' | 'fund') =>
      globalStore.getState().global.recordCoinList[account].map(({ coin }) => coin);
    await expect.poll(() => coinsOf('spot'), PATIENTLY).toContain('DOGE');
    await expect.poll(() => coinsOf('fund'), PATIENTLY).toEqual(expect.arrayContaining(['DOGE', 'USD']));
    expect(coinsOf('contract')).toContain('USDT');
    expect(coinsOf('contract')).not.toContain('DOGE');
    expect(coinsOf('spot')).not.toContain('USD');
    expect(await findViolations()).toEqual([]);
  });

  test('keeps what was loaded where a step fails, and goes on from there by one press', async () => {
    const { screen } = await openLog('?start=30d');
    await expect.poll(sumLine, PATIENTLY).toMatch(/^Rows: \d/);
    await expect.poll(newestRow, PATIENTLY).toBeDefined();
    const [before, newest] = [countOf(sumLine()), newestRow()];
    expect(before).toBeGreaterThan(0);
    await sandbox.order({ fault: 'answer/code', code: 790000, path: 'transaction-history' });
    await screen.getByRole('button', { name: '90d' }).click();
    await expect
      .element(screen.getByText("Older rows couldn't be loaded.", { exact: false }), PATIENTLY)
      .toBeVisible();
    await expect.poll(newestRow, PATIENTLY).toBe(newest);
    expect(sumLine()).toMatch(/^Latest rows/);
    await sandbox.resetFaults();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(sumLine, PATIENTLY).toMatch(/^Rows: \d/);
    expect(countOf(sumLine())).toBeGreaterThan(before);
    expect(newestRow()).toBe(newest);
  });

  test('turns pages and opens a row by keys, with its formula in figures', async () => {
    const { screen, search } = await openLog('?start=90d');
    await expect.poll(rowCount, PATIENTLY).toBeGreaterThan(10);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(search).toContain('page=2');
    await expect.poll(rowCount, PATIENTLY).toBeGreaterThan(0);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect
      .element(screen.getByRole('dialog'))
      .toMatchTextContent(/Change.*[\d,.]+ − .* − .* = −?[\d,.]+ USDT/);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('puts the rows of an order under one heading, and jumps to a day 200 days ago', async () => {
    const { screen, search } = await openLog('?start=90d');
    await screen.getByRole('checkbox', { name: 'Group by order' }).click();
    await expect.element(screen.getByText(/^Order /).first()).toBeVisible();
    const day = new Date(Date.now() - 200 * DAY_MS).toISOString().slice(0, 10);
    await screen.getByLabelText('Jump to date').fill(day);
    await expect.poll(search).toContain(`end=${day}`);
    // The newest row that is shown is of that day or older, on any reader's clock.
    await expect
      .poll(() => Date.parse(document.querySelector('tbody time')?.getAttribute('datetime') ?? ''), PATIENTLY)
      .toBeLessThan(Date.parse(day) + 2 * DAY_MS);
  });
});
